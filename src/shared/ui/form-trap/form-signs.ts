import { trapName } from '#src/shared/http/form-trap-name.ts'

/**
 * What a form tells besides its answers: the field that nobody sees, and how long the page has been open, which says nothing of a form that was there
 * from an earlier visit (`wasKept`).
 */
export function signsOf(form: HTMLFormElement, wasKept = false): { signs: { trap?: string; filledMillis?: number } } {
  const field = form.elements.namedItem(trapName)
  const trap = field instanceof HTMLInputElement ? field.value : ''
  return { signs: { ...(trap ? { trap } : {}), ...(wasKept ? {} : { filledMillis: Math.round(performance.now()) }) } }
}
