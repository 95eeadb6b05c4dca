import { expect, it } from 'vitest'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import { planFor } from './quote-plan.ts'
import { sizeOptions } from './sizing.ts'
import { sizePlainHome } from './sizing-plain.ts'

it.each([45, 120, 165, 320, 600])('finds for %i € a month the three systems of the full search', (monthlyBillEur) => {
  const plan = planFor(villa({ monthlyBillEur }), realContext)
  const plain = sizePlainHome(plan)
  const { sized } = sizeOptions(plan)
  for (const id of ['essential', 'balanced', 'blackout-proof'] as const) {
    const { panels, batteryKwh, backup } = sized[id].choice
    expect(plain[id].choice).toMatchObject({ panels, batteryKwh, backup })
  }
})
