/** Turns the contact form into one that stays on its page: JSON to the API, errors in place, draft kept, thank-you at the end. */

import { contactBody, contactValuesFromForm } from '#src/features/contact/domain/form-body.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { broughtBy } from '#src/shared/ui/browser-memory/brought-by.ts'
import { keepDraft } from '#src/shared/ui/browser-memory/form-draft.ts'
import { sendInPlace } from '#src/shared/ui/form-sending/send-in-place.client.ts'
import { showToast } from '#src/shared/ui/toast/show-toast.ts'
import { draftKey } from './draft-key.ts'
import { fieldId, ownWords } from './field-id.ts'

const keptFields = ['name', 'email', 'phone', 'location', 'service', 'message']

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact-form]'))
  sendInPlace(form, {
    path: '/api/contact',
    draft: keepDraft(form, draftKey, keptFields),
    readBody() {
      const values = contactValuesFromForm(new FormData(form))
      return { ...contactBody(values, form.dataset.contactForm ?? 'en'), ...broughtBy() }
    },
    showReceipt: (answer) => showReceipt(form, answer),
    wordsOf: (problem) => ({
      id: fieldId(problem.field),
      message: ownWords(problem, form.dataset.nameRequired ?? problem.message),
    }),
    onFailure(text) {
      if (isShort(form)) showToast({ kind: 'destructive', text })
    },
  })

function showReceipt(form: HTMLFormElement, answer: unknown): void {
  const { reference, answerBy } = receiptOf(answer)
  const language = languages.find((code) => code === form.dataset.contactForm) ?? 'en'
  const template = form.querySelector<HTMLTemplateElement>('template[data-done]')
  const receipt = template?.content.cloneNode(true)
  if (!(receipt instanceof DocumentFragment)) return
  fill(receipt, '[data-reference]', reference)
  fill(receipt, '[data-answer-by]', formatInstant(answerBy, language))
  const shown = receipt.querySelector<HTMLElement>('[data-receipt]')
  form.replaceWith(receipt)
  shown?.focus()
  shown?.scrollIntoView({ block: 'center' })
  if (isShort(form)) showToast({ text: shown?.querySelector('h2')?.textContent ?? reference })
}

/** The short form stands in the middle of another page, so what became of it is said at the edge as well. */
function isShort(form: HTMLFormElement): boolean {
  return form.classList.contains('enq')
}

function fill(root: DocumentFragment, selector: string, text: string): void {
  const element = root.querySelector(selector)
  if (element) element.textContent = text
}

/** Throws when the answer is no receipt, so that nobody is thanked for what was not stored. */
function receiptOf(answer: unknown): { reference: string; answerBy: string } {
  if (typeof answer === 'object' && answer !== null && 'reference' in answer && 'answerBy' in answer) {
    const { reference, answerBy } = answer
    if (typeof reference === 'string' && typeof answerBy === 'string') return { reference, answerBy }
  }
  throw new Error('the answer is no receipt')
}
