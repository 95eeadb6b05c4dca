import type { BillReadings, FactName, ReadBill, Reading, ReadOutcome } from './bill.ts'

/** Two recognitions of one picture share its blur: what both say is no surer for it, and what they say differently is not sure. */
const mostWhereTheyDiffer = 0.75

/** How much of a bill a reading has settled: its sum first, then its surest figures. */
const worth = ({ totalMatchesLines, facts }: ReadBill) =>
  (totalMatchesLines === true ? 100 : 0) + Object.values(facts).reduce((sum, { confidence }) => sum + confidence, 0)

/** One bill out of two readings of the same pictures: the better one's figures, with those of the other where it has none or surer ones. */
export function mergedReadings(first: ReadOutcome, second: ReadOutcome): ReadOutcome {
  if (!first.ok) return second
  if (!second.ok) return first
  const [best, other] = worth(second.bill) > worth(first.bill) ? [second.bill, first.bill] : [first.bill, second.bill]
  const facts: BillReadings = { ...best.facts }
  for (const name of Object.keys(other.facts) as FactName[]) {
    Object.assign(facts, {
      [name]: settled(name, best.facts[name], other.facts[name], best.totalMatchesLines === true),
    })
  }
  return { ok: true, bill: { ...best, facts } }
}

function settled(
  name: FactName,
  best: Reading<unknown> | undefined,
  other: Reading<unknown> | undefined,
  isBestProven: boolean,
): Reading<unknown> | undefined {
  if (!best || !other) return best ?? other
  if (best.value === other.value) return best.confidence >= other.confidence ? best : other
  // Amounts that make the total stay together.
  if (isBestProven && name.endsWith('Eur')) return best
  const [chosen, left] = other.confidence > best.confidence ? [other, best] : [best, other]
  return left.confidence < 0.6 ? chosen : { ...chosen, confidence: Math.min(chosen.confidence, mostWhereTheyDiffer) }
}
