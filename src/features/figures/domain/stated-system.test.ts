import { describe, expect, it } from 'vitest'
import { cashFlow } from '#src/energy/money/finance.ts'
import { monthDays } from '#src/energy/series/year.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/public.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { statedOutage } from './stated-outage.ts'
import { evaluateStated, statedSystem } from './stated-system.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-23' }
const villa: QuoteAnswers = {
  town: 'marbella',
  budget: 'not-sure',
  propertyType: 'villa',
  buildYear: 2000,
  occupancy: 'full-time',
  existingSystems: ['pool'],
  goals: ['lower-bills'],
  monthlyBillEur: 165,
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const yearOf = (daily: readonly number[]) => sum(daily.map((kwh, month) => kwh * (monthDays[month] ?? 0)))

describe('a system of a stated size', () => {
  const system = { kwp: 6, batteryKwh: 5, backup: 'essential-circuits', reservePct: 20 } as const
  /** Computed inside each test, so that each of them can notice what is changed. */
  const stated = () => ({ answer: statedSystem(villa, system, context), ...evaluateStated(villa, system, context) })

  it('is what was asked for: so many panels as make the power, its battery, its backup, its reserve', () => {
    const { answer, sized } = stated()
    expect(answer.system).toMatchObject({ kwp: 6, batteryKwh: 5 })
    expect(sized.choice).toMatchObject({ batteryKwh: 5, backup: 'essential-circuits', reserveShare: 0.2 })
    const plain = evaluateStated(villa, { kwp: 6 }, context).sized
    expect(plain.choice).toMatchObject({ batteryKwh: 0, backup: 'none', reserveShare: 0 })
    expect(plain.choice.panels).toBe(sized.choice.panels)
  })

  it('has days whose sums are its year: bought, sold, made', () => {
    const { answer, sized } = stated()
    expect(yearOf(answer.dailyExportKwh)).toBeCloseTo(answer.exportKwh, 6)
    expect(yearOf(answer.dailyImportKwh)).toBeCloseTo(answer.importKwh, 6)
    expect(yearOf(answer.dailyProductionKwh)).toBeCloseTo(sum(Array.from(sized.year.pvKwh)), 4)
    expect(answer.dailyExportKwh).toHaveLength(12)
  })

  it('earns with its surplus at most what each month bought', () => {
    const { answer, plan, sized } = stated()
    const { contract } = plan.today
    const { P1, P2, P3 } = contract.energyEurKwh
    const credit = sized.result.exportByMonth.map((kwh, month) => {
      const [peak = 0, flat = 0, valley = 0] = sized.result.importByMonthPeriod.slice(month * 3, month * 3 + 3)
      return Math.min(kwh * contract.surplusEurKwh, peak * P1 + flat * P2 + valley * P3)
    })
    expect(answer.surplusValueEur).toBeCloseTo(answer.exportKwh * contract.surplusEurKwh, 9)
    expect(answer.surplusCreditEur).toBeCloseTo(sum(credit), 9)
    expect(answer.surplusLostEur).toBeCloseTo(answer.surplusValueEur - sum(credit), 9)
  })

  it('loses more of its surplus to the monthly ceiling when it is far too large', () => {
    const large = statedSystem(villa, { kwp: 25 }, context)
    expect(large.surplusLostEur).toBeGreaterThan(100)
    expect(large.surplusCreditEur).toBeLessThan(large.surplusValueEur)
  })

  it('costs over ten years what bills, price and replacements come to; over the years of the model it gains the rest', () => {
    const { answer, sized } = stated()
    const flow = (years: number) =>
      cashFlow({
        priceEur: answer.priceEur,
        savingEur: answer.savingEur.p50,
        years,
        replacements: sized.replacements,
      }).cumulativeEur.at(-1) ?? 0
    expect(answer.priceEur).toBeCloseTo(answer.priceCents / 100, 9)
    expect(answer.tenYearWithoutEur).toBeCloseTo(10 * answer.annualBillEur, 9)
    expect(answer.tenYearEur).toBeCloseTo(10 * answer.annualBillEur - flow(10), 6)
    expect(answer.lifetimeGainEur).toBeCloseTo(flow(25), 6)
    expect(answer.lifetimeGainEur).toBeLessThan(25 * answer.savingEur.p50 - answer.priceEur)
  })

  it('is paid another price for its surplus when one is stated, against the same home', () => {
    const { answer, plan } = stated()
    const { contract } = plan.today
    const paid = statedSystem(villa, { ...system, surplusEurKwh: 2 * contract.surplusEurKwh }, context)
    expect(paid.surplusValueEur).toBeCloseTo(2 * answer.surplusValueEur, 6)
    expect(paid.savingEur.p50).toBeGreaterThan(answer.savingEur.p50)
    const same = statedSystem(villa, { ...system, surplusEurKwh: contract.surplusEurKwh }, context)
    expect(same.savingEur.p50).toBeCloseTo(answer.savingEur.p50, 6)
    expect(paid.annualBillEur).toBeCloseTo(answer.annualBillEur, 9)
  })

  it('says what the home uses and how often its battery turns over', () => {
    const { answer, plan, sized } = stated()
    expect(answer.useKwh).toBe(plan.today.useKwh)
    expect(answer.cycles).toBe(sized.result.batteryCycles)
    expect(answer.cycles).toBeGreaterThan(50)
    expect(answer).not.toHaveProperty('id')
  })
})

describe('a stated power cut', () => {
  const stated = { batteryKwh: 10, reservePct: 30 } as const
  const cut = (change: Partial<Parameters<typeof statedOutage>[1]> = {}) =>
    statedOutage(villa, { ...stated, ...change }, context)

  it('meets a full battery without panels, and one that works on other days with them', () => {
    const full = cut()
    expect(full.sunHours).toEqual(full.hours)
    expect(full.hours.p50).toBeGreaterThan(5)
    const working = cut({ kwp: 6 })
    expect(working.hours.p50).toBeLessThan(full.hours.p50)
    expect(working.sunHours.p50).toBeGreaterThanOrEqual(working.hours.p50)
    expect(cut({ kwp: 6, reservePct: 100 }).hours.p50).toBeGreaterThan(working.hours.p50)
  })

  it('is of an inverter of 5 kW and the essential list unless something else is stated', () => {
    expect(cut()).toEqual(cut({ inverterKw: 5, list: 'essential', kwp: 0 }))
    expect(cut({ list: 'comfort' }).dayKwh).toBeGreaterThan(cut().dayKwh)
    expect(cut({ inverterKw: 0.3 }).powers.length).toBeLessThan(cut().powers.length)
  })

  it('counts what a day takes of what is powered, and of nothing else', () => {
    expect(cut({ inverterKw: 0.01 })).toMatchObject({ powers: [], dayKwh: 0, hours: { p10: 0, p50: 0, p90: 0 } })
    expect(cut({ inverterKw: 0.3 }).dayKwh).toBeLessThan(cut().dayKwh)
    expect(cut({ inverterKw: 0.3 }).dayKwh).toBeGreaterThan(0)
  })

  it('lasts longer with the sun of June than with that of December', () => {
    const small = { batteryKwh: 5, kwp: 3, list: 'comfort' } as const
    expect(cut({ ...small, month: 6 }).sunHours.p50).toBeGreaterThan(cut({ ...small, month: 12 }).sunHours.p50)
    expect(cut({ ...small, month: 1 }).sunHours).not.toEqual(cut({ ...small, month: 2 }).sunHours)
  })
})
