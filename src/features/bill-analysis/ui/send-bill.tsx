import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { BillReadings } from '#src/features/bill-analysis/domain/bill.ts'
import { sentFigures } from '#src/features/bill-analysis/domain/sent-figures.ts'
import { billText } from '#src/features/bill-analysis/text/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { ApiError, apiSend, type ProblemField } from '#src/shared/http/request.ts'
import { retryWhenOnline } from '#src/shared/http/retry-online.ts'
import { formatDate, formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { broughtBy } from '#src/shared/ui/browser-memory/brought-by.ts'
import { type FormDraft, keepDraft } from '#src/shared/ui/browser-memory/form-draft.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Field, FieldError } from '#src/shared/ui/field/field.tsx'
import { signsOf } from '#src/shared/ui/form-trap/form-signs.ts'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'

interface Props {
  language: Language
  files: readonly File[]
  facts: BillReadings
  annualKwh: number | undefined
  privacyPath: string
}

interface Receipt {
  reference: string
  answerBy: string
  keptUntil: string
}

/** Six files are taken at once; the newest come first. */
const mostFiles = 6

/** Words only: a file is chosen anew after a reload, and a consent given anew. */
const keptFields = ['name', 'email', 'phone', 'message']

/** "Send to an engineer": the only thing on this page that uploads. Two consents, neither ticked for anybody. */
export function SendBill({ language, files, facts, annualKwh, privacyPath }: Props) {
  const words = billText(language).send
  const [problems, setProblems] = useState<readonly ProblemField[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = useRef({ sent: '', key: '' })
  const place = useRef<HTMLFormElement>(null)
  const draft = useRef<FormDraft>(null)
  const stopRetrying = useRef<() => void>(null)
  const taken = files.slice(0, mostFiles)
  const isShown = taken.length > 0 && receipt === null

  useEffect(() => {
    const form = place.current
    if (isShown && form) draft.current = keepDraft(form, 'bill-enquiry-draft', keptFields)
    return () => stopRetrying.current?.()
  }, [isShown])

  if (taken.length === 0) return null

  async function send(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const answers = {
      language,
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      message: text('message') || undefined,
      figures: sentFigures(facts, annualKwh),
      consent: { privacy: typed.has('privacy'), keepFile: typed.has('keepFile') },
      ...broughtBy(),
    }
    const request = JSON.stringify(answers)
    // The same words sent again are the same enquiry; changed words are a new one.
    if (attempt.current.sent !== request) attempt.current = { sent: request, key: randomKey() }
    const body = new FormData()
    body.set('request', JSON.stringify({ ...answers, ...signsOf(form, draft.current?.wasKept) }))
    for (const file of taken) body.append('file', file)
    const { key } = attempt.current
    const answer = await apiSend(`/api/bills/enquiries?language=${language}`, body, { 'Idempotency-Key': key })
    draft.current?.forget()
    setReceipt(receiptOf(answer))
  }

  /** Once more what never reached the server, quietly: it was said, and stays said until it got through or is answered otherwise. */
  async function sendAgain(form: HTMLFormElement): Promise<'again' | 'done'> {
    try {
      await send(form)
    } catch (error) {
      if (error instanceof TypeError) return 'again'
      tell(error)
    }
    return 'done'
  }

  function tell(error: unknown): void {
    const fields = error instanceof ApiError ? (error.problem?.fields ?? []) : []
    setProblems(fields)
    setFailure(fields.length > 0 ? null : failureText(error, { offline: words.offline, fallback: words.failed }))
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblems([])
    setFailure(null)
    stopRetrying.current?.()
    const form = event.currentTarget
    send(form)
      .catch((error: unknown) => {
        tell(error)
        if (error instanceof TypeError) stopRetrying.current = retryWhenOnline(() => sendAgain(form))
      })
      .finally(() => setBusy(false))
  }

  if (receipt)
    return (
      <section className="b-send" role="status">
        <h2>{words.done(receipt.reference)}</h2>
        <p>{words.answer(formatInstant(receipt.answerBy, language))}</p>
        <p className="k">{words.kept(formatDate(receipt.keptUntil, language))}</p>
      </section>
    )
  const of = (name: string) => ({
    id: `b-${name}`,
    error: problems.find(({ field }) => field === name)?.message,
    errorPrefix: words.errorPrefix,
  })
  return (
    <section className="b-send" aria-labelledby="b-send">
      <h2 id="b-send">{words.heading}</h2>
      <p className="mut">{words.text(taken.map(({ name }) => name).join(', '))}</p>
      <form ref={place} onSubmit={submit} noValidate>
        <FormTrap language={language} />
        <Field {...of('name')} label={words.name}>
          {(control) => <input {...control} className="in" name="name" autoComplete="name" maxLength={120} required />}
        </Field>
        <Field {...of('email')} label={words.email} either={words.either.email}>
          {(control) => (
            <input {...control} className="in" name="email" type="email" autoComplete="email" maxLength={254} />
          )}
        </Field>
        <Field {...of('phone')} label={words.phone} either={words.either.phone}>
          {(control) => (
            <input {...control} className="in w10" name="phone" type="tel" autoComplete="tel" maxLength={32} />
          )}
        </Field>
        <Field {...of('message')} label={words.question} optional={words.optional}>
          {(control) => <textarea {...control} className="in" name="message" rows={3} maxLength={4000} />}
        </Field>
        <Consent name="keepFile" error={of('consent.keepFile').error} prefix={words.errorPrefix}>
          {words.keepFile}
        </Consent>
        <Consent name="privacy" error={of('consent.privacy').error} prefix={words.errorPrefix}>
          {words.privacy.before}
          <a href={privacyPath} target="_blank" rel="noreferrer">
            {words.privacy.link}
          </a>
          {words.privacy.after}
        </Consent>
        {failure ? (
          <p className="note bad" role="alert">
            {failure}
          </p>
        ) : null}
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </form>
    </section>
  )
}

function Consent({
  name,
  error,
  prefix,
  children,
}: {
  name: string
  error: string | undefined
  prefix: string
  children: React.ReactNode
}) {
  const id = `b-consent-${name}`
  return (
    <div className={error ? 'f err' : 'f'}>
      {error ? <FieldError id={id} error={error} errorPrefix={prefix} /> : null}
      <label className="ck">
        <input
          type="checkbox"
          name={name}
          id={id}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}

/** Throws when the answer is no receipt, so that nobody is thanked for what was not stored. */
function receiptOf(answer: unknown): Receipt {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'reference' in answer &&
    'answerBy' in answer &&
    'keptUntil' in answer
  ) {
    const { reference, answerBy, keptUntil } = answer
    if (typeof reference === 'string' && typeof answerBy === 'string' && typeof keptUntil === 'string')
      return { reference, answerBy, keptUntil }
  }
  throw new Error('the answer is no receipt')
}
