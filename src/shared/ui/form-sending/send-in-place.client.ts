/**
 * Sends a form without leaving its page: busy button, errors in place, one key for the same words, tried again when the connection is back, by the next
 * page of ours should this one be closed. The
 * consultation's form, which fetches its times as well, has its own: with this piece its page would pass its 12 kB of script.
 */

import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError, apiRequest, type ProblemField } from '#src/shared/http/request.ts'
import { retryWhenOnline } from '#src/shared/http/retry-online.ts'
import { type FormDraft, forgetUnsent, keepUnsent } from '#src/shared/ui/browser-memory/form-draft.ts'
import { clearErrors, showErrors, showFailure } from '#src/shared/ui/error-summary/form-errors.client.ts'
import { signsOf } from '#src/shared/ui/form-trap/form-signs.ts'

/** What one form adds to the way all of them are sent. */
export interface FormSending {
  /** Where the answers go, as JSON. */
  path: string
  draft: FormDraft
  /** The answers as they stand when the button is pressed. */
  readBody(): object
  /** Puts the receipt in the form's place. Throws when the answer is no receipt, so that nobody is thanked for what was not stored. */
  showReceipt(answer: unknown): void
  /** The field on the page and the words for one that the server refuses. */
  wordsOf(field: ProblemField): { id: string; message: string }
  /** Takes the words of a failure that belongs to no field. */
  onFailure?(text: string): void
}

/**
 * Makes `form` send itself by `sending` when submitted. The form brings the words: `data-sending`, `data-offline`, `data-failed`, and `data-kept` for its
 * `[data-status]` line while the answers are on their way. The same words sent again carry the same Idempotency-Key; changed words are a new one.
 */
export function sendInPlace(form: HTMLFormElement, sending: FormSending): void {
  // On its way before it is needed: without a connection it could not be fetched.
  const unsent = import('./send-unsent.client.ts')
  let attempt = { body: '', key: '' }
  let stopRetrying: (() => void) | undefined
  form.dataset.sends = sending.path
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    if (!button || button.getAttribute('aria-busy') === 'true') return
    const body = sending.readBody()
    const sent = JSON.stringify(body)
    if (attempt.body !== sent) attempt = { body: sent, key: randomKey() }
    const { key } = attempt
    const signed = { ...body, ...signsOf(form, sending.draft.wasKept) }
    const status = form.querySelector('[data-status]')
    const [label, said] = [button.textContent, status?.textContent]
    button.style.minWidth = `${button.offsetWidth}px`
    button.setAttribute('aria-busy', 'true')
    button.textContent = form.dataset.sending ?? ''
    if (status) status.textContent = form.dataset.kept ?? ''
    stopRetrying?.()
    keepUnsent(sending.path, key, signed, sending.draft.name)
    const answered = async () => {
      forgetUnsent(sending.path)
      ;(await unsent).sayNoMore()
    }
    const sendAs = async (which: 'first' | 'again') => {
      const outcome = await send(form, sending, signed, key, which)
      if (outcome === 'done') void answered()
      return outcome
    }
    void sendAs('first').then((outcome) => {
      if (outcome === 'again') {
        stopRetrying = retryWhenOnline(() => sendAs('again'))
        void unsent.then(({ sayWaiting }) =>
          sayWaiting(() => {
            stopRetrying?.()
            forgetUnsent(sending.path)
            clearErrors(form)
          }),
        )
      }
      button.removeAttribute('aria-busy')
      button.textContent = label
      if (status) status.textContent = said ?? ''
    })
  })
}

/** 'again' when it never reached the server: the same may be tried again, with the same key. */
async function send(
  form: HTMLFormElement,
  sending: FormSending,
  body: object,
  key: string,
  which: 'first' | 'again',
): Promise<'again' | 'done'> {
  try {
    const answer = await apiRequest('POST', sending.path, body, { headers: { 'Idempotency-Key': key } })
    clearErrors(form)
    sending.showReceipt(answer)
    sending.draft.forget()
    return 'done'
  } catch (error) {
    // It was said once; the page stays quiet until something else happens.
    if (error instanceof TypeError && which === 'again') return 'again'
    const fields = error instanceof ApiError ? (error.problem?.fields ?? []) : []
    if (fields.length > 0) showErrors(form, fields.map(sending.wordsOf))
    else {
      const text = failureText(error, { offline: form.dataset.offline ?? '', fallback: form.dataset.failed ?? '' })
      showFailure(form, text)
      sending.onFailure?.(text)
    }
    return error instanceof TypeError ? 'again' : 'done'
  }
}
