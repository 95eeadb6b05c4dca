import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { anyAnswers, realContext, villa } from '#tests/arbitrary-answers.ts'
import { estimateQuote } from './estimate.ts'
import type { Estimate, Option } from './estimate-types.ts'

const estimate = (answers: QuoteAnswers) => estimateQuote(answers, realContext)
const ordered = ({ p10, p50, p90 }: Range) => p90 <= p50 && p50 <= p10
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const holidayFlat = {
  propertyType: 'apartment',
  occupancy: 'holiday-home',
  existingSystems: [],
} satisfies Partial<QuoteAnswers>

/** Every number in a value, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

describe('any valid answers', () => {
  it('give three options, none dearer than the next, whose numbers exist and agree', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { home, options, ...rest } = estimate(answers)
        expect(numbersIn([home, options, rest.assumptions, rest.notes]).every(Number.isFinite)).toBe(true)
        expect(options.map(({ id }) => id)).toEqual(['essential', 'balanced', 'blackout-proof'])
        expect(sum(home.monthlyConsumptionKwh)).toBeCloseTo(home.annualKwh, 3)
        const [essential, balanced, blackoutProof] = options
        expect(essential.priceCents).toBeLessThanOrEqual(balanced.priceCents)
        expect(balanced.priceCents).toBeLessThanOrEqual(blackoutProof.priceCents)
        for (const option of options) agrees(option, home.annualBillEur)
      }),
      { numRuns: 80 },
    )
  }, 60_000)
})

function agrees(option: Option, billTodayEur: number): void {
  const { items, netCents, vatCents, priceCents } = option
  expect(sum(items.map((item) => item.netCents))).toBe(netCents)
  expect(sum(items.map((item) => item.vatCents))).toBe(vatCents)
  expect(netCents + vatCents).toBe(priceCents)
  expect([netCents, vatCents].every(Number.isInteger)).toBe(true)

  expect(ordered(option.productionKwh)).toBe(true)
  expect(ordered(option.savingEur)).toBe(true)
  expect(ordered(option.backup.hours)).toBe(true)
  const { p10, p50, p90 } = option.paybackYears
  const late = Number.POSITIVE_INFINITY
  expect(ordered({ p10: p10 ?? late, p50: p50 ?? late, p90: p90 ?? late })).toBe(true)

  expect(sum(option.monthlyProductionKwh)).toBeCloseTo(option.productionKwh.p50, 3)
  expect(sum(option.monthlySavingEur ?? [])).toBeCloseTo(option.savingEur.p50, 6)
  expect(option.annualBillAfterEur).toBeCloseTo(billTodayEur - option.savingEur.p50, 6)
  for (const share of [option.selfConsumption, option.selfSufficiency]) {
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(1)
  }
  if (option.system.backup === 'none') expect(option.backup.powers).toEqual([])
  if (!option.worthIt) expect(option.because).not.toEqual([])
}

describe('the saving by month', () => {
  it('follows sun and use, so that months differ, and is more in May than in December', () => {
    const months = estimate(villa()).options[1]?.monthlySavingEur ?? []
    expect(months).toHaveLength(12)
    expect(months[4]).toBeGreaterThan(1.2 * (months[11] ?? 0))
    expect(months[11]).toBeGreaterThan(0)
  })
})

describe('the same question', () => {
  it('has the same answer', () => {
    expect(estimate(villa())).toEqual(estimate(villa()))
  })

  it('without bill or consumption is refused', () => {
    expect(() => estimate(villa({ monthlyBillEur: undefined }))).toThrow(RangeError)
  })
})

describe('goals', () => {
  const ids = (made: Estimate) => made.options.map((option) => option.items.map((item) => item.id))

  it.each<[QuoteAnswers['goals'][number], string]>([
    ['cooling', 'ac-ducted'],
    ['heating', 'heat-pump'],
    ['hot-water', 'hot-water-heat-pump'],
    ['pool-heating', 'pool-heat-pump'],
    ['ev-charging', 'ev-charger'],
  ])('%s puts its machine into all three options', (goal, item) => {
    const made = estimate(villa({ goals: ['lower-bills', goal], existingSystems: ['pool'] }))
    for (const option of ids(made)) expect(option).toContain(item)
  })

  it.each<[QuoteAnswers['goals'][number], QuoteAnswers['existingSystems'][number], string]>([
    ['cooling', 'air-conditioning', 'ac-ducted'],
    ['heating', 'heat-pump', 'heat-pump'],
    ['hot-water', 'heat-pump', 'hot-water-heat-pump'],
    ['pool-heating', 'pool-heating', 'pool-heat-pump'],
    ['ev-charging', 'ev-charger', 'ev-charger'],
  ])('%s is not sold twice to a home with %s', (goal, system, item) => {
    const made = estimate(villa({ goals: ['lower-bills', goal], existingSystems: [system] }))
    for (const option of ids(made)) expect(option).not.toContain(item)
    expect(made.notes).toContainEqual({ id: 'already-there', values: { goal } })
  })

  it('of comfort alone begin without panels, and say what the machine costs to run', () => {
    const [essential] = estimate(villa({ goals: ['pool-heating'], existingSystems: ['pool'] })).options
    expect(essential.system.panels).toBe(0)
    expect(essential.savingEur.p50).toBeLessThan(0)
    expect(essential.because.map(({ id }) => id)).toEqual(['comfort-costs'])
  })

  it('that replace gas or fuel are not called comfort', () => {
    const heated = estimate(villa({ goals: ['lower-bills', 'heating'], existingSystems: ['gas-boiler'] }))
    const said = heated.options[0].because.map(({ id }) => id)
    expect(said).toContain('machines-use')
    expect(said).not.toContain('comfort-costs')
    expect(heated.assumptions.map(({ id }) => id)).toContain('payback-whole')
  })

  it('hot water from a heat pump saves against an electric tank', () => {
    const [essential] = estimate(villa({ goals: ['hot-water'], existingSystems: ['electric-boiler'] })).options
    expect(essential.savingEur.p50).toBeGreaterThan(100)
    expect(essential.because.map(({ id }) => id)).toContain('replacement-saves')
  })

  it('of power-cut protection put backup into the balanced option as well', () => {
    const [, balanced] = estimate(villa({ goals: ['lower-bills', 'blackout-protection'] })).options
    expect(balanced.system.backup).toBe('essential-circuits')
    expect(balanced.backup.hours.p90).toBeGreaterThan(0)
  })
})

describe('a home with panels already', () => {
  it('keeps them: new ones share the roof, and the saving is what comes on top', () => {
    const [, withSolar] = estimate(villa({ existingSystems: ['solar', 'air-conditioning'] })).options
    const [, without] = estimate(villa()).options
    expect(withSolar.savingEur.p50).toBeLessThan(without.savingEur.p50)
    expect(withSolar.system.panels).toBeLessThanOrEqual(20)
  })

  it('pays today what it says it pays', () => {
    const made = estimate(villa({ existingSystems: ['solar'], annualKwh: 5000 }))
    expect(Math.abs(made.home.annualKwh - 5000)).toBeLessThan(25)
  })
})

describe('a budget', () => {
  it('is kept by essential and balanced where it can be', () => {
    const made = estimate(villa({ budget: '5000-10000', monthlyBillEur: 300 }))
    expect(made.options[0].priceCents).toBeLessThanOrEqual(1_000_000)
    expect(made.options[1].priceCents).toBeLessThanOrEqual(1_000_000)
    expect(made.notes.map(({ id }) => id)).toContain('some-over-budget')
  })

  it('is not blamed on the roof where more panels would earn nothing', () => {
    const flat = estimate(villa({ ...holidayFlat, monthlyBillEur: 40 }))
    expect(flat.options[2].system.panels).toBe(6)
    expect(flat.notes.map(({ id }) => id)).not.toContain('roof-full')
  })

  it('that holds nothing is said, not hidden', () => {
    const made = estimate(villa({ budget: 'under-5000', goals: ['lower-bills', 'heating'] }))
    expect(made.notes.map(({ id }) => id)).toContain('all-over-budget')
  })
})

describe('not worth it', () => {
  const reasons = (answers: QuoteAnswers) =>
    estimate(answers).options.map(({ worthIt, because }) => ({ worthIt, ids: because.map(({ id }) => id) }))

  it('is the answer for a holiday home with a tiny bill', () => {
    const [essential] = reasons(villa({ occupancy: 'holiday-home', monthlyBillEur: 35 }))
    expect(essential).toMatchObject({ worthIt: false })
    expect(essential?.ids).toEqual(expect.arrayContaining(['holiday-home', 'small-bill']))
  })

  it('is the answer for a steep north roof with a small bill', () => {
    const [essential] = reasons(villa({ monthlyBillEur: 70, roof: { tiltDeg: 45, azimuthDeg: 180 } }))
    expect(essential).toMatchObject({ worthIt: false })
    expect(essential?.ids).toContain('poor-roof')
  })

  it('is the answer where no panel fits, and nothing is priced', () => {
    const [essential] = estimate(villa({ roof: { areaM2: 0 } })).options
    expect(essential.worthIt).toBe(false)
    expect(essential.priceCents).toBe(0)
    expect(essential.paybackYears).toEqual({ p10: null, p50: null, p90: null })
    expect(essential.because.map(({ id }) => id)).toEqual(['no-roof'])
  })
})

describe('defaults', () => {
  it('tell the correction of the hourly step for a battery alone where every option holds one', () => {
    const steps = (goals: QuoteAnswers['goals']) =>
      estimate(villa({ goals })).assumptions.flatMap(({ id, values }) =>
        id.startsWith('hourly-step') ? [{ id, values }] : [],
      )
    expect(steps(['lower-bills'])).toEqual([{ id: 'hourly-step', values: {} }])
    expect(steps(['lower-bills', 'blackout-protection'])).toEqual([{ id: 'hourly-step-battery', values: { pct: 0.5 } }])
  })

  it('are all listed when nothing is refined, and none when everything is', () => {
    const bare = estimate(villa({ goals: ['lower-bills', 'heating', 'hot-water'], existingSystems: ['pool'] }))
    const listed = bare.assumptions.map(({ id }) => id)
    const home = [
      'contracted-power',
      'roof-area',
      'roof-type',
      'roof-direction',
      'floor-area',
      'persons',
      'pool-volume',
    ]
    expect(listed).toEqual(expect.arrayContaining(home))
    const refined = estimate({
      ...bare.answers,
      areaM2: 210,
      persons: 3,
      poolM3: 40,
      contractedPowerKw: 6.9,
      roof: { type: 'flat', tiltDeg: 10, azimuthDeg: -20, areaM2: 60 },
    })
    for (const id of home) expect(refined.assumptions.map((one) => one.id)).not.toContain(id)
  })

  it('put the panels of a flat on a shared roof, with the vote the law asks for', () => {
    const made = estimate(villa({ propertyType: 'apartment', monthlyBillEur: 75 }))
    expect(made.assumptions.map(({ id }) => id)).toContain('roof-share')
    const vote = made.notes.find(({ id }) => id === 'community-vote')
    expect(vote?.source?.url).toContain('boe.es')
  })
})

describe('an estimate', () => {
  it('holds for 30 days and names its price book', () => {
    const made = estimate(villa())
    expect([made.madeOn, made.validUntil]).toEqual(['2026-11-21', '2026-12-21'])
    expect(made.priceBook).toEqual({ version: 1, asOf: '2026-11-21', confirmedByOwner: false })
    expect(made.notes.map(({ id }) => id)).toEqual(expect.arrayContaining(['estimate-not-offer', 'prices-unconfirmed']))
  })

  it('follows the price book it is given', () => {
    const dearer = {
      ...builtInPriceBook,
      version: 2,
      confirmedByOwner: true,
      items: { ...builtInPriceBook.items, papers: { netEur: 1000, mark: 'confirmed' } },
    }
    const made = estimateQuote(villa(), { ...realContext, priceBook: dearer })
    expect(made.options[0].items.find(({ id }) => id === 'papers')?.netCents).toBe(100_000)
    expect(made.notes.map(({ id }) => id)).not.toContain('prices-unconfirmed')
  })
})
