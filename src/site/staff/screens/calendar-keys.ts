import type { KeyPress } from '#src/features/crm/ui/shortcut.ts'

/** The keys of the calendar, each with the mark of what it presses; M presses what moves the visit in focus. */
const marks: Record<string, 'earlier' | 'later' | 'undo'> = { ArrowLeft: 'earlier', ArrowRight: 'later', z: 'undo' }

/** Does what a key asks for; true when it was one of the calendar's. */
export function pressCalendarKey({ key, ctrlKey, metaKey, altKey, isTyping }: KeyPress): boolean {
  if (ctrlKey || metaKey || altKey || isTyping) return false
  const mark = marks[key] ?? marks[key.toLowerCase()]
  const visit = document.activeElement?.closest('.cal-visit')
  const target =
    key.toLowerCase() === 'm'
      ? visit?.querySelector('[data-key="move"]')
      : mark && document.querySelector(`[data-key="${mark}"]`)
  if (!(target instanceof HTMLElement)) return false
  target.click()
  return true
}
