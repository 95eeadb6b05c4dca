import { trapName } from '#src/shared/http/form-trap-name.ts'

/** What a form tells besides its answers: the field that nobody sees, and how long the page has been open. */
export function signsOf(form: HTMLFormElement): { signs: { trap?: string; filledMillis: number } } {
  const field = form.elements.namedItem(trapName)
  const trap = field instanceof HTMLInputElement ? field.value : ''
  return { signs: { ...(trap ? { trap } : {}), filledMillis: Math.round(performance.now()) } }
}
