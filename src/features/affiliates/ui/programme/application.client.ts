import { applicationBody, applicationValues } from '#src/features/affiliates/domain/form-body.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { retryWhenOnline } from '#src/shared/http/retry-online.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { type FormDraft, keepDraft } from '#src/shared/ui/browser-memory/form-draft.ts'
import { clearErrors, showErrors, showFailure } from '#src/shared/ui/error-summary/form-errors.client.ts'
import { signsOf } from '#src/shared/ui/form-trap/form-signs.ts'
import { draftKey } from './draft-key.ts'
import { fieldId } from './field-id.ts'

/** Sends the application without leaving the page: busy label, errors in place, draft kept, the receipt in the form's place. */
const form = document.querySelector<HTMLFormElement>('form[data-application]')
const keptFields = ['businessName', 'businessType', 'contactName', 'email', 'phone']
const draft = form && keepDraft(form, draftKey, keptFields)
let stopRetrying: (() => void) | undefined
let attempt = { body: '', key: '' }

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!button || !draft || button.getAttribute('aria-busy') === 'true') return
  const language = form.dataset.application ?? 'en'
  const body = applicationBody(applicationValues(new FormData(form)), language)
  const sent = JSON.stringify(body)
  // The same words sent again are the same application; changed words are a new one.
  if (attempt.body !== sent) attempt = { body: sent, key: randomKey() }
  const status = form.querySelector('[data-status]')
  const [label, said] = [button.textContent, status?.textContent]
  button.style.minWidth = `${button.offsetWidth}px`
  button.setAttribute('aria-busy', 'true')
  button.textContent = form.dataset.sending ?? ''
  if (status) status.textContent = form.dataset.kept ?? ''
  const { key } = attempt
  const signed = { ...body, ...signsOf(form, draft.wasKept) }
  stopRetrying?.()
  void send(form, draft, signed, key, 'first').then((outcome) => {
    if (outcome === 'again') stopRetrying = retryWhenOnline(() => send(form, draft, signed, key, 'again'))
    button.removeAttribute('aria-busy')
    button.textContent = label
    if (status) status.textContent = said ?? ''
  })
})

/** 'again' when it never reached the server: the same may be tried again, with the same key. */
async function send(
  form: HTMLFormElement,
  draft: FormDraft,
  body: object,
  key: string,
  which: 'first' | 'again',
): Promise<'again' | 'done'> {
  try {
    const answer = await apiRequest('POST', '/api/affiliates/applications', body, {
      headers: { 'Idempotency-Key': key },
    })
    clearErrors(form)
    showReceipt(form, answer)
    draft.forget()
    return 'done'
  } catch (error) {
    // It was said once; the page stays quiet until something else happens.
    if (error instanceof TypeError && which === 'again') return 'again'
    const fields = error instanceof ApiError ? (error.problem?.fields ?? []) : []
    if (fields.length > 0)
      showErrors(
        form,
        fields.map(({ field, message }) => ({ id: fieldId(field), message })),
      )
    else
      showFailure(
        form,
        failureText(error, { offline: form.dataset.offline ?? '', fallback: form.dataset.failed ?? '' }),
      )
    return error instanceof TypeError ? 'again' : 'done'
  }
}

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
