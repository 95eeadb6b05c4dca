import { useState } from 'react'
import { commissionOf, simulate } from '#src/features/affiliates/domain/commission.ts'
import { exampleJobs, mostJobs } from '#src/features/affiliates/domain/form-body.ts'
import { type JobKind, jobKinds, type RuleSet, tierIds } from '#src/features/affiliates/domain/rules.ts'
import { partnerNames } from '#src/features/affiliates/text/names.ts'
import { rulesText } from '#src/features/affiliates/text/staff-rules.ts'
import { amountsText } from '#src/features/affiliates/ui/programme/amounts.ts'
import { centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import type { Service } from '#src/shared/domain/vocabulary.ts'
import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** A service that earns each kind's own commission. */
const serviceOfKind: Record<JobKind, Service> = {
  solar: 'solar',
  'heat-pump': 'heat-pump',
  'air-conditioning': 'air-conditioning',
  electrical: 'electrical',
  emergency: 'emergency',
}
const exampleContractEur = 9000
const mostContractEur = 1_000_000

/** What a month of jobs, and one job at each tier, come to under the conditions in force and under those of the form. */
export function RulesSimulator({
  language,
  now,
  typed,
}: {
  language: Language
  now: RuleSet
  /** Undefined while the form holds no whole set. */
  typed: RuleSet | undefined
}) {
  const text = rulesText[language].simulator
  const { kinds, tiers } = partnerNames[language]
  const [jobs, setJobs] = useState<Readonly<Record<JobKind, number>>>(exampleJobs)
  const [kind, setKind] = useState<JobKind>('solar')
  const [contractEur, setContractEur] = useState(exampleContractEur)
  const columns: [string, RuleSet | undefined][] = [
    [text.now, now],
    [text.typed, typed],
  ]
  const one = (rules: RuleSet, tier: (typeof tierIds)[number]) => {
    // A kind's own commission, whatever the services are made to count as.
    const own = { ...rules, kindOf: { ...rules.kindOf, [serviceOfKind[kind]]: kind } }
    const { amountCents } = commissionOf(own, serviceOfKind[kind], centsFromEur(contractEur), tier)
    return formatEur(eurFromCents(amountCents), language, 2)
  }
  return (
    <aside className="panel stack-s rules-sim" aria-labelledby="rules-sim">
      <h2 id="rules-sim">{text.heading}</h2>
      <p className="xs mut">{text.note}</p>
      <dl className="pair" aria-live="polite">
        {columns.map(([title, rules]) => {
          const month = rules && simulate(rules, jobs)
          return (
            <div key={title}>
              <dt className="xs mut">{title}</dt>
              <dd>
                <b className="num n1">{month ? amountsText(month.leastCents, month.mostCents, language) : '–'}</b>
                <span className="xs mut">{month ? text.aMonth(tiers[month.tier]) : text.incomplete}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <fieldset className="plain-set">
        <legend className="sm">{text.jobs}</legend>
        {jobKinds.map((id) => (
          <label className="between" key={id}>
            <span>{kinds[id]}</span>
            <input
              className="in w5 tn"
              type="number"
              min="0"
              max={mostJobs}
              value={jobs[id]}
              onChange={({ target }) =>
                setJobs({ ...jobs, [id]: Math.min(mostJobs, Math.max(0, Math.trunc(Number(target.value) || 0))) })
              }
            />
          </label>
        ))}
      </fieldset>
      <fieldset className="plain-set">
        <legend className="sm">{text.oneJob}</legend>
        <label className="between">
          <span>{text.contract}</span>
          <input
            className="in w5 tn"
            type="number"
            min="1"
            max={mostContractEur}
            value={contractEur}
            onChange={({ target }) => setContractEur(Math.min(mostContractEur, Math.max(1, Number(target.value) || 1)))}
          />
        </label>
        <select
          className="in"
          aria-label={text.oneJob}
          value={kind}
          onChange={({ target }) => setKind(jobKinds.find((id) => id === target.value) ?? 'solar')}
        >
          {jobKinds.map((id) => (
            <option key={id} value={id}>
              {kinds[id]}
            </option>
          ))}
        </select>
        <table className="plain-table">
          <thead>
            <tr>
              <td />
              {columns.map(([title]) => (
                <th key={title} scope="col" className="n">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tierIds.map((tier) => (
              <tr key={tier}>
                <th scope="row">{tiers[tier]}</th>
                {columns.map(([title, rules]) => (
                  <td key={title} className="n num">
                    {rules ? one(rules, tier) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
    </aside>
  )
}
