import { describe, expect, it } from 'vitest'
import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { Option } from './estimate-types.ts'
import { endsAtBill, firstShown, fitTags, shortMonths, vatRateOf, windOf } from './result-facts.ts'

function option(id: OptionId, changed: Partial<Option> = {}): Option {
  const range = { p10: 0, p50: 0, p90: 0 }
  return {
    id,
    system: {
      kwp: 0,
      panels: 0,
      tiltDeg: 20,
      azimuthDeg: 0,
      inverterKw: 0,
      batteryKwh: 0,
      batteryKw: 0,
      backup: 'none',
    },
    items: [],
    netCents: 0,
    vatCents: 0,
    priceCents: 0,
    productionKwh: range,
    monthlyProductionKwh: [],
    monthlyConsumptionKwh: [],
    savingEur: range,
    paybackYears: range,
    npvEur: 0,
    selfConsumption: 0,
    selfSufficiency: 0,
    annualBillAfterEur: 0,
    backup: { powers: [], doesNotPower: [], hours: range },
    incentives: [],
    worthIt: true,
    because: [],
    ...changed,
  }
}
const years = (p50: number | null) => ({ p10: p50, p50, p90: p50 })
const euros = (p50: number) => ({ p10: p50, p50, p90: p50 })

describe('what the result says of its options', () => {
  it('each option carries what is true of it alone', () => {
    const tags = fitTags(
      [
        option('essential', { paybackYears: years(6), savingEur: euros(900), priceCents: 1 }),
        option('balanced', { paybackYears: years(8), savingEur: euros(1500), priceCents: 2 }),
        option('blackout-proof', {
          paybackYears: years(null),
          savingEur: euros(1400),
          priceCents: 3,
          backup: { powers: ['fridge'], doesNotPower: [], hours: euros(12) },
        }),
      ],
      2000,
    )
    expect([...tags]).toEqual([
      ['blackout-proof', 'for-cuts'],
      ['essential', 'soonest'],
      ['balanced', 'saves-most'],
    ])
  })

  it('one that runs longest, saves most or costs least says so where nothing comes before it', () => {
    const cut = (hours: number) => ({ backup: { powers: ['fridge' as const], doesNotPower: [], hours: euros(hours) } })
    const same = { paybackYears: years(7) }
    const tags = (one: Partial<Option>, other: Partial<Option>) => [
      ...fitTags([option('essential', { ...same, ...one }), option('balanced', { ...same, ...other })], 1e6),
    ]
    expect(tags({ ...cut(20), priceCents: 5 }, { ...cut(30), priceCents: 5 })).toEqual([['balanced', 'longest']])
    expect(tags({ savingEur: euros(900), priceCents: 5 }, { savingEur: euros(800), priceCents: 5 })).toEqual([
      ['essential', 'saves-most'],
    ])
    expect(tags({ priceCents: 5 }, { priceCents: 6 })).toEqual([['essential', 'cheapest']])
    // Hours of an option that powers nothing, and a saving of nothing, distinguish nobody.
    expect(
      tags({ backup: { powers: [], doesNotPower: [], hours: euros(9) }, priceCents: 5 }, { priceCents: 5 }),
    ).toEqual([])
    expect(tags({ savingEur: euros(-5), priceCents: 5 }, { savingEur: euros(-9), priceCents: 5 })).toEqual([])
    expect(tags({ savingEur: euros(0), priceCents: 5 }, { savingEur: euros(-9), priceCents: 5 })).toEqual([])
  })

  it('bars end at the bill only where no option can save more than it', () => {
    const saving = (p10: number) => option('essential', { savingEur: { p10, p50: 0, p90: 0 } })
    const home = { annualBillEur: 1000 }
    const three = (...most: number[]) => endsAtBill({ options: most.map(saving), home })
    expect([three(900, 999), three(900, 1000), three(1100, 1200)]).toEqual([true, false, false])
  })

  it('a tie is no distinction', () => {
    const same = { paybackYears: years(7), savingEur: euros(900), priceCents: 5 }
    expect(fitTags([option('essential', same), option('balanced', same)], 2000).size).toBe(0)
  })

  it('one that stands out in nothing says that it takes most of the bill, if it does', () => {
    const three = (savingEur: number) =>
      fitTags(
        [
          option('essential', { paybackYears: years(6), savingEur: euros(300), priceCents: 1 }),
          option('balanced', { paybackYears: years(8), savingEur: euros(savingEur), priceCents: 2 }),
          option('blackout-proof', { paybackYears: years(9), savingEur: euros(1400), priceCents: 3 }),
        ],
        2000,
      ).get('balanced')
    expect([three(1001), three(1000)]).toEqual(['most-of-bill', undefined])
  })

  it('two that pay back in the same year, as it is printed, are equally soon', () => {
    const tags = fitTags(
      [
        option('essential', { paybackYears: years(9.6), savingEur: euros(900), priceCents: 1 }),
        option('balanced', { paybackYears: years(10.4), savingEur: euros(1500), priceCents: 2 }),
      ],
      2000,
    )
    expect([...tags.values()]).not.toContain('soonest')
  })

  it('shows the balanced option first, unless it is not worth it and another is', () => {
    const not = { worthIt: false }
    expect(firstShown([option('essential'), option('balanced'), option('blackout-proof')])).toBe('balanced')
    expect(firstShown([option('essential'), option('balanced', not), option('blackout-proof')])).toBe('essential')
    expect(firstShown([option('essential', not), option('balanced', not)])).toBe('balanced')
    expect(firstShown([option('essential', not), option('blackout-proof')])).toBe('blackout-proof')
  })

  it('names the months in which the roof falls short', () => {
    expect(shortMonths({ monthlyProductionKwh: [1, 5, 3], monthlyConsumptionKwh: [2, 5, 4] })).toEqual([0, 2])
  })

  it.each([
    [0, 'south'],
    [-90, 'east'],
    [90, 'west'],
    [-45, 'south-east'],
    [10, 'south'],
    [180, 'north'],
    [-180, 'north'],
  ])('an azimuth of %d faces %s', (azimuth, wind) => {
    expect(windOf(azimuth)).toBe(wind)
  })

  it('names one VAT rate only when there is one', () => {
    const item = { id: 'x', quantity: 1, unit: 'job' as const, netCents: 1, vatCents: 0, values: {} }
    expect(vatRateOf([option('essential', { items: [{ ...item, vatRatePercent: 21 }] })])).toBe(21)
    const mixed = [
      { ...item, vatRatePercent: 21 },
      { ...item, vatRatePercent: 10 },
    ]
    expect(vatRateOf([option('essential', { items: mixed })])).toBeNull()
  })
})
