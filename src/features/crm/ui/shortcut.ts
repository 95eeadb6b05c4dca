/** Single-key shortcuts: which key means what, and when a key press is meant for us. */

export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** The element that has the focus takes typed text. */
  isTyping: boolean
}

export type ListShortcut = 'search' | 'next' | 'previous'
const listKeys: Record<string, ListShortcut> = { '/': 'search', j: 'next', k: 'previous' }

/** The list's shortcut behind a key press; undefined while typing or with a modifier, so that no browser command is taken. */
export function listShortcut(press: KeyPress): ListShortcut | undefined {
  return isPlain(press) ? listKeys[press.key.toLowerCase()] : undefined
}

export type QueueShortcut = ListShortcut | 'done' | 'undo'
const queueKeys: Record<string, QueueShortcut> = { x: 'done', z: 'undo' }

/** Today's shortcut behind a key press. */
export function queueShortcut(press: KeyPress): QueueShortcut | undefined {
  return (isPlain(press) ? queueKeys[press.key.toLowerCase()] : undefined) ?? listShortcut(press)
}

export type InboxShortcut = ListShortcut | 'close' | 'give' | 'undo'
const inboxKeys: Record<string, InboxShortcut> = { x: 'close', g: 'give', z: 'undo' }

/** The inbox's shortcut behind a key press. */
export function inboxShortcut(press: KeyPress): InboxShortcut | undefined {
  return (isPlain(press) ? inboxKeys[press.key.toLowerCase()] : undefined) ?? listShortcut(press)
}

/** What a letter reaches on the page of a lead, by the mark that the thing carries. */
export type KeyTarget = 'edit' | 'move' | 'give' | 'undo'
const targetKeys: Record<string, KeyTarget> = { e: 'edit', m: 'move', g: 'give', z: 'undo' }

/** What a key press reaches on the page of a lead. */
export function keyTarget(press: KeyPress): KeyTarget | undefined {
  return isPlain(press) ? targetKeys[press.key.toLowerCase()] : undefined
}

const wayKeys: Record<string, 'note' | 'task'> = { n: 'note', t: 'task' }

/** What a key press asks to write down about a lead: a note or a task. */
export function wayOfKey(press: KeyPress): 'note' | 'task' | undefined {
  return isPlain(press) ? wayKeys[press.key.toLowerCase()] : undefined
}

/** True when the key press asks to move the card in focus. */
export function isMoveShortcut(press: KeyPress): boolean {
  return keyTarget(press) === 'move'
}

/** True when the key press asks to answer the person of a lead or a conversation. */
export function isReplyShortcut(press: KeyPress): boolean {
  return isPlain(press) && press.key.toLowerCase() === 'r'
}

/** The row to focus next: -1 means none has the focus yet. Stops at both ends. */
export function movedIndex(current: number, step: 'next' | 'previous', count: number): number {
  if (count === 0) return -1
  if (current < 0) return step === 'next' ? 0 : count - 1
  return Math.min(count - 1, Math.max(0, current + (step === 'next' ? 1 : -1)))
}

function isPlain({ ctrlKey, metaKey, altKey, isTyping }: KeyPress): boolean {
  return !ctrlKey && !metaKey && !altKey && !isTyping
}
