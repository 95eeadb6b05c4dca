import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RevisedOption } from '#src/features/quote/domain/options/revise.ts'
import { vatCents } from '#src/shared/domain/money.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { reviseEstimate } from './revise.ts'

const estimate = sampleEstimate('villa')
const [, balanced] = estimate.options
const today = '2026-12-01'
const same = (more: Partial<RevisedOption> = {}): RevisedOption => ({
  id: 'balanced',
  lines: balanced.items.map(({ quantity, netCents }, at) => ({ at, quantity, netCents })),
  ...more,
})
const revised = (option: RevisedOption) => reviseEstimate(estimate, [option], today).options[1]

describe('a new version of a quote', () => {
  test('with nothing changed is the same option, on a new date', () => {
    const made = reviseEstimate(estimate, [same()], estimate.madeOn)
    expect(made.options[1].priceCents).toBe(balanced.priceCents)
    expect(made.options[1].paybackYears).toEqual(balanced.paybackYears)
    expect(made.options[1].npvEur).toBeCloseTo(balanced.npvEur, 6)
    expect(made.options[1].incentives).toEqual(balanced.incentives)
    const later = reviseEstimate(estimate, [same()], today)
    expect(later.madeOn).toBe(today)
    expect(later.validUntil > estimate.validUntil).toBe(true)
  })

  test('leaves the other options and the first version as they were', () => {
    const before = structuredClone(estimate)
    const made = reviseEstimate(estimate, [same({ lines: same().lines.slice(1) })], today)
    expect(made.options[0]).toEqual(estimate.options[0])
    expect(estimate).toEqual(before)
  })

  test('with a discount costs less, pays back sooner and says why; the same system saves the same', () => {
    const made = revised(same({ discount: { netCents: 50_000, reason: 'Two homes at once' } }))
    expect(made.items.at(-1)).toMatchObject({
      id: 'discount',
      netCents: -50_000,
      values: { reason: 'Two homes at once' },
    })
    expect(made.netCents).toBe(balanced.netCents - 50_000)
    expect(made.paybackYears.p50 ?? 99).toBeLessThan(balanced.paybackYears.p50 ?? 0)
    expect(made.savingEur).toEqual(balanced.savingEur)
    expect(made.productionKwh).toEqual(balanced.productionKwh)
  })

  test('counts no aid for money that is not paid', () => {
    const aid = (option: typeof balanced) =>
      option.incentives.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)
    const made = reviseEstimate(
      estimate,
      [same({ discount: { netCents: balanced.netCents - 100_000, reason: 'x' } })],
      estimate.madeOn,
    ).options[1]
    expect(aid(made)).toBeLessThanOrEqual(aid(balanced))
  })

  test('a price that was set for one customer has no source in a list', () => {
    const [first, ...rest] = same().lines
    if (!first) throw new Error('no line')
    const made = revised(same({ lines: [{ ...first, netCents: first.netCents + 100 }, ...rest] }))
    expect(made.items[0]?.basis).toBeUndefined()
    expect(made.items[1]?.basis).toBe(balanced.items[1]?.basis)
  })

  test.each([
    ['a line that is not there', same({ lines: [{ at: 99, quantity: 1, netCents: 1 }] })],
    ['a discount above the sum', same({ discount: { netCents: balanced.netCents + 1, reason: 'x' } })],
    ['a price below zero', same({ lines: [{ label: 'x', quantity: 1, netCents: -5 }] })],
    ['a price that is no whole cent', same({ lines: [{ label: 'x', quantity: 1, netCents: 0.5 }] })],
    ['nothing to pay', same({ lines: [{ label: 'x', quantity: 1, netCents: 0 }] })],
  ])('refuses %s', (_, option) => {
    expect(() => revised(option)).toThrow(RangeError)
  })

  test('whatever staff make of it: the sums are those of the lines, to the cent, and the discount never raises the price', () => {
    const line = fc.record({
      label: fc.string({ minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      netCents: fc.integer({ min: 1, max: 3_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 99 }), (lines, percent) => {
        const sum = lines.reduce((all, { netCents }) => all + netCents, 0)
        const netCents = Math.floor((sum * percent) / 100)
        const made = revised(same({ lines, discount: { netCents, reason: 'x' } }))
        const rate = balanced.items[0]?.vatRatePercent ?? 0
        expect(made.netCents).toBe(sum - netCents)
        for (const item of made.items) expect(item.vatCents).toBe(vatCents(item.netCents, rate))
        expect(made.vatCents).toBe(made.items.reduce((all, item) => all + item.vatCents, 0))
        expect(made.priceCents).toBe(made.netCents + made.vatCents)
        expect(made.priceCents).toBeLessThanOrEqual(revised(same({ lines })).priceCents)
      }),
    )
  })
})
