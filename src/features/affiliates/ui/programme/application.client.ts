import { applicationBody, applicationValues } from '#src/features/affiliates/domain/form-body.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { keepDraft } from '#src/shared/ui/browser-memory/form-draft.ts'
import { sendInPlace } from '#src/shared/ui/form-sending/send-in-place.client.ts'
import { draftKey } from './draft-key.ts'
import { fieldId } from './field-id.ts'

/** Sends the application without leaving the page; the receipt comes in the form's place. */
const form = document.querySelector<HTMLFormElement>('form[data-application]')
const keptFields = ['businessName', 'businessType', 'contactName', 'email', 'phone']
if (form)
  sendInPlace(form, {
    path: '/api/affiliates/applications',
    draft: keepDraft(form, draftKey, keptFields),
    readBody: () => applicationBody(applicationValues(new FormData(form)), form.dataset.application ?? 'en'),
    showReceipt: (answer) => showReceipt(form, answer),
    wordsOf: ({ field, message }) => ({ id: fieldId(field), message }),
  })

/** Throws when the answer is no receipt, so that nobody is thanked for what was not stored. */
function showReceipt(form: HTMLFormElement, answer: unknown): void {
  const { reference, decisionBy }: Record<string, unknown> = Object(answer)
  if (typeof reference !== 'string' || typeof decisionBy !== 'string') throw new Error('the answer is no receipt')
  const receipt = form.querySelector<HTMLTemplateElement>('template[data-done]')?.content.cloneNode(true)
  if (!(receipt instanceof DocumentFragment)) return
  const fill = (selector: string, words: string) => {
    const place = receipt.querySelector(selector)
    if (place) place.textContent = words
  }
  fill('[data-reference]', reference)
  fill('[data-answer-by]', formatInstant(decisionBy, form.dataset.application === 'es' ? 'es' : 'en'))
  const shown = receipt.querySelector<HTMLElement>('[data-receipt]')
  form.replaceWith(receipt)
  shown?.focus()
}
