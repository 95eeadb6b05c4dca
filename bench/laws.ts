import fc from 'fast-check'
import { goals } from '#src/shared/domain/vocabulary.ts'
import { anyAnswers, realContext } from '#tests/arbitrary-answers.ts'
import { brokenLaws } from '#tests/estimate-laws.ts'

/** The laws of an estimate over random homes: how many homes break each. `LAWS_HOMES` sets how many, `LAWS_SEED` which. */
export function benchLaws(): Record<string, number> {
  const numRuns = Number(process.env.LAWS_HOMES ?? 10_000)
  const seed = Number(process.env.LAWS_SEED ?? 20_261_123)
  const change = fc.record({
    goal: fc.constantFrom(...goals),
    billFactor: fc.double({ min: 1, max: 2.5, noNaN: true }),
  })
  const broken: Record<string, number> = {}
  let homesBroken = 0
  let homesAsked = 0
  for (const [answers, changed] of fc.sample(fc.tuple(anyAnswers, change), { numRuns, seed })) {
    if (++homesAsked % 500 === 0) process.stderr.write(`laws: ${homesAsked} homes, ${homesBroken} break one\n`)
    const laws = brokenLaws(answers, changed, realContext)
    if (laws.length > 0) homesBroken++
    for (const law of laws) {
      broken[law] = (broken[law] ?? 0) + 1
      if (process.env.LAWS_SHOW) process.stderr.write(`${law}: ${JSON.stringify({ answers, changed })}\n`)
    }
  }
  return { homes: numRuns, homesThatBreakALaw: homesBroken, ...broken }
}
