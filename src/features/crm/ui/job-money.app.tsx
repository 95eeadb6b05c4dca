import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { LeadDetail } from '#src/features/crm/contract.ts'
import type { DepositChange } from '#src/features/crm/deposits/contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { moneyWords } from '#src/features/crm/text/money-words.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { services } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { randomKey } from '#src/shared/http/random-key.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatDate, formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

interface Props {
  lead: Pick<LeadDetail, 'id' | 'deposit' | 'valueEur' | 'service'>
  now: Date
  language: Language
}

const day = (instant: string, language: Language) => formatDate(madridDate(new Date(instant)), language)

/** The deposit of a job, in one sentence: what was asked for and when, or what came in. */
export function DepositLine({ lead: { deposit }, language }: Pick<Props, 'lead' | 'language'>) {
  const words = moneyWords[language]
  if (!deposit) return null
  const { askedEur, askedAt, askedBy, receivedEur, receivedAt, receivedBy } = deposit
  return (
    <p className="xs">
      {receivedEur !== null && receivedAt
        ? words.received(formatEur(receivedEur, language), day(receivedAt, language), receivedBy ?? '')
        : words.asked(formatEur(askedEur, language), day(askedAt, language), askedBy)}
      {receivedEur !== null && receivedEur !== askedEur && ` ${words.wasAsked(formatEur(askedEur, language))}`}
    </p>
  )
}

/** Asking for the deposit, and noting that it came in: one amount, one press. */
export function DepositForm({ lead, now, language }: Props) {
  const words = moneyWords[language]
  const { deposit } = lead
  const [isOpen, setOpen] = useState(false)
  const send = useSend(`/api/crm/leads/${lead.id}/deposit`, lead.id, language)
  const today = madridDate(now)
  if (deposit?.receivedEur != null) return null
  const change = (body: DepositChange) => send.mutate(body, { onSuccess: () => setOpen(false) })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const amountEur = Number(fields.get('amount'))
    const isAsked = event.nativeEvent.submitter?.getAttribute('value') === 'asked'
    change(isAsked ? { what: 'asked', amountEur } : { what: 'received', amountEur, at: String(fields.get('day')) })
  }
  return (
    <div className="job-money">
      <span className="row">
        {deposit && (
          <Button
            tone="sea"
            small
            busy={send.isPending}
            onClick={() => change({ what: 'received', amountEur: deposit.askedEur, at: today })}
          >
            {words.cameIn(formatEur(deposit.askedEur, language))}
          </Button>
        )}
        <Button tone="secondary" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {deposit ? words.otherAmount : words.note}
        </Button>
      </span>
      {isOpen && (
        <form className="row" onSubmit={submit}>
          <Amount words={words.amount} value={deposit?.askedEur} />
          <label>
            {words.day} <input className="in" type="date" name="day" defaultValue={today} max={today} required />
          </label>
          <Button type="submit" name="what" value="asked" tone="secondary" small>
            {words.askedFor}
          </Button>
          <Button type="submit" name="what" value="received" tone="sea" small>
            {words.itCameIn}
          </Button>
        </form>
      )}
      <Failure error={send.error} language={language} />
    </div>
  )
}

/** The payment of a job that is done: the whole price, of which the deposit is a part. */
export function PaymentForm({ lead, now, language }: Props) {
  const words = moneyWords[language]
  const [isOpen, setOpen] = useState(false)
  const send = useSend(`/api/crm/leads/${lead.id}/payment`, lead.id, language)
  const today = madridDate(now)
  const depositEur = lead.deposit?.receivedEur ?? null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    send.mutate(
      {
        service: lead.service ?? String(fields.get('service')),
        amountEur: Number(fields.get('amount')),
        paidAt: String(fields.get('day')),
      },
      { onSuccess: () => setOpen(false) },
    )
  }
  return (
    <div className="job-money">
      <Button tone="secondary" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.paid}
      </Button>
      {isOpen && (
        <form className="row" onSubmit={submit}>
          <Amount words={words.whole} value={lead.valueEur ?? undefined} />
          {!lead.service && (
            <label>
              {words.service}{' '}
              <select className="in" name="service" required>
                {services.map((one) => (
                  <option key={one} value={one}>
                    {crmText[language].services[one]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {words.day} <input className="in" type="date" name="day" defaultValue={today} max={today} required />
          </label>
          <Button type="submit" tone="sea" small busy={send.isPending}>
            {words.record}
          </Button>
          {depositEur !== null && lead.valueEur !== null && (
            <p className="xs mut">
              {words.ofWhich(formatEur(depositEur, language), formatEur(lead.valueEur - depositEur, language))}
            </p>
          )}
        </form>
      )}
      <Failure error={send.error} language={language} />
    </div>
  )
}

function useSend(path: string, leadId: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: object) =>
      apiRequest('POST', path, body, { headers: { 'accept-language': language, 'idempotency-key': randomKey() } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/crm/leads', leadId] }),
  })
}

function Amount({ words, value }: { words: string; value: number | undefined }) {
  return (
    <label>
      {words}{' '}
      <input
        className="in"
        type="number"
        inputMode="decimal"
        name="amount"
        min="0.01"
        step="0.01"
        defaultValue={value}
        required
      />
    </label>
  )
}

function Failure({ error, language }: { error: Error | null; language: Language }) {
  const text = crmText[language]
  if (!error) return null
  return (
    <p className="note bad" role="alert">
      {failureText(error, { offline: text.offline, fallback: text.failed })}
    </p>
  )
}
