import { useState } from 'react'
import type { Portal } from '#src/features/affiliates/portal-contract.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { portalText } from '#src/features/affiliates/text/portal.ts'
import { formatDate, formatEur, formatNumber, formatPercent, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { openDocument } from './portal-data.ts'

/** One row a payout, each with its PDF. */
export function Statements({ portal, language }: { portal: Portal; language: Language }) {
  const all = portalText(language)
  const text = all.statements
  const [failure, setFailure] = useState(false)
  const monthName = (month: string) =>
    `${monthNames(language, 'long')[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  return (
    <section className="block" id="statements">
      <h2>{text.heading}</h2>
      {failure ? (
        <p className="note bad" role="alert">
          {all.failed}
        </p>
      ) : null}
      {portal.statements.length === 0 ? (
        <p className="mut">{text.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.paidOn}</th>
              <th scope="col">{text.month}</th>
              <th scope="col" className="n">
                {text.amount}
              </th>
              <th scope="col" className="n">
                {text.pdf}
              </th>
            </tr>
          </thead>
          <tbody>
            {portal.statements.map((row) => (
              <tr key={row.runId}>
                <th scope="row">{formatDate(row.payoutDate, language)}</th>
                <td>{monthName(row.month)}</td>
                <td className="n">{formatEur(row.amountEur, language, 2)}</td>
                <td className="n">
                  <button
                    type="button"
                    className="plain"
                    onClick={() =>
                      openDocument(`/payout-runs/${row.runId}/statements/${portal.id}.pdf`).catch(() =>
                        setFailure(true),
                      )
                    }
                  >
                    {text.pdf}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** The tier, and how far the next one is, a square a job. */
export function TierCard({ portal, language }: { portal: Portal; language: Language }) {
  const text = portalText(language).tier
  const { id, bonusPercent, jobs, next } = portal.tier
  const names = partnerNames[language].tiers
  const number = (value: number) => formatNumber(value, language)
  return (
    <section className="card">
      <div className="row refs-head">
        <h2 className="h4">{text.heading(names[id])}</h2>
        {bonusPercent > 0 ? <span className="tag sea">+{formatPercent(bonusPercent, language)}</span> : null}
      </div>
      <p className="sm mut">
        {text.jobs(number(jobs))}{' '}
        {next
          ? text.next(number(next.fromJobs - jobs), names[next.id], `+${formatPercent(next.bonusPercent, language)}`)
          : null}
      </p>
      {next ? (
        <div className="cells" role="img" aria-label={text.cells(number(jobs), number(next.fromJobs))}>
          {Array.from({ length: next.fromJobs }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
            <i key={i} className={i < jobs ? 'on' : i === next.fromJobs - 1 ? 't' : undefined} />
          ))}
        </div>
      ) : null}
    </section>
  )
}
