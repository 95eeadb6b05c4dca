import { describe, expect, it } from 'vitest'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { malagaYear } from '#tests/typical-year.ts'
import type { BillReadings } from './bill.ts'
import { hoursOfDay } from './hourly.ts'
import { type UseSources, yearLoadOf } from './year-load.ts'

const read = <T>(value: T) => ({ value, confidence: 0.97 })
const bill = (start: string, days: number, p1: number, p2: number, p3: number): BillReadings => ({
  periodStart: read(start),
  days: read(days),
  energyTotalKwh: read(p1 + p2 + p3),
  energyP1Kwh: read(p1),
  energyP2Kwh: read(p2),
  energyP3Kwh: read(p3),
})
const weather = malagaYear()
const yearOf = (sources: UseSources, stay: Parameters<typeof yearLoadOf>[1] = 'full-time') =>
  yearLoadOf(sources, stay, weather)
const total = (sources: UseSources) => {
  const { P1 = 0, P2 = 0, P3 = 0 } = yearOf(sources)?.kwh ?? {}
  return Math.round(P1 + P2 + P3)
}
const ofCode = (days: number): BillReadings => ({
  yearP1Kwh: read(1000),
  yearP2Kwh: read(900),
  yearP3Kwh: read(2100),
  yearDays: read(days),
})

describe('the year of a home', () => {
  it('is the code’s last twelve months, taken to a whole year', () => {
    expect(yearOf({ facts: ofCode(365) })).toMatchObject({ kwh: { P1: 1000, P2: 900, P3: 2100 }, basis: 'code' })
    expect(yearOf({ facts: ofCode(330) })?.kwh.P1).toBeCloseTo((1000 * 365) / 330, 6)
    expect(yearOf({ facts: ofCode(329) })).toBeNull()
    for (const name of ['yearP1Kwh', 'yearP2Kwh', 'yearP3Kwh', 'yearDays'])
      expect(yearOf({ facts: { ...ofCode(365), [name]: undefined } })).toBeNull()
  })

  it('is the kWh of a whole year’s bill, band by band', () => {
    const year = yearOf({ facts: bill('2025-06-30', 365, 1200, 1000, 2000) })
    expect(year?.basis).toBe('bills')
    expect(year?.kwh.P1).toBeCloseTo(1200, 6)
    expect(year?.kwh.P2).toBeCloseTo(1000, 6)
    expect(year?.kwh.P3).toBeCloseTo(2000, 6)
  })

  it('has each hour’s kWh add up to those of its bands', () => {
    const year = yearOf({ facts: bill('2026-06-30', 30, 100, 90, 200) })
    const { P1 = 0, P2 = 0, P3 = 0 } = year?.kwh ?? {}
    expect(year?.hourlyKwh.reduce((a, b) => a + b, 0)).toBeCloseTo(P1 + P2 + P3, 6)
    expect(year?.hourlyKwh.every((kwh) => kwh >= 0)).toBe(true)
  })

  it('is known from bills once they have most of a year', () => {
    const half = bill('2025-06-30', 165, 500, 400, 900)
    const rest = (days: number) => bill('2025-12-12', days, 500, 400, 900)
    expect(yearOf({ facts: half, others: [rest(165)] })?.basis).toBe('bills')
    expect(yearOf({ facts: half, others: [rest(164)] })?.basis).toBe('profile')
    expect(yearOf({ facts: half })?.basis).toBe('profile')
  })

  it('is all bills together over the share of the year that they have', () => {
    const [summer, winter] = [bill('2025-06-30', 182, 500, 400, 900), bill('2025-12-29', 183, 600, 500, 1000)]
    expect(total({ facts: summer, others: [winter] })).toBe(3900)
    expect(total({ facts: winter, others: [summer] })).toBe(3900)
  })

  it('is more where the same kWh were used in days in which a home uses less', () => {
    const inMonth = (month: string) => total({ facts: bill(`2026-${month}-01`, 28, 80, 70, 150) })
    expect(inMonth('04')).toBeGreaterThan(inMonth('07'))
  })

  it('is spread by all kWh where a bill has no bands', () => {
    const { energyP2Kwh, ...bandless } = bill('2025-06-30', 365, 1200, 1000, 2000)
    expect(energyP2Kwh).toBeDefined()
    expect(total({ facts: bandless })).toBe(4200)
    expect(Math.round(yearOf({ facts: bandless })?.kwh.P1 ?? 0)).not.toBe(1200)
  })

  it('leaves out a bill that does not say its days or its kWh', () => {
    const whole = bill('2025-06-30', 365, 1200, 1000, 2000)
    for (const name of ['periodStart', 'days', 'energyTotalKwh']) {
      const lacking = { ...bill('2026-06-30', 30, 900, 900, 900), [name]: undefined }
      expect(total({ facts: whole, others: [lacking] })).toBe(4200)
      expect(yearOf({ facts: lacking })).toBeNull()
    }
  })

  it('of a holiday home is less for the same kWh of August, when it is used', () => {
    const august = { facts: bill('2026-07-31', 31, 100, 90, 200) }
    const sum = (stay: 'full-time' | 'holiday-home') => {
      const { P1 = 0, P2 = 0, P3 = 0 } = yearOf(august, stay)?.kwh ?? {}
      return P1 + P2 + P3
    }
    expect(sum('holiday-home')).toBeLessThan(sum('full-time'))
  })
})

describe('the year of recorded hours', () => {
  const record = (days: number) => ({
    cups: null,
    missingHours: 0,
    surplusKwh: null,
    days: new Map(
      Array.from({ length: days }, (_, at) => addDays('2025-06-30', at)).map((date) => [
        date,
        new Array<number>(hoursOfDay(date)).fill(0.5),
      ]),
    ),
  })

  it('is what the meter says, whatever bills and code say', () => {
    const year = yearOf({ facts: { ...ofCode(365), ...bill('2026-06-30', 30, 9, 9, 9) }, hourly: record(365) })
    expect(year?.basis).toBe('hours')
    const { P1 = 0, P2 = 0, P3 = 0 } = year?.kwh ?? {}
    expect(P1 + P2 + P3).toBeCloseTo(4380, 6)
    expect(P3).toBeGreaterThan(P1)
    expect(year?.hourlyKwh).toHaveLength(8760)
  })

  it('needs four weeks of them', () => {
    expect(yearOf({ facts: ofCode(365), hourly: record(27) })?.basis).toBe('code')
    expect(yearOf({ facts: ofCode(365), hourly: null })?.basis).toBe('code')
  })
})
