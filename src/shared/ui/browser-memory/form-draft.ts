import { recall, remember } from './browser-memory.ts'

/** A form whose words outlive a reload of this tab. */
export interface FormDraft {
  /** True when there was a draft to go on with: how fast it is sent then says nothing. */
  wasKept: boolean
  /** What was typed is with us now. */
  forget(): void
}

/** Puts the draft of this session back into the empty fields of `form` and keeps it as they change. Only `fields` are kept: never a consent, never a file. */
export function keepDraft(form: HTMLFormElement, key: string, fields: readonly string[]): FormDraft {
  const wasKept = restore(form, key, fields)
  form.addEventListener('input', () => {
    const data = new FormData(form)
    remember('sessionStorage', key, JSON.stringify(Object.fromEntries(fields.map((name) => [name, data.get(name)]))))
  })
  return { wasKept, forget: () => remember('sessionStorage', key, null) }
}

function restore(form: HTMLFormElement, key: string, fields: readonly string[]): boolean {
  const draft = draftIn(recall('sessionStorage', key))
  if (!draft) return false
  for (const name of fields) {
    const control = form.elements.namedItem(name)
    const value = draft[name]
    if (typeof value !== 'string' || !control || !('value' in control)) continue
    const before = control.value
    if (before === '' || control instanceof HTMLSelectElement) control.value = value
    // What is no longer offered leaves a choice empty.
    if (control.value === '') control.value = before
  }
  return true
}

function draftIn(kept: string | null): Record<string, unknown> | undefined {
  try {
    const draft = JSON.parse(kept ?? 'null')
    return draft instanceof Object ? draft : undefined
  } catch {
    // Unreadable: start empty.
    return undefined
  }
}
