import { type SubmitEvent, useState } from 'react'
import { jobStops } from '#src/features/affiliates/domain/attribution.ts'
import type { Portal, Referral } from '#src/features/affiliates/portal-contract.ts'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatDate, formatEur, formatEurRange, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ask } from './portal-data.ts'
import { referralName } from './referral-name.ts'

const shownFirst = 6
type Filter = 'all' | 'underWay' | 'declined'

const isDeclined = ({ commission, stop }: Referral) =>
  commission?.state === 'rejected' || (!commission && stop === null)
const isUnderWay = (one: Referral) => !one.commission && one.stop !== null && one.likelyEur !== null

/** Each referral with its five stops, its protection, and what it brings. */
export function Referrals({
  portal,
  language,
  onChanged,
}: {
  portal: Portal
  language: Language
  onChanged: () => void
}) {
  const text = portalText(language).referrals
  const [filter, setFilter] = useState<Filter>('all')
  const [showsAll, setShowsAll] = useState(false)
  const count = (test: (one: Referral) => boolean) => formatNumber(portal.referrals.filter(test).length, language)
  const wanted = portal.referrals.filter(
    (one) => filter === 'all' || (filter === 'declined' ? isDeclined(one) : isUnderWay(one)),
  )
  const shown = showsAll ? wanted : wanted.slice(0, shownFirst)
  const chips: [Filter, string][] = [
    ['all', text.all(formatNumber(portal.referrals.length, language))],
    ['underWay', text.underWay(count(isUnderWay))],
    ['declined', text.declined(count(isDeclined))],
  ]
  return (
    <section className="block" id="referrals">
      <div className="row refs-head">
        <h2>{text.heading}</h2>
        <span className="row">
          {chips.map(([value, label]) => (
            <button
              key={value}
              type="button"
              className="chip"
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
              {label}
            </button>
          ))}
        </span>
      </div>
      {shown.length === 0 ? <p className="mut">{text.none}</p> : null}
      <ul className="refs">
        {shown.map((one) => (
          <OneReferral key={one.leadId ?? one.registeredAt} one={one} language={language} onChanged={onChanged} />
        ))}
      </ul>
      {wanted.length > shown.length ? (
        <p>
          <button type="button" className="plain" onClick={() => setShowsAll(true)}>
            {text.more(formatNumber(wanted.length - shown.length, language))}
          </button>
        </p>
      ) : null}
    </section>
  )
}

function OneReferral({ one, language, onChanged }: { one: Referral; language: Language; onChanged: () => void }) {
  const text = portalText(language).referrals
  const { commission, likelyEur } = one
  const at = one.stop === null ? -1 : jobStops.indexOf(one.stop)
  const isOut = isDeclined(one)
  const eur = (amount: number) => formatEur(amount, language, Number.isInteger(amount) ? 0 : 2)
  return (
    <li>
      <div>
        <h3>{one.initials}</h3>
        <p className="sm mut">{referralName(one, language)}</p>
      </div>
      <div>
        <ol className="jl" aria-label={text.progress}>
          {jobStops.map((stop, i) => {
            const isNow = isOut ? i === Math.max(0, at) : i === at
            const isDone = !isOut && i < at
            const when = isNow && one.stopAt ? ` ${formatDate(madridDate(new Date(one.stopAt)), language)}` : ''
            return (
              <li
                key={stop}
                className={isNow ? (isOut ? 'no' : 'nw2') : isDone ? 'dn' : undefined}
                aria-current={isNow ? 'step' : undefined}
              >
                <span>
                  {text.stops[stop]}
                  {when}
                </span>
              </li>
            )
          })}
        </ol>
        <p className="sm mut ref-line">{stateLine(one, language)}</p>
        {commission && ['rejected', 'clawed-back'].includes(commission.state) ? (
          <p className="sm">
            <b>{text.because}</b> {commission.because}
          </p>
        ) : null}
        {commission?.appeal?.answer ? (
          <p className="sm">
            <b>{text.appealAnswer}</b> {commission.appeal.answer}
          </p>
        ) : null}
        {commission?.state === 'rejected' && !commission.appeal ? (
          <Appeal commissionId={commission.id} language={language} onChanged={onChanged} />
        ) : null}
      </div>
      <p className="amt">
        {commission ? eur(commission.state === 'rejected' ? 0 : commission.amountEur) : null}
        {likelyEur ? formatEurRange({ p90: likelyEur.least, p10: likelyEur.most }, language) : null}
        <small>{commission ? text.states[commission.state] : likelyEur ? text.likely : null}</small>
      </p>
    </li>
  )
}

function stateLine(one: Referral, language: Language): string {
  const text = portalText(language).referrals
  const { commission } = one
  if (commission?.appeal && !commission.appeal.answer)
    return text.appealed(formatDate(commission.appeal.answerBy.slice(0, 10), language))
  if (commission) return ''
  if (one.stop === null) return text.notAJob
  if (one.isForGood) return text.forGood
  if (one.daysLeft === 0) return text.ended
  return text.protectedFor(formatNumber(one.daysLeft, language), formatDate(one.protectedUntil.slice(0, 10), language))
}

function Appeal({
  commissionId,
  language,
  onChanged,
}: {
  commissionId: string
  language: Language
  onChanged: () => void
}) {
  const all = portalText(language)
  const text = all.referrals
  const [isOpen, setIsOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!isOpen)
    return (
      <button type="button" className="plain" onClick={() => setIsOpen(true)}>
        {text.appeal}
      </button>
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    ask('POST', `/me/commissions/${commissionId}/appeal`, { words }).then(onChanged, (error: unknown) =>
      setFailure(failureText(error, { offline: all.offline, fallback: all.failed })),
    )
  }
  return (
    <form className="stack-s" onSubmit={submit}>
      <label htmlFor={`appeal-${commissionId}`}>{text.appealWords}</label>
      <textarea className="in" id={`appeal-${commissionId}`} name="words" rows={3} maxLength={2000} required />
      {failure ? (
        <p className="note bad" role="alert">
          {failure}
        </p>
      ) : null}
      <Button type="submit" small tone="sea">
        {text.appealSend}
      </Button>
    </form>
  )
}
