import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import type { BillReadings } from './bill.ts'
import type { Finding } from './findings.ts'
import { contractOf, whatIf } from './what-if.ts'
import { yearLoadOf } from './year-load.ts'

const read = <T>(value: T) => ({ value, confidence: 0.97 })
const facts = (p1: number, p2: number, p3: number): BillReadings => ({
  periodStart: read('2026-06-30'),
  days: read(30),
  energyTotalKwh: read(p1 + p2 + p3),
  energyP1Kwh: read(p1),
  energyP2Kwh: read(p2),
  energyP3Kwh: read(p3),
  powerP1Kw: read(5.75),
  powerP2Kw: read(5.75),
  powerPriceP1EurKwDay: read(0.1),
  powerPriceP2EurKwDay: read(0.03),
  energyPriceP1EurKwh: read(0.25),
  energyPriceP2EurKwh: read(0.2),
  energyPriceP3EurKwh: read(0.15),
})
const findings = [
  { id: 'service', eur: 6, label: 'x', rule: null, eurYear: 87 },
  {
    id: 'power',
    need: {
      basis: 'maximeter',
      contractedKw: { P1: 5.75, P2: 5.75 },
      highestKw: { P1: 3.9, P2: 3.9 },
      enoughKw: { P1: 4.5, P2: 4.5 },
      savingEurYear: 80,
      isTight: false,
      months: [],
    },
    rule: 'power',
    eurYear: 80,
  },
] satisfies Finding[]
const weather = malagaYear()
const at = { weather, today: '2026-11-23', stay: 'full-time' } as const

test('the steps make the way from today to what is left: nothing counts twice, no step saves more than there was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 400 }),
      fc.integer({ min: 20, max: 400 }),
      fc.integer({ min: 20, max: 600 }),
      (p1, p2, p3) => {
        const result = whatIf(facts(p1, p2, p3), findings, at)
        if (!result) throw new Error('no year')
        const saved = result.steps.reduce((sum, { eurYear }) => sum + eurYear, 0)
        expect(result.nowEurYear - saved).toBeCloseTo(result.leftEurYear, 6)
        expect(result.leftEurYear).toBeGreaterThan(0)
        for (const { range, eurYear } of result.steps)
          if (range) expect([range.p90 <= eurYear, eurYear <= range.p10]).toEqual([true, true])
      },
    ),
    { numRuns: 6 },
  )
})

test('the year has the kWh of its own bands: the code’s year as it is, a bill spread over the months', () => {
  const year = yearLoadOf(
    {
      facts: {
        ...facts(100, 90, 200),
        yearP1Kwh: read(1000),
        yearP2Kwh: read(900),
        yearP3Kwh: read(2100),
        yearDays: read(365),
      },
    },
    'full-time',
    weather,
  )
  expect(year).toMatchObject({ kwh: { P1: 1000, P2: 900, P3: 2100 }, basis: 'code' })
  expect(year?.hourlyKwh.reduce((a, b) => a + b, 0)).toBeCloseTo(4000, 6)
  const spread = yearLoadOf({ facts: facts(100, 90, 200) }, 'full-time', weather)
  expect(spread?.basis).toBe('profile')
  expect(spread?.kwh.P1).toBeGreaterThan(600)
  expect(spread?.kwh.P1).toBeLessThan(1800)
})

test('a bill with panels on it is not sold panels again, and one without kWh says nothing', () => {
  expect(whatIf({ ...facts(100, 90, 200), surplusKwh: read(120) }, [], at)?.steps.map(({ id }) => id)).not.toContain(
    'solar',
  )
  expect(whatIf({ totalEur: read(80) }, [], at)).toBeNull()
})

