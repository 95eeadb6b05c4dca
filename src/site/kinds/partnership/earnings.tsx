import { formatEur, formatEurRange } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { partnershipText } from './text.ts'
import './partnership.css'

/** Kinds of work with the figures of their commission: one, or the least and the most. */
const commissions = {
  solar: ['affiliate.solar-low', 'affiliate.solar-high'],
  'heat-pump': ['affiliate.heat-pump-low', 'affiliate.heat-pump-high'],
  'air-conditioning': ['affiliate.air-conditioning-low', 'affiliate.air-conditioning-high'],
  electrical: ['affiliate.electrical'],
  emergency: ['affiliate.emergency'],
} as const
export type Commission = keyof typeof commissions
export const commissionKinds: readonly Commission[] = [
  'solar',
  'heat-pump',
  'air-conditioning',
  'electrical',
  'emergency',
]

const figure = (name: string, language: Language) => figureText(name, language, builtFigures())

/** "€500–1,000", "€50". */
export function commissionText(kind: Commission, language: Language): string {
  const { low, high } = commissionEur(kind)
  return low === high ? formatEur(low, language) : formatEurRange({ p90: low, p10: high }, language)
}

/** What one finished job of a kind earns, at least and at most. */
export function commissionEur(kind: Commission): { low: number; high: number } {
  const [low = 0, high = low] = commissions[kind].map((name) => builtFigures().quantity(name).value)
  return { low, high }
}

/** What a partner earns by kind of work, and when it is paid. */
export function Earnings({ language }: { language: Language }) {
  const text = partnershipText(language)
  return (
    <div className="pt-earn">
      <h2>{text.earn}</h2>
      <table>
        <caption className="vh">{text.earnCaption}</caption>
        <tbody>
          {commissionKinds.map((kind) => (
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
        {text.earnNote(
          figure('number:affiliate.payout-day', language),
          figure('affiliate.minimum', language),
          figure('affiliate.silver', language),
          figure('affiliate.gold', language),
        )}
      </p>
    </div>
  )
}
