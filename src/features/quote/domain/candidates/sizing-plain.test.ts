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

it('offers a battery for a cut no smaller than the one that earns its price, which grows as batteries become cheaper', () => {
  const { priceBook } = realContext
  const sizes = [330, 250, 200, 100].map((netEur) => {
    const items = { ...priceBook.items, battery: { netEur, mark: 'of this test' } }
    const plan = planFor(villa({ monthlyBillEur: 320 }), { ...realContext, priceBook: { ...priceBook, items } })
    const { balanced, 'blackout-proof': lasting } = sizePlainHome(plan)
    return { earning: balanced.choice.batteryKwh, lasting: lasting.choice.batteryKwh }
  })
  const earning = sizes.map((size) => size.earning)
  expect(earning).toEqual(earning.toSorted((a, b) => a - b))
  expect(earning.at(-1)).toBeGreaterThan(earning[0] ?? 0)
  for (const size of sizes) expect(size.lasting).toBeGreaterThanOrEqual(size.earning)
})
