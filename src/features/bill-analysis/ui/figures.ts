import type { Finding } from '#src/features/bill-analysis/domain/findings.ts'
import type { BillWords } from '#src/features/bill-analysis/text/types.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** As short as it is, with the language's decimal sign: for fields, which take no grouping. */
export function plainNumber(value: number, language: Language): string {
  const text = String(Math.round(value * 1e6) / 1e6)
  return language === 'es' ? text.replace('.', ',') : text
}

/** A figure as its field shows it: money with its cents. */
export const fieldNumber = (name: string, value: number, language: Language): string =>
  name.endsWith('Eur') ? value.toFixed(2).replace('.', language === 'es' ? ',' : '.') : plainNumber(value, language)

/** A finding's values as its sentence wants them. */
export function findingValues(finding: Finding, language: Language, kinds: BillWords['kinds']): Record<string, string> {
  const eur = (value: number) => formatEur(value, language, 2)
  const number = (value: number) => plainNumber(value, language)
  switch (finding.id) {
    case 'sum':
      return { difference: eur(Math.abs(finding.differenceEur)) }
    case 'line':
      return { line: kinds[finding.line].name, printed: eur(finding.printedEur), rule: eur(finding.ruleEur) }
    case 'vat':
      return { printed: number(finding.printedPct), rule: number(finding.rulePct), over: eur(finding.overEur) }
    case 'electricity-tax':
      return { printed: eur(finding.printedEur), rule: eur(finding.ruleEur), rate: number(finding.ratePct) }
    case 'power': {
      const { contractedKw, enoughKw, highestKw } = finding.need
      const both = ({ P1, P2 }: { P1: number; P2: number }) =>
        P1 === P2 ? number(P1) : `${number(P1)} / ${number(P2)}`
      const highest = formatNumber(Math.max(highestKw.P1, highestKw.P2), language, 1)
      const margin = finding.need.basis === 'maximeter' ? '15' : '50'
      return { contracted: both(contractedKw), highest, enough: both(enoughKw), margin }
    }
    case 'service':
      return { label: finding.label, eur: eur(finding.eur) }
    case 'surplus-cap':
      return { lost: eur(finding.lostEur) }
    case 'estimated':
      return {}
  }
}
