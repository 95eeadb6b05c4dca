import { formatEur } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { dated } from './dated.ts'
import type { WordedEstimate } from './worded.ts'
import type { QuotePdfWords } from './words.types.ts'

export interface IncentiveRow {
  name: string
  /** 'A. Bills first: €500 · B. Balanced: €650', or that the amount has to be asked for. */
  amounts: string
  conditions: string
  source: string
  url: string
}

/** The incentives of all options, each once, with its amount in every option it applies to. */
export function incentiveRows(
  { described }: WordedEstimate,
  names: string[],
  text: QuotePdfWords,
  language: Language,
): IncentiveRow[] {
  const ids = [...new Set(described.options.flatMap(({ incentives }) => incentives.map(({ id }) => id)))]
  return ids.flatMap((id) => {
    const found = described.options.map(({ incentives }) => incentives.find((incentive) => incentive.id === id))
    const any = found.find((incentive) => incentive !== undefined)
    if (!any) return []
    const amountOf = ({ amountEur }: typeof any) =>
      amountEur === null ? text.incentives.unknownAmount : formatEur(amountEur, language)
    const everywhereTheSame = found.every((incentive) => incentive && amountOf(incentive) === amountOf(any))
    const amounts = found.flatMap((incentive, i) => (incentive ? [`${names[i]}: ${amountOf(incentive)}`] : []))
    return [
      {
        name: any.name,
        amounts: everywhereTheSame ? text.incentives.inAll(amountOf(any)) : amounts.join(' · '),
        conditions: any.conditions.join(' '),
        source: `${text.incentives.source}: ${any.source.title}, ${dated(any.asOf, language)}`,
        url: any.source.url,
      },
    ]
  })
}
