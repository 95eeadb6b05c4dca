import { recall, remember } from './browser-memory.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

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
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (!fields.includes(name) || typeof value !== 'string') continue
    if (isControl(control)) fill(control, value)
  }
  return true
}

function fill(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    if ([...control.options].some((option) => option.value === value)) control.value = value
  } else if (control.value === '') control.value = value
}

function draftIn(kept: string | null): object | undefined {
  try {
    const draft: unknown = JSON.parse(kept ?? 'null')
    return typeof draft === 'object' && draft !== null ? draft : undefined
  } catch {
    // Unreadable: start empty.
    return undefined
  }
}

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement
