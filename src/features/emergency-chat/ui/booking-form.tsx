import { type MouseEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { bookingWords } from '#src/features/emergency-chat/text/booking-words.ts'
import { widgetText } from '#src/features/emergency-chat/text/widget-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { retryWhenOnline } from '#src/shared/http/retry-online.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import { broughtBy } from '#src/shared/ui/browser-memory/brought-by.ts'
import { type FormDraft, keepDraft } from '#src/shared/ui/browser-memory/form-draft.ts'
import { signsOf } from '#src/shared/ui/form-trap/form-signs.ts'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'
import { type BookingError, missingIn, refusedFor } from './booking-errors.ts'
import { type BookingValues, bookingBody, receiptIn } from './booking-request.ts'
import type { ChatMessage } from './chat-message.ts'
import type { ChatSite } from './chat-site.ts'

interface BookingFormProps {
  site: ChatSite
  /** The conversation so far, which goes with it. */
  messages(): readonly ChatMessage[]
  onReceipt(receipt: string): void
}

const keptFields = ['name', 'phone', 'town']

/** Asks for a call: name, phone and town, with the consent of every form. In English or Spanish, the languages in which we call. */
export function BookingForm({ site, messages, onReceipt }: BookingFormProps) {
  const words = bookingWords[site.language]
  const id = useId()
  const [errors, setErrors] = useState<readonly BookingError[]>([])
  const [isSending, setSending] = useState(false)
  const attempt = useRef({ body: '', key: '' })
  const place = useRef<HTMLFormElement>(null)
  const draft = useRef<FormDraft>(null)
  const stopRetrying = useRef<() => void>(null)

  useEffect(() => {
    const form = place.current
    if (form) draft.current = keepDraft(form, 'emergency-chat-call-draft', keptFields)
    return () => stopRetrying.current?.()
  }, [])

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = valuesOf(new FormData(form))
    const missing = missingIn(values, words.missing)
    setErrors(missing)
    if (missing.length > 0) return
    setSending(true)
    stopRetrying.current?.()
    if ((await tried(values, form, 'first')) === 'again')
      stopRetrying.current = retryWhenOnline(() => tried(values, form, 'again'))
    setSending(false)
  }

  /** 'again' when it never reached the server: the same may be tried again, with the same key. It is said once. */
  async function tried(
    values: BookingValues,
    form: HTMLFormElement,
    which: 'first' | 'again',
  ): Promise<'again' | 'done'> {
    try {
      const receipt = await requested(values, form)
      draft.current?.forget()
      onReceipt(receipt)
      return 'done'
    } catch (error) {
      const isOffline = error instanceof TypeError
      if (which === 'first' || !isOffline)
        setErrors(refusedFor(error, (isOffline ? words.offline : words.failed)(site.phone.display)))
      return isOffline ? 'again' : 'done'
    }
  }

  /** Sends it and gives the words of the receipt. The same words sent again are the same request. */
  async function requested(values: BookingValues, form: HTMLFormElement): Promise<string> {
    const body = { ...bookingBody(values, site.language, messages()), ...broughtBy() }
    const text = JSON.stringify(body)
    if (attempt.current.body !== text) attempt.current = { body: text, key: randomKey() }
    const headers = { 'Idempotency-Key': attempt.current.key }
    const receipt = receiptIn(
      await apiRequest(
        'POST',
        '/api/emergency/requests',
        { ...body, ...signsOf(form, draft.current?.wasKept) },
        { headers },
      ),
    )
    if (!receipt) throw new Error('no receipt')
    return words.receipt(receipt.reference, formatInstant(receipt.answerBy, site.language))
  }

  /** What is wrong with a field, and what its control must carry so that those words belong to it. */
  function told(name: keyof BookingValues) {
    const [fieldId, errorId] = [`${id}-${name}`, `${id}-${name}-error`]
    const error = errors.find((one) => one.name === name)
    const line = error ? (
      <p id={errorId}>
        <span className="ec-vh">{words.errorPrefix} </span>
        {error.message}
      </p>
    ) : null
    return { line, control: { id: fieldId, name, ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }) } }
  }
  const field = (name: keyof BookingValues, label: string, autoComplete: string, type = 'text') => {
    const { line, control } = told(name)
    return (
      <div className="ec-f">
        <label htmlFor={control.id}>{label}</label>
        {line}
        <input {...control} {...{ type, autoComplete }} />
      </div>
    )
  }
  const agrees = told('agrees')
  return (
    <form ref={place} className="ec-book" lang={site.language} noValidate onSubmit={send}>
      {errors.length > 0 ? <Summary id={id} title={words.errorTitle} errors={errors} /> : null}
      <a href={site.consultationPath}>{widgetText(site.language).chooseTime}</a>
      <FormTrap language={site.language} />
      {field('name', words.name, 'name')}
      {field('phone', words.phone, 'tel', 'tel')}
      {field('town', words.town, 'address-level2')}
      <div className="ec-f">
        {agrees.line}
        <label className="ec-check">
          <input {...agrees.control} type="checkbox" />
          <span>
            {words.consent.before}
            <a href={site.privacyPath}>{words.consent.policy}</a>
            {words.consent.after}
          </span>
        </label>
      </div>
      <button type="submit" aria-busy={isSending}>
        {isSending ? words.sending : words.send}
      </button>
      <small>
        {words.conversation} {words.controller(site.brand)}
      </small>
    </form>
  )
}

/** Everything that is wrong, each line a link to its field, if it has one. Takes the focus whenever there is something new. */
function Summary({ id, title, errors }: { id: string; title: string; errors: readonly BookingError[] }) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors again are told again
  useEffect(() => place.current?.focus(), [errors])
  // Not by the address: it would stay in the page's, and the chat is no part of the page.
  const go = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <div className="ec-sum" ref={place} role="alert" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <b id={`${id}-title`}>{title}</b>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name}${message}`}>
            {name ? (
              <a href={`#${id}-${name}`} onClick={(event) => go(event, `${id}-${name}`)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function valuesOf(data: FormData): BookingValues {
  const text = (name: string) => String(data.get(name) ?? '')
  return { name: text('name'), phone: text('phone'), town: text('town'), agrees: data.get('agrees') !== null }
}
