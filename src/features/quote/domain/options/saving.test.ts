import { describe, expect, it } from 'vitest'
import { evaluator } from '#src/features/quote/domain/candidates/evaluate.ts'
import { equipmentRunningEur } from '#src/features/quote/domain/candidates/plan.ts'
import { planFor } from '#src/features/quote/domain/candidates/quote-plan.ts'
import { bare } from '#src/features/quote/domain/candidates/sizing-search.ts'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { energySavingEur, monthlySavingEur } from './saving.ts'

const sum = (months: readonly number[]) => months.reduce((total, eur) => total + eur, 0)

describe('the saving of a home that gets no panels and no battery', () => {
  it('is nothing in any case', () => {
    const plan = planFor(villa(), realContext)
    expect(energySavingEur(evaluator(plan)(bare), plan)).toEqual({ p10: 0, p50: 0, p90: 0 })
  })
})

describe('a new machine without panels', () => {
  const plan = planFor(villa({ goals: ['pool-heating'] }), realContext)
  const runningEur = equipmentRunningEur(plan)
  const months = monthlySavingEur(-runningEur, evaluator(plan)(bare), plan)

  it('costs what it uses, in the months in which it runs', () => {
    expect(runningEur).toBeGreaterThan(100)
    expect(sum(months)).toBeCloseTo(-runningEur, 6)
    for (const winter of [0, 1, 11]) expect(months[winter]).toBeCloseTo(0, 6)
    for (const season of [3, 4, 9]) expect(months[season]).toBeLessThan(-1)
  })
})

describe('a home that nothing changes', () => {
  it('saves nothing in each month', () => {
    const plan = planFor(villa(), realContext)
    expect(monthlySavingEur(0, evaluator(plan)(bare), plan)).toEqual(Array.from({ length: 12 }, () => 0))
  })
})
