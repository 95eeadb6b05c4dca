/** Turns the contact form into one that stays on its page: JSON to the API, errors in place, draft kept, thank-you at the end. */

import { contactBody, contactValuesFromForm } from '#src/features/contact/domain/form-body.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError, apiRequest, type ProblemField } from '#src/shared/http/request.ts'
import { retryWhenOnline } from '#src/shared/http/retry-online.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { broughtBy } from '#src/shared/ui/browser-memory/brought-by.ts'
import { type FormDraft, keepDraft } from '#src/shared/ui/browser-memory/form-draft.ts'
import { clearErrors, showErrors, showFailure } from '#src/shared/ui/error-summary/form-errors.client.ts'
import { signsOf } from '#src/shared/ui/form-trap/form-signs.ts'
import { showToast } from '#src/shared/ui/toast/show-toast.ts'
import { draftKey } from './draft-key.ts'
import { fieldId, ownWords } from './field-id.ts'

const keptFields = ['name', 'email', 'phone', 'location', 'service', 'message']

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact-form]')) attach(form)

function attach(form: HTMLFormElement): void {
  const draft = keepDraft(form, draftKey, keptFields)
  let attempt = { body: '', key: '' }
  let stopRetrying: (() => void) | undefined
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    if (!button || button.getAttribute('aria-busy') === 'true') return
    const values = contactValuesFromForm(new FormData(form))
    const body = { ...contactBody(values, form.dataset.contactForm ?? 'en'), ...broughtBy() }
    const sent = JSON.stringify(body)
    // The same words sent again are the same enquiry; changed words are a new one.
    if (attempt.body !== sent) attempt = { body: sent, key: randomKey() }
    const label = button.textContent
    button.setAttribute('aria-busy', 'true')
    button.style.minWidth = `${button.offsetWidth}px`
    button.textContent = form.dataset.sending ?? ''
    const signed = { ...body, ...signsOf(form, draft.wasKept) }
    stopRetrying?.()
    const { key } = attempt
    void send(form, draft, signed, key, 'first').then((outcome) => {
      if (outcome === 'again') stopRetrying = retryWhenOnline(() => send(form, draft, signed, key, 'again'))
      button.removeAttribute('aria-busy')
      button.textContent = label
    })
  })
}

/** 'again' when it never reached the server: the same may be tried again, with the same key. */
async function send(
  form: HTMLFormElement,
  draft: FormDraft,
  body: object,
  key: string,
  which: 'first' | 'again',
): Promise<'again' | 'done'> {
  try {
    const answer = await apiRequest('POST', '/api/contact', body, { headers: { 'Idempotency-Key': key } })
    clearErrors(form)
    showReceipt(form, answer)
    draft.forget()
    return 'done'
  } catch (error) {
    // It was said once; the page stays quiet until something else happens.
    if (error instanceof TypeError && which === 'again') return 'again'
    const fields: ProblemField[] = error instanceof ApiError ? (error.problem?.fields ?? []) : []
    if (fields.length > 0)
      showErrors(
        form,
        fields.map((problem) => ({
          id: fieldId(problem.field),
          message: ownWords(problem, form.dataset.nameRequired ?? problem.message),
        })),
      )
    else {
      const text = failureText(error, { offline: form.dataset.offline ?? '', fallback: form.dataset.failed ?? '' })
      showFailure(form, text)
      if (isShort(form)) showToast({ kind: 'destructive', text })
    }
    return error instanceof TypeError ? 'again' : 'done'
  }
}

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
