import { describe, expect, test } from 'vitest'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import type { Option, Statement } from './estimate-types.ts'
import { type RevisedLine, reviseEstimate } from './revise.ts'

/** What a quote that staff have changed says of its worth: each option here is one that was read back, with the sentences it had. */
const estimate = sampleEstimate('villa')
const [essential, sample, lasting] = estimate.options
const panels = sample.items.filter(({ id }) => id === 'pv-system').slice(0, 1)
const even = (value: number) => ({ p10: value, p50: value, p90: value })
const paysBack: Statement = { id: 'pays-back', values: { years: 9 } }
const takesLong: Statement = { id: 'payback-long', values: { years: 20, limit: 15 } }
const other: Statement = { id: 'holiday-home', values: {} }

function revised(before: Partial<Option>, netEur: number, lines: RevisedLine[] = []) {
  const balanced: Option = { ...sample, items: panels, savingEur: even(1000), ...before }
  const made = reviseEstimate(
    { ...estimate, options: [essential, balanced, lasting] },
    [{ id: 'balanced', lines: [{ at: 0, quantity: 1, netCents: netEur * 100 }, ...lines] }],
    '2026-12-01',
  )
  return made.options[1]
}
const said = ({ worthIt, because }: Option) => [worthIt, ...because.map(({ id }) => id)]

describe('the verdict of a new price', () => {
  test('follows the pay-back, in time or not, and the sentences beside it stay', () => {
    const slow = { because: [takesLong, other], worthIt: false }
    expect(said(revised(slow, 5000))).toEqual([true, 'pays-back', 'holiday-home'])
    const fast = { because: [paysBack, other], worthIt: true }
    const dear = revised(fast, 16_000)
    expect(said(dear)).toEqual([false, 'payback-long', 'holiday-home'])
    expect(dear.because[0]?.values).toEqual({ years: expect.any(Number), limit: 15 })
    expect(dear.because[0]?.values.years).toBeGreaterThan(15)
    const never = revised(fast, 90_000)
    expect(said(never)).toEqual([false, 'never-pays-back', 'holiday-home'])
    expect(never.because[0]?.values).toEqual({ years: 25 })
  })

  test('of what was worth it for the power cuts stays, however slowly it pays back', () => {
    expect(said(revised({ because: [takesLong], worthIt: true }, 16_000))).toEqual([true, 'payback-long'])
    expect(said(revised({ because: [paysBack], worthIt: true }, 16_000))).toEqual([false, 'payback-long'])
  })

  test('with a machine for comfort among the lines stays, without the sentence about the pay-back', () => {
    const [item] = panels
    if (!item) throw new Error('no panels')
    const withMachine = { items: [item, { ...item, id: 'ac-split' }], because: [paysBack, other], worthIt: true }
    const machine = { at: 1, quantity: 1, netCents: 100_000 }
    expect(said(revised(withMachine, 90_000, [machine]))).toEqual([true, 'holiday-home'])
    expect(said(revised({ because: [other], worthIt: false }, 1000))).toEqual([false, 'holiday-home'])
  })

  test('counts a battery’s replacement by what it costs now, and none where it is taken out', () => {
    const [item] = panels
    if (!item) throw new Error('no panels')
    const withBattery = { items: [item, { ...item, id: 'battery' }], because: [paysBack], worthIt: true }
    const years = (netEur: number, batteryEur: number) =>
      revised(withBattery, netEur, [{ at: 1, quantity: 1, netCents: batteryEur * 100 }]).npvEur
    expect(years(5000, 5000)).toBeLessThan(years(9999, 1) - 500)
    expect(revised(withBattery, 10_000).npvEur).toBeGreaterThan(years(5000, 5000) + 500)
  })
})

describe('a line', () => {
  test('that is as it was keeps the list that its price comes from; another quantity or price does not', () => {
    const [item] = panels
    if (!item?.basis) throw new Error('no basis')
    const at = (quantity: number, netCents: number) =>
      reviseEstimate(
        { ...estimate, options: [essential, { ...sample, items: [item] }, lasting] },
        [{ id: 'balanced', lines: [{ at: 0, quantity, netCents }] }],
        '2026-12-01',
      ).options[1].items[0]
    expect(at(item.quantity, item.netCents)).toEqual(item)
    expect(at(item.quantity + 1, item.netCents)?.basis).toBeUndefined()
    expect(at(item.quantity, item.netCents + 1)?.basis).toBeUndefined()
    expect(at(item.quantity + 1, item.netCents)?.quantity).toBe(item.quantity + 1)
  })

  test('of staff’s own has their words, and a discount of nothing is no line', () => {
    const made = reviseEstimate(
      estimate,
      [
        {
          id: 'balanced',
          lines: [
            { label: 'Scaffolding', quantity: 2, netCents: 90_000 },
            { quantity: 1, netCents: 1 },
          ],
          discount: { netCents: 0, reason: 'x' },
        },
      ],
      '2026-12-01',
    ).options[1]
    expect(made.items.map(({ values, quantity, unit }) => ({ values, quantity, unit }))).toEqual([
      { values: { label: 'Scaffolding' }, quantity: 2, unit: 'job' },
      { values: { label: '' }, quantity: 1, unit: 'job' },
    ])
  })

  test('a discount of the whole sum leaves no price, and an option without lines has none and pays nothing back', () => {
    const withDiscount = (netCents: number) =>
      reviseEstimate(
        estimate,
        [{ id: 'balanced', lines: [{ label: 'x', quantity: 1, netCents: 1000 }], discount: { netCents, reason: 'x' } }],
        '2026-12-01',
      )
    expect(() => withDiscount(1000)).toThrow(new RangeError('not a price'))
    expect(() => withDiscount(1001)).toThrow(new RangeError('a discount above the sum'))
    expect(withDiscount(999).options[1].netCents).toBe(1)
    const empty = reviseEstimate(estimate, [{ id: 'balanced', lines: [] }], '2026-12-01').options[1]
    expect([empty.priceCents, empty.paybackYears]).toEqual([0, { p10: null, p50: null, p90: null }])
  })
})

describe('what protection costs on top', () => {
  const asked: Statement = { id: 'protection-asked', values: { eur: 1 } }
  const withProtection = (because: Statement[], netCents: number) => {
    const line = { label: 'x', quantity: 1, netCents }
    const made = reviseEstimate(
      { ...estimate, options: [essential, sample, { ...lasting, because }] },
      [
        { id: 'balanced', lines: [{ ...line, netCents: 100_000 }] },
        { id: 'blackout-proof', lines: [line] },
      ],
      '2026-12-01',
    )
    return made.options[2].because
  }

  test('is said anew in whole euros with VAT, and not where it costs no more', () => {
    expect(withProtection([asked, other], 200_000)).toEqual([{ id: 'protection-asked', values: { eur: 1210 } }, other])
    expect(withProtection([asked, other], 100_000)).toEqual([other])
    expect(withProtection([asked, other], 90_000)).toEqual([other])
  })

  test('is left where no euros were said', () => {
    const included: Statement = { id: 'protection-included', values: {} }
    expect(withProtection([included], 90_000)).toEqual([included])
  })
})
