import { describe, expect, it } from 'vitest'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { evaluator } from './evaluate.ts'
import { highest, panelLadder } from './panel-search.ts'
import { planFor } from './quote-plan.ts'
import { bare } from './sizing-search.ts'

describe('the panel counts of a search', () => {
  it('go in steps from the smallest to all that the roof takes', () => {
    expect(panelLadder(12, 19)).toEqual([12, 13, 14, 16, 18, 19])
    expect(panelLadder(15, 16)).toEqual([16])
    expect(panelLadder(3, 1)).toEqual([1])
  })

  it('are none without room', () => {
    expect(panelLadder(0, 0)).toEqual([])
  })
})

describe('the highest of a list', () => {
  const evaluate = evaluator(planFor(villa(), realContext))
  const [three, six, nine] = [3, 6, 9].map((panels) => evaluate({ ...bare, panels }))
  const list = [three, six, nine].flatMap((one) => one ?? [])

  it('is the one that is worth most', () => {
    expect(highest(list, ({ choice }) => -Math.abs(choice.panels - 6))).toBe(six)
    expect(highest(list, ({ choice }) => choice.panels)).toBe(nine)
  })

  it('is the first of those that are worth the same', () => {
    expect(highest(list, () => 5)).toBe(three)
    expect(highest(list, ({ choice }) => choice.panels * 1e-11)).toBe(three)
  })

  it('is not to be had of nothing', () => {
    expect(() => highest([], () => 1)).toThrow(RangeError)
  })
})
