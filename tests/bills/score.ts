import { type FactName, sureFrom } from '#src/features/bill-analysis/domain/bill.ts'
import { outwardNames } from '#src/features/bill-analysis/domain/outward.ts'
import { readFile } from '#src/features/bill-analysis/reading/read-file.ts'
import type { ReadingTools } from '#src/features/bill-analysis/reading/tools.ts'
import { type Kind, type TestBill, truthOn } from './test-set.ts'

export interface Score {
  fields: number
  exact: number
  absent: number
  wrong: number
  wrongWhileSure: number
  sumsKnown: number
  bills: number
  slowestMillis: number
  misses: string[]
}

/** A fact by its outward name, or by its own where the outward contract has none. */
const factNamed = (name: string): FactName => outwardNames[name as keyof typeof outwardNames] ?? (name as FactName)

/** Reads each bill and counts, by kind, which fields are exactly right. */
export async function scoreOf(set: readonly TestBill[], tools: ReadingTools): Promise<Map<Kind, Score>> {
  const scores = new Map<Kind, Score>()
  for (const one of set) {
    const score = scores.get(one.kind) ?? {
      fields: 0,
      exact: 0,
      absent: 0,
      wrong: 0,
      wrongWhileSure: 0,
      sumsKnown: 0,
      bills: 0,
      slowestMillis: 0,
      misses: [],
    }
    scores.set(one.kind, score)
    const file = await one.file()
    const from = performance.now()
    const outcome = await readFile(file, tools)
    score.slowestMillis = Math.max(score.slowestMillis, performance.now() - from)
    score.bills++
    if (outcome.ok && outcome.bill.totalMatchesLines) score.sumsKnown++
    for (const [name, expected] of Object.entries(await truthOn(one))) {
      score.fields++
      const fact = outcome.ok ? outcome.bill.facts[factNamed(name)] : undefined
      const found = fact?.value ?? null
      if (found === expected) {
        score.exact++
        continue
      }
      if (found === null) score.absent++
      else score.wrong++
      const isSure = fact !== undefined && fact.confidence >= sureFrom
      if (isSure) score.wrongWhileSure++
      score.misses.push(
        `${one.name}: ${name} ${found} (${fact?.confidence.toFixed(2) ?? '-'}) for ${expected}${isSure ? ' SURE' : ''}${outcome.ok ? '' : ` refused ${outcome.reason}`}`,
      )
    }
  }
  return scores
}
