import { readFileSync } from 'node:fs'
import { autonomyHours } from '#src/energy/backup/backup.ts'
import { dispatch, dispatchSeries } from '#src/energy/battery/battery.ts'
import { simulateYear } from '#src/energy/battery/simulate.ts'
import { annualKwhFromMonthlyBill } from '#src/energy/load/consumption.ts'
import { homeLoad, householdLoad } from '#src/energy/load/load.ts'
import { savingRange } from '#src/energy/series/uncertainty.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'

/** Median and p95 of many runs, ms, after a warm-up. */
function timed(name: string, run: (round: number) => unknown): Record<string, number> {
  const rounds = 100
  for (let round = 0; round < 20; round++) run(round)
  const times = Float64Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    run(round)
    return performance.now() - start
  }).sort()
  const at = (share: number) => Math.round((times[Math.floor(share * (rounds - 1))] ?? 0) * 1000) / 1000
  return { [`${name}MedianMs`]: at(0.5), [`${name}P95Ms`]: at(0.95) }
}

/** What the kernel costs on this machine, ms: each step alone, and one 8,760-hour PV + battery + tariff run. */
export async function benchEnergy(): Promise<Record<string, number>> {
  const bytes = readFileSync(new URL('../facts/energy/malaga-typical-year.bin', import.meta.url))
  const weather = decodeTypicalYear(bytes)
  const roof = { latDeg: 36.51, tiltDeg: 20, azimuthDeg: 10 }
  const home = { occupancy: 'full-time', hasPool: true, hasEv: true, hasAc: true } as const
  const contract = defaultContract('2026-11-21')
  const battery = { capacityKwh: 10, powerKw: 5, roundTripEfficiency: 0.9, standbyW: 25 }
  const unitKwh = pvPerKwp(weather, roof)
  const loadKwh = householdLoad({ ...home, annualKwh: 9000 }, weather).hourlyKwh
  const year = { pvKwh: scaled(unitKwh, 6), loadKwh, battery, contract }
  const result = simulateYear(year)
  const series = dispatchSeries()
  dispatch(year.pvKwh, loadKwh, battery, series)

  return {
    ...timed('decodeWeather', () => decodeTypicalYear(bytes)),
    ...timed('pvPerKwp', (round) => pvPerKwp(weather, { ...roof, azimuthDeg: round })),
    ...timed('householdLoad', (round) => householdLoad({ ...home, annualKwh: 9000 + round }, weather)),
    ...timed('kwhFromBill', (round) => annualKwhFromMonthlyBill(150 + round, homeLoad(home, weather), contract)),
    ...timed('simulateYear', (round) =>
      simulateYear({
        ...year,
        pvKwh: scaled(unitKwh, 3 + round / 20),
        battery: { ...battery, capacityKwh: round / 5 },
      }),
    ),
    ...timed('savingRange', () => savingRange({ annualCostBeforeEur: 2500, year, result })),
    ...timed('autonomy', () =>
      autonomyHours({ essentialKwh: scaled(loadKwh, 0.3), pvKwh: year.pvKwh, storedKwh: series.storedKwh, battery }),
    ),
  }
}
