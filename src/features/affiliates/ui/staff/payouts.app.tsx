import { type SubmitEvent, useState } from 'react'
import {
  ledgerCheckResponse,
  type PayoutRunResponse,
  partnerList,
  payoutRunList,
  payoutRunResponse,
} from '#src/features/affiliates/contract.ts'
import { lastMonthOver } from '#src/features/affiliates/domain/payout-calendar.ts'
import { partnerStaffText } from '#src/features/affiliates/text/staff.ts'
import { formatDate, formatEur, formatInstant, formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { ChangeFailure, Shown } from './shown.app.tsx'
import { fetchDocument, sendStatement, usePartnerChange, usePartners } from './staff-data.ts'

/** Payout runs: made, released, paid; their files; the bank's statement; and whether the books agree. */
export function Payouts({ language, mayDecide }: { language: Language; mayDecide: boolean }) {
  const text = partnerStaffText[language].payouts
  const runs = usePartners('/payout-runs', payoutRunList)
  const check = usePartners('/ledger/check', ledgerCheckResponse)
  const change = usePartnerChange()
  const [said, setSaid] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const make = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate({ path: '/payout-runs', body: { month: String(new FormData(event.currentTarget).get('month')) } })
  }
  const read = (file: File | undefined) => {
    if (!file) return
    sendStatement(file).then((n) => {
      setSaid(text.read(formatNumber(n, language)))
      void runs.refetch()
    }, setFailure)
  }
  return (
    <>
      <section className="panel stack-s">
        <Shown query={check} language={language}>
          {({ entries, mismatches, differenceEur }) =>
            mismatches.length === 0 && differenceEur === 0 ? (
              <p className="xs mut">{text.check(formatNumber(entries, language))}</p>
            ) : (
              <p className="note bad">{text.checkBad(formatNumber(mismatches.length, language))}</p>
            )
          }
        </Shown>
        <ChangeFailure error={change.error ?? failure} language={language} />
        <div role="status">{said}</div>
        {mayDecide && (
          <div className="row">
            <form className="row" onSubmit={make}>
              <label htmlFor="run-month">{text.month}</label>
              <input
                className="in"
                id="run-month"
                name="month"
                type="month"
                max={lastMonthOver(new Date())}
                defaultValue={lastMonthOver(new Date())}
                required
              />
              <Button type="submit" small tone="sea" busy={change.isPending}>
                {text.make}
              </Button>
            </form>
            <label className="btn sec2 s">
              {text.bankStatement}
              <input
                className="vh"
                type="file"
                accept=".xml,application/xml,text/xml"
                onChange={(event) => read(event.target.files?.[0])}
              />
            </label>
          </div>
        )}
        <p className="xs mut">{text.makeNote}</p>
      </section>
      <Shown query={runs} language={language}>
        {({ items }) => items.map(({ id }) => <Run key={id} id={id} language={language} mayDecide={mayDecide} />)}
      </Shown>
    </>
  )
}

function Run({ id, language, mayDecide }: { id: string; language: Language; mayDecide: boolean }) {
  const query = usePartners(`/payout-runs/${id}`, payoutRunResponse)
  return (
    <section className="panel">
      <Shown query={query} language={language}>
        {(run) => <RunView run={run} language={language} mayDecide={mayDecide} />}
      </Shown>
    </section>
  )
}

function RunView({ run, language, mayDecide }: { run: PayoutRunResponse; language: Language; mayDecide: boolean }) {
  const text = partnerStaffText[language].payouts
  const change = usePartnerChange()
  const partners = usePartners('', partnerList)
  const nameOf = new Map(partners.data?.items.map(({ id, businessName }) => [id, businessName]))
  const [failure, setFailure] = useState<unknown>()
  const month = `${monthNames(language, 'long')[Number(run.month.slice(5)) - 1]} ${run.month.slice(0, 4)}`
  const save = (path: string, name: string) => fetchDocument(`/payout-runs/${run.id}${path}`, name).catch(setFailure)
  const eur = (amount: number) => formatEur(amount, language, 2)
  return (
    <>
      <div className="row">
        <h2>{text.heading(month)}</h2>
        <Tag tone={run.state === 'paid' ? 'ok' : run.state === 'made' ? 'warn' : 'sea'}>{text.states[run.state]}</Tag>
      </div>
      <p>
        <b className="num n1">{eur(run.totalEur)}</b> {text.toPay(formatNumber(run.payouts.length, language))},{' '}
        {formatDate(run.executionDate, language)}
      </p>
      <p className="xs mut">
        {text.madeBy(run.madeBy, formatInstant(run.madeAt, language))}
        {run.releasedBy && run.releasedAt && !run.isByOne
          ? ` · ${text.madeBy(run.releasedBy, formatInstant(run.releasedAt, language))}`
          : null}
        {run.isByOne ? ` · ${text.byOne}` : null}
      </p>
      <ul className="waiting">
        {run.payouts.map((one) => (
          <li key={one.id}>
            <b className="num">{eur(one.amountEur)}</b>
            <div>
              {one.holder}, ···· {one.ibanLast4}
            </div>
            <Button
              small
              tone="secondary"
              onClick={() => void save(`/statements/${one.affiliateId}.pdf`, `${run.month}-${one.holder}.pdf`)}
            >
              {partnerStaffText[language].payouts.statement}
            </Button>
          </li>
        ))}
        {[...run.held, ...run.belowMinimum].map((one) => (
          <li key={one.affiliateId}>
            <span className="num mut">{eur(one.amountEur)}</span>
            <div>
              <a href={`?tab=ledger&partner=${one.affiliateId}`}>{nameOf.get(one.affiliateId) ?? '···'}</a>,{' '}
              <span className="mut">{text.because[one.because] ?? one.because}</span>
            </div>
          </li>
        ))}
      </ul>
      <ChangeFailure error={change.error ?? failure} language={language} />
      {mayDecide && (
        <div className="row">
          {run.state === 'made' ? (
            <Button small tone="sea" onClick={() => change.mutate({ path: `/payout-runs/${run.id}/release` })}>
              {text.release}
            </Button>
          ) : (
            run.payouts.length > 0 && (
              <>
                <Button small tone="sea" onClick={() => void save('/pain001.xml', `pain001-${run.month}.xml`)}>
                  {text.file}
                </Button>
                <Button small tone="secondary" onClick={() => void save('/transfers.csv', `${run.month}.csv`)}>
                  {text.csv}
                </Button>
              </>
            )
          )}
          {run.state === 'released' && run.payouts.length > 0 && (
            <Button
              small
              tone="secondary"
              onClick={() => change.mutate({ path: `/payout-runs/${run.id}/paid`, body: {} })}
            >
              {text.paid}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
