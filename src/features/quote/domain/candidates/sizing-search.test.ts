import { describe, expect, it } from 'vitest'

import { realContext, villa } from '#tests/arbitrary-answers.ts'
import type { Evaluation } from './evaluate.ts'
import { panelLadder } from './panel-search.ts'
import { planFor } from './quote-plan.ts'
import { bare, panelCounts, searchOf } from './sizing-search.ts'

/** What is promised of the panels, in figures of the promise's own: a change of the rules is a change of these words. */
const bills = [45, 80, 120, 165, 230, 320, 450, 600]
const searchFor = (monthlyBillEur: number) => searchOf(planFor({ ...villa(), monthlyBillEur }, realContext))
/** The panel counts that are worth most, of those from `least` on. */
function bestFrom(search: ReturnType<typeof searchFor>, least: number, worthEur: (one: Evaluation) => number): number {
  const all = panelLadder(least, search.plan.home.maxPanels).map((panels) => search.evaluate({ ...bare, panels }))
  const most = Math.max(...all.map(worthEur))
  return all.find((one) => worthEur(one) > most - 1e-9)?.choice.panels ?? 0
}

describe('the panels', () => {
  it.each(bills)('of a home with a bill of %i € return their price and three tenths of it in 25 years', (bill) => {
    const search = searchFor(bill)
    const { essential, balanced } = panelCounts(search)
    const grown = Math.min(search.plan.home.maxPanels, Math.max(essential + 1, Math.ceil(essential * 1.3)))
    expect(balanced).toBe(bestFrom(search, grown, ({ npvEur, energyPriceEur }) => npvEur - 0.3 * energyPriceEur))
  })

  it.each(bills)('of its first option pay for themselves within eight years, on 70 %% of the roof (%i €)', (bill) => {
    const search = searchFor(bill)
    const { essential } = panelCounts(search)
    const most = Math.floor(search.plan.home.maxPanels * 0.7)
    const worthEur = ({ rawSavingEur, energyPriceEur }: Evaluation) => 8 * rawSavingEur - energyPriceEur
    expect(essential).toBeGreaterThanOrEqual(3)
    expect(essential).toBeLessThanOrEqual(most)
    const one = worthEur(search.evaluate({ ...bare, panels: essential }))
    for (const panels of panelLadder(3, most))
      expect(worthEur(search.evaluate({ ...bare, panels }))).toBeLessThanOrEqual(one + 1e-6)
  })

  it('are fewer where a higher return is asked for', () => {
    const counts = bills.map((bill) => [0.3, 0.6, 0.9].map((hurdle) => panelCounts(searchFor(bill), hurdle).balanced))
    for (const [low = 0, middle = 0, high = 0] of counts) {
      expect(middle).toBeLessThanOrEqual(low)
      expect(high).toBeLessThanOrEqual(middle)
    }
    expect(counts.some(([low = 0, , high = 0]) => high < low)).toBe(true)
  })
})
