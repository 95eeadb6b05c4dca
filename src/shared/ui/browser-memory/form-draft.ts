import { recall, remember } from './browser-memory.ts'
import { unsentMark } from './unsent-mark.ts'

/** A form whose words outlive a reload of this tab. */
export interface FormDraft {
  /** What it is kept under. */
  name: string
  /** True when there was a draft to go on with: how fast it is sent then says nothing. */
  wasKept: boolean
  /** What was typed is with us now. */
  forget(): void
}

/** Puts the draft of this session back into the empty fields of `form` and keeps it as they change. Only `fields` are kept: never a consent, never a file. */
export function keepDraft(form: HTMLFormElement, key: string, fields: readonly string[]): FormDraft {
  const wasKept = restore(form, key, fields)
  const keep = () => {
    const data = new FormData(form)
    remember('sessionStorage', key, JSON.stringify(Object.fromEntries(fields.map((name) => [name, data.get(name)]))))
  }
  form.addEventListener('input', keep)
  // This script comes with the first touch: a browser that fills all fields at once is done before.
  if ([...form.querySelectorAll('textarea, input')].some(isWritten)) keep()
  return { name: key, wasKept, forget: () => remember('sessionStorage', key, null) }
}

const isWritten = (field: Element) => 'defaultValue' in field && 'value' in field && field.value !== field.defaultValue

function restore(form: HTMLFormElement, key: string, fields: readonly string[]): boolean {
  const draft = draftIn(recall('sessionStorage', key))
  for (const name of fields) {
    const control = form.elements.namedItem(name)
    const value = draft?.[name]
    // Nothing that was written or taken from a link since.
    const isOpen = control instanceof HTMLSelectElement || (control && 'value' in control && !control.value)
    if (isOpen && typeof value === 'string') setControl(control, value)
  }
  return Boolean(draft)
}

/** Gives a field, a list or a group of radios a value; one that is not offered changes nothing. */
export function setControl(control: Element | RadioNodeList | null, value: string): void {
  if (!control || !('value' in control)) return
  const before = control.value
  control.value = value
  control.value ||= before
}

function draftIn(kept: string | null): Record<string, unknown> | null {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    // Unreadable: start empty.
    return null
  }
}

/** Before the path that a form is sent to; each form has one. */
export const unsentPrefix = 'unsent:'

/**
 * Keeps a whole form from the moment it is sent until the server has answered: somebody who was offline and closed the page has it sent by the next page
 * of ours (form-sending/send-unsent.client.ts), with its key, so that it is there once. `draft` names the draft of this tab, to write it again from the body
 * should it be refused later.
 */
export function keepUnsent(path: string, key: string, body: object, draft?: string): void {
  const kept = { key, body, at: Date.now(), page: location.pathname, draft }
  remember('localStorage', unsentPrefix + path, JSON.stringify(kept))
  remember('localStorage', unsentMark, '1')
}

export const forgetUnsent = (path: string) => remember('localStorage', unsentPrefix + path, null)
