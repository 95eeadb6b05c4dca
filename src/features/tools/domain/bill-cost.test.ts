import { describe, expect, it } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import { billCost } from './bill-cost.ts'
import type { BillCostInput, MonthUse } from './bill-types.ts'

const context = { weather: malagaYear(), today: '2026-11-21' }
const bill = (given: BillCostInput) => billCost(given, context)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const fieldsOf = (given: BillCostInput) => bill(given).assumptions.flatMap((one) => ('field' in one ? [one.field] : []))
const defaultOf = (given: BillCostInput, field: string) =>
  bill(given).assumptions.find((one) => 'field' in one && one.field === field)

const even = new Array<number>(24).fill(1)
const known: BillCostInput = {
  powerKw: { P1: 4.6, P2: 4.6 },
  powerPrice: { P1: 30.817413, P2: 0.725423 },
  powerPriceUnit: 'eur_kw_year',
  energyPrice: { P1: 0.2, P2: 0.15, P3: 0.1 },
  surplusPrice: 0.05,
  ieePct: 5.11269632,
  vatPct: 21,
  meterEurMonth: 0.81,
  bonusInIeeBase: true,
}

describe('a month', () => {
  it('with everything given is exact: nothing is taken, and the range has no width', () => {
    const given = { ...known, start: '2026-06-01', days: 30, kwh: { P1: 60, P2: 70, P3: 120 }, surplusKwh: 0 }
    expect(bill(given)).toMatchObject({ totalEur: 60.77, totalEurRange: { p10: 60.77, p50: 60.77, p90: 60.77 } })
    expect(fieldsOf(given)).toEqual([])
    expect(bill(given).monthlyTotalsEur).toBeUndefined()
  })

  it('counts nothing for a period or a surplus that was not given, and says so', () => {
    const given = { ...known, start: '2026-06-01', days: 30, kwh: { P2: 70 } }
    expect(fieldsOf(given)).toEqual(['kwh.P1', 'kwh.P3', 'surplusKwh'])
    expect(defaultOf(given, 'kwh.P1')).toEqual({ field: 'kwh.P1', value: 0 })
    expect(fieldsOf({ ...given, kwh: undefined, surplusKwh: 5 })).toEqual(['kwh.P1', 'kwh.P2', 'kwh.P3'])
  })

  it('takes the taxes of the day after its last', () => {
    const april = { start: '2026-04-01', days: 30, kwh: { P1: 50 } }
    expect(defaultOf(april, 'vatPct')).toMatchObject({ value: 10 })
    expect(defaultOf({ ...april, powerKw: { P1: 12 } }, 'vatPct')).toMatchObject({ value: 21 })
    expect(defaultOf({ ...april, start: '2026-06-01' }, 'vatPct')).toMatchObject({ value: 21 })
    expect(bill({ start: '2026-11-01', kwh: { P1: 50 } }).assumptions).toContainEqual(
      expect.objectContaining({ id: 'taxes-assumed' }),
    )
  })

  it('never pays out more for surplus than the energy costs', () => {
    const { lines } = bill({ ...known, start: '2026-05-01', days: 31, kwh: { P1: 10 }, surplusKwh: 5000 })
    expect(lines.surplusCompensation).toBe(-lines.energyP1)
  })

  it('reads a power price without a unit as a year’s, and says so', () => {
    const yearly = bill({ ...known, powerPriceUnit: undefined, kwh: { P1: 1 } })
    expect(yearly.lines.powerP1).toBe(11.65)
    expect(fieldsOf({ ...known, powerPriceUnit: undefined, kwh: { P1: 1 } })).toContain('powerPriceUnit')
  })
})

