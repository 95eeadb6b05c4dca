import { type JobKind, jobKinds, payoutDay } from '#src/features/affiliates/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatEurRange, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { rulesInForce } from '#src/site/published/rules-in-force.ts'
import { partnershipText } from './text.ts'
import './partnership.css'

/** "€500–1,000", "€50". */
export function commissionText(kind: JobKind, language: Language): string {
  const { low, high } = commissionEur(kind)
  return low === high ? formatEur(low, language) : formatEurRange({ p90: low, p10: high }, language)
}

/** What one finished job of a kind earns by the conditions in force, at least and at most, before the tier's bonus. */
export function commissionEur(kind: JobKind): { low: number; high: number } {
  const { leastCents, mostCents } = rulesInForce().rates[kind]
  return { low: eurFromCents(leastCents), high: eurFromCents(mostCents) }
}

/** What a partner earns by kind of work, and when it is paid. */
export function Earnings({ language }: { language: Language }) {
  const text = partnershipText(language)
  const { capCents, minimumPayoutCents, tiers } = rulesInForce()
  return (
    <div className="pt-earn">
      <h2>{text.earn}</h2>
      <table>
        <caption className="vh">{text.earnCaption}</caption>
        <tbody>
          {jobKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{text.kinds[kind]}</th>
              <td className="n">
                <span className="num">{commissionText(kind, language)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sm mut">
        {text.earnNote({
          day: String(payoutDay),
          least: formatEur(eurFromCents(minimumPayoutCents), language),
          most: formatEur(eurFromCents(capCents), language),
          silver: formatPercent(tiers.silver.bonusPercent, language),
          gold: formatPercent(tiers.gold.bonusPercent, language),
        })}
      </p>
    </div>
  )
}
