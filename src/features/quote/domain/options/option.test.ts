import { expect, it } from 'vitest'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { estimateQuote } from './estimate.ts'

it('an option that holds no panels makes nothing, in each of the twelve months', () => {
  const { options } = estimateQuote(villa({ roof: { areaM2: 0 } }), realContext)
  for (const { system, monthlyProductionKwh } of options) {
    expect(system.panels).toBe(0)
    expect(monthlyProductionKwh).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }
})
