import { describe, expect, it } from 'vitest'
import { householdLoad } from '#src/energy/load/load.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import { yearBill } from '#src/energy/tariff/tariff.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { simulateYear } from './simulate.ts'

const weather = malagaYear()
const contract = defaultContract('2026-11-21')
const unitKwh = pvPerKwp(weather, { latDeg: 36.51, tiltDeg: 20, azimuthDeg: 0 })
const home = { annualKwh: 4000, occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: true } as const
const loadKwh = householdLoad(home, weather).hourlyKwh
const pvKwh = scaled(unitKwh, 4)
const battery = { capacityKwh: 10, powerKw: 5, roundTripEfficiency: 0.9, standbyW: 20 }
const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, value) => total + value, 0)

describe('simulateYear', () => {
  it('gives months and bill rows that add up to the year', () => {
    const year = simulateYear({ pvKwh, loadKwh, battery, contract })
    expect(sum(year.monthlyProductionKwh)).toBeCloseTo(year.productionKwh, 6)
    expect(sum(year.monthlyLoadKwh)).toBeCloseTo(year.loadKwh, 6)
    expect(sum(year.monthlyImportKwh)).toBeCloseTo(year.importKwh, 6)
    expect(sum(year.importByMonthPeriod)).toBeCloseTo(year.importKwh, 6)
    expect(sum(year.exportByMonth)).toBeCloseTo(year.exportKwh, 6)
    expect(year.loadKwh).toBeCloseTo(4000 + 20 * 8.76, 6)
    expect(year.selfConsumption).toBeCloseTo((year.productionKwh - year.exportKwh) / year.productionKwh, 12)
    expect(year.selfSufficiency).toBeCloseTo((year.loadKwh - year.importKwh) / year.loadKwh, 12)
  })

  it('costs what the printed bills of the year cost', () => {
    const year = simulateYear({ pvKwh, loadKwh, contract })
    const months = year.exportByMonth.map((surplusKwh, month) => {
      const [P1 = 0, P2 = 0, P3 = 0] = year.importByMonthPeriod.slice(month * 3)
      return { kwh: { P1, P2, P3 }, surplusKwh }
    })
    expect(Math.abs(year.annualCostEur - yearBill(2026, months, contract).totalCents / 100)).toBeLessThan(0.6)
  })

  it('finds the self-consumption that ordinary systems have: a quarter to a half without battery, more with one', () => {
    const without = simulateYear({ pvKwh, loadKwh, contract })
    const withBattery = simulateYear({ pvKwh, loadKwh, battery, contract })
    expect(without.selfConsumption).toBeGreaterThan(0.22)
    expect(without.selfConsumption).toBeLessThan(0.4)
    expect(withBattery.selfConsumption).toBeGreaterThan(without.selfConsumption + 0.2)
    expect(withBattery.selfSufficiency).toBeGreaterThan(without.selfSufficiency + 0.2)
  })

  it('buys everything without sun and sells everything without load', () => {
    const zero = new Float64Array(8760)
    const dark = simulateYear({ pvKwh: zero, loadKwh, battery, contract })
    expect(dark).toMatchObject({ productionKwh: 0, exportKwh: 0, selfConsumption: 0, selfSufficiency: 0 })
    const empty = simulateYear({ pvKwh, loadKwh: zero, contract })
    expect(empty).toMatchObject({ importKwh: 0, selfConsumption: 0, selfSufficiency: 0 })
    expect(empty.exportKwh).toBeCloseTo(empty.productionKwh, 6)
    expect(empty.annualCostEur).toBeCloseTo(simulateYear({ pvKwh: zero, loadKwh: zero, contract }).annualCostEur, 9)
  })

  it('saves more with more sun, and never pays for surplus beyond the energy of a month', () => {
    const cost = (kwp: number) => simulateYear({ pvKwh: scaled(unitKwh, kwp), loadKwh, contract }).annualCostEur
    expect(cost(2)).toBeLessThan(cost(0))
    expect(cost(6)).toBeLessThan(cost(2))
    expect(cost(60)).toBeGreaterThan(
      simulateYear({ pvKwh, loadKwh: new Float64Array(8760), contract }).annualCostEur - 1,
    )
  })

  it('puts an hour into the row of its wall clock', () => {
    const only = new Float64Array(8760)
    // 14 July 21:00 on the weather's clock is 22:00 in Spain: flat price, not peak.
    const hour = (31 + 28 + 31 + 30 + 31 + 30 + 13) * 24 + 21
    only[hour] = 5
    const year = simulateYear({ pvKwh: new Float64Array(8760), loadKwh: only, contract })
    expect(civilYear().civilHour[hour]).toBe(22)
    expect(year.importByMonthPeriod[6 * 3 + 1]).toBe(5)
    expect(sum(year.importByMonthPeriod)).toBe(5)
  })
})
