import rules from '#facts/energy/bill-rules.json' with { type: 'json' }
import { type BillReadings, type FactName, type ReadBill, sureFrom } from './bill.ts'
import type { PowerNeed } from './power-need.ts'
import { type Recomputed, recompute } from './recompute.ts'

export type RuleId = keyof typeof rules.rules

/** What is wrong or could be cheaper, as an id and values; the words are elsewhere. */
export type Finding =
  | { id: 'sum'; differenceEur: number; rule: null; eurYear: null }
  | { id: 'line'; line: 'power' | 'energy'; printedEur: number; ruleEur: number; rule: null; eurYear: null }
  | { id: 'vat'; printedPct: number; rulePct: number; overEur: number; rule: RuleId; eurYear: null }
  | { id: 'electricity-tax'; printedEur: number; ruleEur: number; ratePct: number; rule: RuleId; eurYear: null }
  | { id: 'power'; need: PowerNeed; rule: RuleId; eurYear: number }
  | { id: 'service'; eur: number; label: string; rule: null; eurYear: number }
  | { id: 'estimated'; rule: null; eurYear: null }
  | { id: 'surplus-cap'; lostEur: number; rule: RuleId; eurYear: null }

const leastEur = 0.05
const sure = <Name extends FactName>(facts: BillReadings, name: Name) => {
  const reading = facts[name]
  return reading && reading.confidence >= sureFrom - 0.15 ? reading.value : undefined
}

/** The findings of a bill, those worth most first; what rests on an unsure number is not said. */
export function findingsOf(
  bill: ReadBill,
  need: PowerNeed | null = null,
): { findings: Finding[]; recomputed: Recomputed | null } {
  const { facts } = bill
  const recomputed = recompute(bill)
  const findings: Finding[] = [
    ...sumFinding(bill),
    ...(recomputed && bill.totalMatchesLines ? taxFindings(facts, recomputed) : []),
    ...powerFinding(need),
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

/** Only where the home's own highest demand is known: a household like it is no reason for a letter. */
function powerFinding(need: PowerNeed | null): Finding[] {
  const eurYear = Math.round(need?.savingEurYear ?? 0)
  return need && need.basis !== 'household' && eurYear > 0 ? [{ id: 'power', need, rule: 'power', eurYear }] : []
}

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
