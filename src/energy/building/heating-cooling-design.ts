import envelope from '#facts/energy/building-envelope.json' with { type: 'json' }
import use from '#facts/energy/building-use.json' with { type: 'json' }
import { monthDays } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Building } from './building.ts'
import { type OuterYear, opaqueWK } from './building-sun.ts'
import type { ConditioningMode } from './building-use.ts'
import { groundTemperature } from './ground.ts'
import { type ComfortUse, roomLoads, yearConditions } from './heating-cooling.ts'

/** Temperatures of the coldest and hottest hours that machines are sized for, °C. */
export const designOutdoorC = { heating: use.design.heatingOutdoorC, cooling: use.design.coolingOutdoorC } as const

/**
 * Heat that a home loses at the design temperature of Málaga airport (exceeded in 99.6 % of hours), without sun or people, kW:
 * (walls + roof + windows + air)·(room - 3.9 °C) + floor·(room - coldest ground). EN 12831 in its simple form.
 */
export function designHeatKw(building: Building, roomC: number, weather: TypicalYear): number {
  const { facades, groundM2, uGroundWm2K, uWindowWm2K, volumeM3, airChangesPerHour } = building
  const groundWK = groundM2 * uGroundWm2K
  const windowWK = facades.reduce((sum, { windowM2 }) => sum + windowM2 * uWindowWm2K, 0)
  const airWK = envelope.airWhM3K * volumeM3 * airChangesPerHour
  const outerWK = opaqueWK(building) - groundWK + windowWK + airWK
  let coldestGroundC = roomC
  if (groundM2 > 0)
    for (const groundC of groundTemperature(building, weather)) coldestGroundC = Math.min(coldestGroundC, groundC)
  const outerW = outerWK * Math.max(0, roomC - designOutdoorC.heating)
  return (outerW + groundWK * Math.max(0, roomC - coldestGroundC)) / 1000
}

/** What a heat pump needs beyond the losses to warm up rooms that cooled down, kW: 10 W/m² when heating is interrupted. */
export function reheatKw(areaM2: number, mode: ConditioningMode): number {
  return mode === 'intermittent' ? (areaM2 * use.design.reheatWm2) / 1000 : 0
}

/** Length of a run of equal design days, days: long enough for the mass to settle. */
const runDays = 6

/** First hour of the sunniest day of a month (1-12). */
function sunniestDay(weather: TypicalYear, month: number): number {
  const firstDay = monthDays.slice(0, month - 1).reduce((sum, days) => sum + days, 0)
  let found = firstDay
  let most = -1
  for (let day = firstDay; day < firstDay + (monthDays[month - 1] ?? 0); day++) {
    let sum = 0
    for (let hour = day * 24; hour < day * 24 + 24; hour++) sum += weather.ghi[hour] ?? 0
    if (sum > most) {
      most = sum
      found = day
    }
  }
  return found * 24
}

/**
 * Sensible cold of the hottest hour, kW: equal days with the sunniest sky of July, August or September and air between 25.4 and
 * 34.8 °C (exceeded in 0.4 % of hours; the typical year holds no terral heat), power without limit, windows closed.
 */
export function designCoolKw(building: Building, comfort: ComfortUse, weather: TypicalYear, outer: OuterYear): number {
  const { coolingMonths, coolingDailyRangeK, coolingOutdoorC } = use.design
  const year = yearConditions(building, { ...comfort, occupancy: 'full-time' }, weather, outer)
  const length = runDays * 24
  let peakW = 0
  for (const month of coolingMonths) {
    const start = sunniestDay(weather, month)
    const days = (series: Float64Array) => Float64Array.from({ length }, (_, hour) => series[start + (hour % 24)] ?? 0)
    const outdoorC = Float64Array.from(
      { length },
      // Hottest at 15:00 of the sun's clock.
      (_, hour) =>
        coolingOutdoorC - (coolingDailyRangeK / 2) * (1 - Math.cos((2 * Math.PI * ((hour % 24) + 0.5 - 15)) / 24)),
    )
    const hotter = (hour: number) => (outdoorC[hour] ?? 0) - (weather.tempC[start + (hour % 24)] ?? 0)
    const loads = roomLoads(
      building,
      {
        ...year,
        outdoorC,
        opaqueC: days(year.opaqueC).map((opaqueC, hour) => opaqueC + hotter(hour)),
        sunW: days(year.sunW),
        gainsW: days(year.gainsW),
        heat: new Uint8Array(length),
        cool: Uint8Array.from({ length }, (_, hour) => year.cool[start + (hour % 24)] ?? 0),
        airing: new Uint8Array(length),
      },
      0,
    )
    for (let hour = length - 24; hour < length; hour++) peakW = Math.max(peakW, loads.coolW[hour] ?? 0)
  }
  return peakW / 1000
}
