import { nodeTools } from '#src/features/bill-analysis/reading/node-tools.ts'
import { scoreOf } from '#tests/bills/score.ts'
import { furtherSet, strangeSet, testSet } from '#tests/bills/test-set.ts'
import { ninthSet, tenthSet, unseenSet } from '#tests/bills/unseen/unseen-set.ts'

/** The bill reader over made-up bills with their truth, by how they come: fields exactly right, wrong while sure, sums known, slowest. */
export async function benchBills(): Promise<Record<string, number>> {
  const tools = nodeTools()
  const figures: Record<string, number> = {}
  const percent = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100
  let [fields, wrongWhileSure] = [0, 0]
  const set = [...testSet({ texts: 3 }), ...furtherSet(), ...strangeSet(), ...unseenSet(), ...ninthSet(), ...tenthSet()]
  for (const [kind, score] of await scoreOf(set, tools)) {
    figures[`${kind}Bills`] = score.bills
    figures[`${kind}ExactPercent`] = percent(score.exact, score.fields)
    figures[`${kind}SumsKnownPercent`] = percent(score.sumsKnown, score.bills)
    figures[`${kind}SlowestMillis`] = Math.round(score.slowestMillis)
    fields += score.fields
    wrongWhileSure += score.wrongWhileSure
    for (const miss of score.misses) process.stderr.write(`  ${miss}\n`)
  }
  await tools.close()
  return { ...figures, wrongWhileSurePercent: percent(wrongWhileSure, fields) }
}
