import { heatPumpTankYear, hotWaterSpread, mainsWaterC, usualLitresPerPersonDay } from '#src/energy/water/hot-water.ts'
import { hotWaterSource } from '#src/energy/water/water-sources.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { withDefaults } from './answer.ts'
import type { HotWaterAnswer, HotWaterInput, ToolContext } from './tool-types.ts'

const defaults: Required<Omit<HotWaterInput, 'town'>> = {
  persons: 4,
  litresPerPersonDay: usualLitresPerPersonDay,
  setpointC: 55,
  occupancy: 'full-time',
}

/** `middle` with so much more and less of it, as a share. */
function around(middle: number, share: number): Range {
  return { p10: middle * (1 + share), p50: middle, p90: middle * (1 - share) }
}

/** Useful heat of a home's hot water and the electricity of a heat-pump tank for it, kWh a year. Equations and sources at `heatPumpTankYear`. */
export function hotWater(given: HotWaterInput, { weather }: ToolContext): HotWaterAnswer {
  const { input, assumptions } = withDefaults(given, defaults)
  const { persons, litresPerPersonDay, setpointC, occupancy } = input
  const use = { persons, litresPerPersonDay, occupancy, mainsC: mainsWaterC(input.town) }
  const year = heatPumpTankYear(use, setpointC, weather)
  const electricKwh = year.electricKwh.reduce((sum, kwh) => sum + kwh, 0)
  const drawnKwh = electricKwh - year.standingKwh
  const drawn = around(drawnKwh, Math.hypot(hotWaterSpread.habit, hotWaterSpread.machine))
  return {
    usefulKwh: year.usefulKwh,
    usefulKwhRange: around(year.usefulKwh, hotWaterSpread.habit),
    electricKwh,
    // What an untouched tank loses does not move with habits.
    electricKwhRange: {
      p10: drawn.p10 + year.standingKwh,
      p50: electricKwh,
      p90: drawn.p90 + year.standingKwh,
    },
    seasonalCop: year.seasonalCop,
    assumptions: [
      ...assumptions,
      { id: 'weather-year', values: {} },
      { id: 'mains-water', values: {}, source: hotWaterSource },
      { id: 'tank-machine', values: { standingKwh: Math.round(year.standingKwh) } },
    ],
  }
}
