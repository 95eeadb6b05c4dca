import { simulateYear, type YearResult } from '#src/energy/battery/simulate.ts'
import { type HomeLoad, hourlyLoadKwh } from '#src/energy/load/load-sum.ts'
import { scaled } from '#src/energy/sun-pv/pv.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { leastAnnualKwh } from '#src/features/quote/domain/answers/bill-limits.ts'
import type { Home } from '#src/features/quote/domain/answers/defaults.ts'
import type { Bought } from './bill-to-use.ts'
import { pvUnitKwh } from './pv-unit.ts'
import { batteryOf, type Today, todayOf } from './today.ts'

/**
 * A home with panels before the works. Its bill, or the kWh it buys, shows only what the panels do not cover: the use behind it is
 * searched for.
 */
export function homeTodayWithSolar(
  { kwh, contract }: Bought,
  home: Home,
  load: HomeLoad,
  billEur: number | undefined,
  weather: TypicalYear,
): Today {
  const kwp = home.existingSolarKwp
  const pvKwh = scaled(pvUnitKwh(weather, home.roof), kwp)
  const battery = batteryOf(home.existingBatteryKwh, 0, kwp)
  const run = (annualKwh: number) => {
    const loadKwh = hourlyLoadKwh(load, annualKwh)
    return { loadKwh, year: simulateYear({ pvKwh, loadKwh, battery, contract }) }
  }
  const seen: (year: YearResult) => number =
    billEur === undefined ? ({ importKwh }) => importKwh : ({ annualCostEur }) => annualCostEur
  const target = billEur === undefined ? kwh : billEur * 12
  // Above what is bought lies at most what the panels give, and what their surplus earns.
  const useKwh = solveRising((use) => seen(run(use).year), target, leastAnnualKwh, kwh + kwp * 3000, target * 1e-4)
  return todayOf({ ...run(useKwh), useKwh, contract, pvKwh, battery }, billEur)
}

/** The argument at which a rising function reaches `target`, by false position with the Illinois correction. */
function solveRising(of: (x: number) => number, target: number, from: number, to: number, tolerance: number): number {
  let low = from
  let high = to
  let lowGap = of(low) - target
  let highGap = of(high) - target
  if (lowGap >= 0) return low
  if (highGap <= 0) return high
  for (let round = 0; round < 30; round++) {
    const x = high - (highGap * (high - low)) / (highGap - lowGap)
    const gap = of(x) - target
    if (Math.abs(gap) <= tolerance) return x
    if (gap > 0) {
      high = x
      highGap = gap
      lowGap /= 2
    } else {
      low = x
      lowGap = gap
      highGap /= 2
    }
  }
  return (low + high) / 2
}
