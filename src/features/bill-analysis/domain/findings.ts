import rules from '#facts/energy/bill-rules.json' with { type: 'json' }
import { taxesOn } from '#src/energy/tariff/contract.ts'
import { type BillReadings, type FactName, type ReadBill, sureFrom } from './bill.ts'
import { type Recomputed, recompute } from './recompute.ts'

export type RuleId = keyof typeof rules.rules

/** What is wrong or could be cheaper, as an id and values; the words are elsewhere. */
export type Finding =
  | { id: 'sum'; differenceEur: number; rule: null; eurYear: null }
  | { id: 'line'; line: 'power' | 'energy'; printedEur: number; ruleEur: number; rule: null; eurYear: null }
  | { id: 'vat'; printedPct: number; rulePct: number; overEur: number; rule: RuleId; eurYear: null }
  | { id: 'electricity-tax'; printedEur: number; ruleEur: number; ratePct: number; rule: RuleId; eurYear: null }
  | { id: 'power'; contractedKw: number; highestKw: number; enoughKw: number; rule: RuleId; eurYear: number }
  | { id: 'service'; eur: number; label: string; rule: null; eurYear: number }
  | { id: 'estimated'; rule: null; eurYear: null }
  | { id: 'surplus-cap'; lostEur: number; rule: RuleId; eurYear: null }

/** Above the highest power drawn in a year: the maximeter holds a mean of a quarter of an hour. Our assumption. */
const headroom = 1.15
/** Less is not worth a letter and the distributor's fee. */
const leastKwOver = 0.5
const leastEur = 0.05
/** Those in force when nothing was reduced. */
const usualTaxes = taxesOn('2026-06-01', 5)

const sure = <Name extends FactName>(facts: BillReadings, name: Name) => {
  const reading = facts[name]
  return reading && reading.confidence >= sureFrom - 0.15 ? reading.value : undefined
}

/** The findings of a bill, those worth most first; what rests on an unsure number is not said. */
export function findingsOf(bill: ReadBill): { findings: Finding[]; recomputed: Recomputed | null } {
  const { facts } = bill
  const recomputed = recompute(bill)
  const findings: Finding[] = [
    ...sumFinding(bill),
    ...(recomputed && bill.totalMatchesLines ? taxFindings(facts, recomputed) : []),
    ...powerFinding(facts, recomputed),
    ...serviceFindings(bill, recomputed),
    ...(bill.isReadingEstimated ? [{ id: 'estimated', rule: null, eurYear: null } as const] : []),
    ...capFinding(facts),
  ]
  findings.sort((a, b) => (b.eurYear ?? 0) - (a.eurYear ?? 0))
  return { findings, recomputed }
}

function sumFinding({ totalMatchesLines, lines, facts }: ReadBill): Finding[] {
  if (totalMatchesLines !== false) return []
  const total = sure(facts, 'totalEur')
  // Where a line was hard to read, the difference is more likely ours.
  const isRead = (['powerTermEur', 'energyTermEur', 'electricityTaxEur', 'meterEur', 'vatEur'] as const).every(
    (name) => sure(facts, name) !== undefined,
  )
  if (total === undefined || !isRead) return []
  const sum = lines.reduce((all, { kind, eur }) => (kind === 'total' ? all : all + eur), 0)
  const differenceEur = Math.round((total - sum) * 100) / 100
  return Math.abs(differenceEur) > leastEur ? [{ id: 'sum', differenceEur, rule: null, eurYear: null }] : []
}

function taxFindings(facts: BillReadings, { lines, isTaxAssumed, vatPct, electricityTaxPct }: Recomputed): Finding[] {
  const found: Finding[] = []
  for (const { line, printedEur, ruleEur, differenceEur } of lines) {
    if (Math.abs(differenceEur) < leastEur) continue
    if (line === 'power' || line === 'energy')
      found.push({ id: 'line', line, printedEur, ruleEur, rule: null, eurYear: null })
    if (isTaxAssumed) continue
    const printedPct = sure(facts, 'vatPct')
    if (line === 'vat' && printedPct !== undefined && printedPct !== vatPct)
      found.push({ id: 'vat', printedPct, rulePct: vatPct, overEur: differenceEur, rule: 'vat', eurYear: null })
    if (line === 'electricity-tax')
      found.push({
        id: 'electricity-tax',
        printedEur,
        ruleEur,
        ratePct: electricityTaxPct,
        rule: 'electricity-tax',
        eurYear: null,
      })
  }
  return found
}

function powerFinding(facts: BillReadings, recomputed: Recomputed | null): Finding[] {
  const [p1, p2] = [sure(facts, 'powerP1Kw'), sure(facts, 'powerP2Kw')]
  const [max1, max2] = [facts.maxP1Kw?.value, facts.maxP2Kw?.value]
  const [price1, price2] = [sure(facts, 'powerPriceP1EurKwDay'), sure(facts, 'powerPriceP2EurKwDay')]
  if (p1 === undefined || max1 === undefined || price1 === undefined || !recomputed) return []
  // A valley nobody has a maximum of may need as much as the peak.
  const highestKw = Math.max(max1, max2 ?? max1)
  const enoughKw = Math.ceil(highestKw * headroom * 10 - 1e-9) / 10
  if (p1 - enoughKw < leastKwOver) return []
  const both = p2 !== undefined && p2 > enoughKw ? (p2 - enoughKw) * (price2 ?? 0) : 0
  const eurYear = ((p1 - enoughKw) * price1 + both) * 365 * withTaxes(recomputed)
  return [{ id: 'power', contractedKw: p1, highestKw, enoughKw, rule: 'power', eurYear: Math.round(eurYear) }]
}

/** The usual taxes on a year to come: a reduced rate of one spring is not carried on. */
const withTaxes = ({ vatPct, electricityTaxPct }: Recomputed) =>
  (1 + Math.max(electricityTaxPct, usualTaxes.ieePct) / 100) * (1 + Math.max(vatPct, usualTaxes.vatPct) / 100)

function serviceFindings({ lines, facts }: ReadBill, recomputed: Recomputed | null): Finding[] {
  const days = facts.days?.value
  return lines
    .filter(({ kind, eur }) => kind === 'service' && eur > 0)
    .map(({ eur, label }) => ({
      id: 'service',
      eur,
      label: label.replace(/[\s.:]+$/, ''),
      rule: null,
      eurYear: days ? Math.round(eur * (365 / days) * (1 + (recomputed?.vatPct ?? 21) / 100)) : Math.round(eur * 12),
    }))
}

function capFinding(facts: BillReadings): Finding[] {
  const [kwh, price] = [sure(facts, 'surplusKwh'), sure(facts, 'surplusPriceEurKwh')]
  const [energy, given] = [sure(facts, 'energyTermEur'), sure(facts, 'compensationEur')]
  if (kwh === undefined || price === undefined || energy === undefined || given === undefined) return []
  const worth = Math.round(kwh * price * 100) / 100
  return worth - energy > leastEur && Math.abs(given - energy) <= 0.02
    ? [{ id: 'surplus-cap', lostEur: Math.round((worth - energy) * 100) / 100, rule: 'surplus-cap', eurYear: null }]
    : []
}

/** The law a finding rests on. */
export const ruleOf = (id: RuleId) => rules.rules[id]