describe('a year', () => {
  const months = Array.from({ length: 12 }, (_, m) => ({ kwh: { P1: 80 + m, P2: 70, P3: 150 }, surplusKwh: 20 * m }))

  it('is the sum of its twelve bills, line by line', () => {
    const year = bill({ ...known, year: 2026, months })
    expect(year.monthlyTotalsEur).toHaveLength(12)
    expect(sum(year.monthlyTotalsEur ?? [])).toBeCloseTo(year.totalEur, 6)
    for (const line of ['powerP1', 'energyP3', 'surplusCompensation', 'vat'] as const)
      expect(sum((year.monthlyLines ?? []).map((lines) => lines[line]))).toBeCloseTo(year.lines[line], 6)
  })

  it('names the month of what was not given', () => {
    expect(fieldsOf({ ...known, year: 2026, months })).toEqual([])
    const gaps: MonthUse[] = [...months]
    gaps[1] = { kwh: { P1: 1, P2: 2, P3: 3 } }
    gaps[11] = { surplusKwh: 4 }
    expect(fieldsOf({ ...known, year: 2026, months: gaps })).toEqual([
      'months.1.surplusKwh',
      'months.11.kwh.P1',
      'months.11.kwh.P2',
      'months.11.kwh.P3',
    ])
  })

  it('has 365 days in a leap year too', () => {
    const withoutBonus = (year: number) => bill({ ...known, year, months }).lines.powerP1
    expect(withoutBonus(2028)).toBe(withoutBonus(2027))
  })

  it('after the newest published rate of the social bonus says that it is carried on', () => {
    expect(bill({ ...known, year: 2027, months }).assumptions).toContainEqual(
      expect.objectContaining({ id: 'bonus-carried-on' }),
    )
  })
})

describe('a home by its shape', () => {
  it('buys all that it uses, in the periods of the calendar', () => {
    const { energy } = bill({ ...known, annualKwh: 8760, hourlyShape24: even })
    expect(energy).toHaveLength(12)
    expect(sum(energy.map(({ kwh }) => kwh.P1 + kwh.P2 + kwh.P3))).toBeCloseTo(8760, 6)
    // 261 weekdays of 2026 less six holidays on weekdays, eight hours of peak each.
    expect(sum(energy.map(({ kwh }) => kwh.P1))).toBeCloseTo(8 * 255, 6)
  })

  it('follows the weekdays and holidays of the year asked for, and says which holidays it assumed', () => {
    const of2028 = bill({ ...known, annualKwh: 8760, hourlyShape24: even, year: 2028 })
    // 260 weekdays of 2028 less 29 February, a Tuesday, and eight holidays on weekdays.
    expect(sum(of2028.energy.map(({ kwh }) => kwh.P1))).toBeCloseTo(8 * 251, 6)
    const ids = (answer: ReturnType<typeof bill>) => answer.assumptions.flatMap((one) => ('id' in one ? [one.id] : []))
    expect(ids(of2028)).toContain('holidays-assumed')
    expect(ids(bill({ ...known, annualKwh: 8760, hourlyShape24: even }))).not.toContain('holidays-assumed')
  })

  it('for some days is that part of the year', () => {
    const january = bill({ ...known, annualKwh: 8760, hourlyShape24: even, start: '2026-01-01', days: 31 })
    const year = bill({ ...known, annualKwh: 8760, hourlyShape24: even })
    expect(january.energy).toEqual([year.energy[0]])
    expect(january.totalEur).toBe(year.monthlyTotalsEur?.[0])
    const over = bill({ ...known, annualKwh: 8760, hourlyShape24: even, start: '2026-12-20', days: 31 })
    expect(sum(over.energy.map(({ kwh }) => kwh.P1 + kwh.P2 + kwh.P3))).toBeCloseTo(31 * 24, 6)
  })

  it('with panels and a battery pays less, and never less than its fixed part', () => {
    const home = { ...known, annualKwh: 6000, hourlyShape24: even }
    const alone = bill(home).totalEur
    const withSun = bill({ ...home, kwp: 5 }).totalEur
    const withBattery = bill({ ...home, kwp: 5, batteryKwh: 10 }).totalEur
    expect(withSun).toBeLessThan(alone)
    expect(withBattery).toBeLessThan(withSun)
    expect(bill({ ...home, kwp: 100, batteryKwh: 100 }).totalEur).toBeGreaterThan(
      bill({ ...home, annualKwh: 0 }).totalEur - 1,
    )
  })

  it('that uses nothing pays the fixed part', () => {
    const { lines, totalEur } = bill({ ...known, annualKwh: 0, hourlyShape24: even })
    expect([lines.energyP1, lines.energyP2, lines.energyP3, lines.surplusCompensation]).toEqual([0, 0, 0, 0])
    expect(totalEur).toBeGreaterThan(100)
  })

  it('has a range where the prices are ours', () => {
    const { totalEurRange } = bill({ town: 'mijas' })
    expect(totalEurRange.p90).toBeLessThan(totalEurRange.p50)
    expect(totalEurRange.p50).toBeLessThan(totalEurRange.p10)
  })
})
