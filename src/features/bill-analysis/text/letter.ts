import type { BillReadings } from '#src/features/bill-analysis/domain/bill.ts'
import type { Finding } from '#src/features/bill-analysis/domain/findings.ts'
import type { PowerNeed } from '#src/features/bill-analysis/domain/power-need.ts'
import { formatEur, formatNumber } from '#src/shared/i18n/format.ts'

/** A letter to the retailer in Spanish, and what it says in English. Null when nothing is asked. */
export interface Letter {
  subject: string
  spanish: string
  english: string
}

const sentences: {
  [Id in Finding['id']]?: {
    es: (finding: Extract<Finding, { id: Id }>) => string
    en: (finding: Extract<Finding, { id: Id }>) => string
  }
} = {
  sum: {
    es: ({ differenceEur }) =>
      `Que reviséis la factura: sus líneas no suman el total, la diferencia es de ${formatEur(differenceEur, 'es', 2)}.`,
    en: ({ differenceEur }) =>
      `Check the bill: its lines do not match the total; the difference is ${formatEur(differenceEur, 'en', 2)}.`,
  },
  line: {
    es: ({ line, printedEur, ruleEur }) =>
      `Que corrijáis el término de ${line === 'power' ? 'potencia' : 'energía'}: pone ${formatEur(printedEur, 'es', 2)} y sus cantidades y precios dan ${formatEur(ruleEur, 'es', 2)}.`,
    en: ({ line, printedEur, ruleEur }) =>
      `Correct the ${line} term: it says ${formatEur(printedEur, 'en', 2)}, its quantities and prices make ${formatEur(ruleEur, 'en', 2)}.`,
  },
  vat: {
    es: ({ printedPct, rulePct }) =>
      `Que apliquéis el IVA vigente en su fecha, ${formatNumber(rulePct, 'es')} % en lugar de ${formatNumber(printedPct, 'es')} %, y me devolváis la diferencia.`,
    en: ({ printedPct, rulePct }) =>
      `Apply the VAT of its date, ${rulePct} % instead of ${printedPct} %, and return the difference.`,
  },
  'electricity-tax': {
    es: ({ printedEur, ruleEur }) =>
      `Que reviséis el impuesto sobre la electricidad: pone ${formatEur(printedEur, 'es', 2)} y según la Ley 38/1992 serían ${formatEur(ruleEur, 'es', 2)}.`,
    en: ({ printedEur, ruleEur }) =>
      `Check the electricity tax: it says ${formatEur(printedEur, 'en', 2)}; by Ley 38/1992 it would be ${formatEur(ruleEur, 'en', 2)}.`,
  },
  power: {
    es: ({ need }) => `Bajar la potencia contratada ${powerChange(need, 'es')}.`,
    en: ({ need }) => `Lower the contracted power ${powerChange(need, 'en')}.`,
  },
  service: {
    es: ({ label, eur }) => `La baja del servicio «${label}» (${formatEur(eur, 'es', 2)} en esta factura).`,
    en: ({ label, eur }) => `Cancel the service “${label}” (${formatEur(eur, 'en', 2)} on this bill).`,
  },
  estimated: {
    es: () => 'Una factura con la lectura real del contador en lugar de la estimada.',
    en: () => 'Send a bill with the real reading instead of the estimated one.',
  },
}

/** From what to what, period by period; a period that stays is not named. */
function powerChange({ contractedKw, enoughKw }: PowerNeed, language: 'es' | 'en'): string {
  const kw = (value: number) => formatNumber(value, language, Number.isInteger(value * 10) ? 1 : 2)
  const [from, to] = language === 'es' ? ['de', 'a'] : ['from', 'to']
  const names = language === 'es' ? { P1: 'en P1', P2: 'en P2' } : { P1: 'in P1', P2: 'in P2' }
  const changed = (['P1', 'P2'] as const).filter((period) => enoughKw[period] < contractedKw[period])
  const parts = changed.map(
    (period) => `${from} ${kw(contractedKw[period])} ${to} ${kw(enoughKw[period])} kW ${names[period]}`,
  )
  return parts.join(language === 'es' ? ' y ' : ' and ')
}

function sentenceOf(finding: Finding, language: 'es' | 'en'): string | undefined {
  // Each entry's function takes its own finding; the id chose it.
  const words = sentences[finding.id] as Record<'es' | 'en', (finding: Finding) => string> | undefined
  return words?.[language](finding)
}

export function claimLetter(findings: readonly Finding[], facts: BillReadings): Letter | null {
  const asked = findings.filter((finding) => finding.id in sentences)
  if (asked.length === 0) return null
  const numbered = (language: 'es' | 'en') =>
    asked.map((finding, index) => `${index + 1}. ${sentenceOf(finding, language)}`).join('\n')
  const isClaim = asked.some(({ id }) => id !== 'power' && id !== 'service')
  const subject = isClaim ? 'Reclamación sobre mi factura de electricidad' : 'Cambios en mi contrato de electricidad'
  const [start, end] = [facts.periodStart?.value, facts.periodEnd?.value]
  const spanishDate = (date: string) => date.split('-').reverse().join('/')
  const which = start && end ? ` del ${spanishDate(start)} al ${spanishDate(end)}` : ''
  const whichEnglish = start && end ? ` of ${start} to ${end}` : ''
  const cups = facts.cups ? `\n\nCUPS: ${facts.cups.value}` : ''
  return {
    subject,
    spanish: `Asunto: ${subject}\n\nHola:\n\nSoy titular del contrato de la factura${which}. Os pido:\n\n${numbered('es')}\n\nConfirmádmelo por escrito, por favor. Gracias.${cups}\n\nNombre:`,
    english: `I hold the contract of the bill${whichEnglish}. Please:\n\n${numbered('en')}\n\nPlease confirm in writing. Thank you.`,
  }
}