describe('the steps', () => {
  const own = facts(100, 90, 200)
  const stepsOf = (of: BillReadings, found: readonly Finding[] = []) =>
    (whatIf(of, found, at)?.steps ?? []).map(({ id, eurYear }) => [id, Math.round(eurYear)])

  it('stop the services and lower the power by what the findings say', () => {
    const [services, power, tariff] = stepsOf(own, findings)
    expect(services).toEqual(['services', 87])
    expect(power?.[0]).toBe('power')
    // 1.25 kW less at 0.13 € a day: 59 €, with both taxes 75.
    expect(power?.[1]).toBe(75)
    expect(tariff?.[0]).toBe('tariff')
    expect(stepsOf(own).map(([id]) => id)).toEqual(['tariff', 'solar', 'battery'])
    const result = whatIf(own, findings, at)
    expect(Math.round((result?.nowEurYear ?? 0) - (whatIf(own, [], at)?.nowEurYear ?? 0))).toBe(87)
  })

  it('change the tariff only where that saves enough, and the bill prints its own prices', () => {
    const priced = (p1: number, p2: number, p3: number): BillReadings => ({
      ...own,
      energyPriceP1EurKwh: read(p1),
      energyPriceP2EurKwh: read(p2),
      energyPriceP3EurKwh: read(p3),
    })
    expect(stepsOf(priced(0.11, 0.11, 0.11)).map(([id]) => id)).not.toContain('tariff')
    expect(stepsOf(priced(0.13, 0.13, 0.13)).map(([id]) => id)).toContain('tariff')
    const { powerPriceP1EurKwDay, ...unpriced } = own
    expect(powerPriceP1EurKwDay).toBeDefined()
    expect(stepsOf(unpriced).map(([id]) => id)).toEqual(['solar', 'battery'])
    expect(whatIf(unpriced, [], at)?.arePricesOwn).toBe(false)
    expect(whatIf(own, [], at)?.arePricesOwn).toBe(true)
  })

  it('take the cheaper shape of tariff: one price for days, three for nights', () => {
    expect(whatIf(facts(300, 60, 60), [], at)?.tariff).toBe('one-price')
    expect(whatIf(facts(20, 20, 400), [], at)?.tariff).toBe('three-prices')
  })

  it('have panels for about the home’s own year, from two to eight kWp in halves', () => {
    expect(whatIf(facts(10, 10, 10), [], at)?.kwp).toBe(2)
    expect(whatIf(facts(900, 900, 900), [], at)?.kwp).toBe(8)
    const { kwp = 0, load } = whatIf(facts(150, 150, 200), [], at) ?? {}
    const yearKwh = load ? load.kwh.P1 + load.kwh.P2 + load.kwh.P3 : 0
    expect(kwp * 2).toBe(Math.round(kwp * 2))
    expect(Math.abs(kwp - yearKwh / 1650)).toBeLessThanOrEqual(0.25)
    expect(whatIf(facts(150, 150, 200), [], at)?.batteryKwh).toBe(5)
  })

  it('save more with panels on today’s dearer contract than after the tariff', () => {
    const result = whatIf(own, [], at)
    const solar = result?.steps.find(({ id }) => id === 'solar')
    expect(solar?.range?.p50).toBe(solar?.eurYear)
    expect(result?.solarAloneEurYear).toBeGreaterThan(solar?.eurYear ?? Infinity)
    expect(whatIf({ ...own, compensationEur: read(3) }, [], at)).toMatchObject({ solarAloneEurYear: 0 })
    expect(stepsOf({ ...own, surplusKwh: read(0) }).map(([id]) => id)).toContain('solar')
  })
})

describe('the contract of a bill', () => {
  it('has the bill’s own prices and power, and the taxes of today', () => {
    const { contract, arePricesOwn } = contractOf({ ...facts(1, 1, 1), surplusPriceEurKwh: read(0.07) }, '2026-11-23')
    expect(arePricesOwn).toBe(true)
    expect(contract).toMatchObject({
      powerKw: { P1: 5.75, P2: 5.75 },
      powerPrice: { P1: 0.1, P2: 0.03 },
      powerPriceUnit: 'eur_kw_day',
      energyEurKwh: { P1: 0.25, P2: 0.2, P3: 0.15 },
      surplusEurKwh: 0.07,
      vatPct: 21,
    })
    expect(contractOf({}, '2026-04-24').contract.vatPct).toBe(10)
  })

  it('has the usual ones where the bill does not print all of them', () => {
    const usual = { powerPrice: { P1: 0.093, P2: 0.06 }, energyEurKwh: { P1: 0.199, P2: 0.134, P3: 0.099 } }
    expect(contractOf({}, '2026-11-23')).toMatchObject({
      arePricesOwn: false,
      contract: { ...usual, powerKw: { P1: 5.75, P2: 5.75 }, surplusEurKwh: 0.04 },
    })
    const one = { powerP1Kw: read(4.6), powerPriceP1EurKwDay: read(0.1), energyPriceP2EurKwh: read(0.2) }
    expect(contractOf(one, '2026-11-23')).toMatchObject({
      arePricesOwn: false,
      contract: { ...usual, powerKw: { P1: 4.6, P2: 4.6 } },
    })
    expect(contractOf({ ...one, powerP2Kw: read(3.45) }, '2026-11-23').contract.powerKw).toEqual({ P1: 4.6, P2: 3.45 })
  })

  it('has one price at every hour where no band has one: the term over its kWh', () => {
    const priced = { powerPriceP1EurKwDay: read(0.1), powerPriceP2EurKwDay: read(0.03) }
    const flat = { ...priced, energyTermEur: read(30), energyTotalKwh: read(200) }
    expect(contractOf(flat, '2026-11-23')).toMatchObject({
      arePricesOwn: true,
      contract: { energyEurKwh: { P1: 0.15, P2: 0.15, P3: 0.15 } },
    })
    expect(contractOf({ ...flat, energyTotalKwh: read(0) }, '2026-11-23').arePricesOwn).toBe(false)
    expect(contractOf({ ...flat, energyPriceP1EurKwh: read(0.2) }, '2026-11-23').arePricesOwn).toBe(false)
  })
})
