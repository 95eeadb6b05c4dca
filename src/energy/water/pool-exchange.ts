import model from '#facts/energy/pool-model.json' with { type: 'json' }
import { saturationPa } from '#src/energy/building/moist-air.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { skyEmissivity } from '#src/energy/sun-pv/sky.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'

/** What a square metre of water gives away and takes up; the equations and their sources stand at `poolYear`. */

const stefanBoltzmann = 5.670_374e-8

/** Evaporation of the water, W/m²: (a + b·v)·(pw - pa), v the wind at the water, m/s, pressures in Pa; dew is not counted. */
export function evaporationWm2(windMs: number, waterPa: number, airPa: number): number {
  const { stillWm2Pa, perWindWm2Pa } = model.evaporation
  return (stillWm2Pa + perWindWm2Pa * windMs) * Math.max(0, waterPa - airPa)
}

/** Heat that the air takes, W/m²: (still + b·v)·(Tw - Ta), v the wind at the water, m/s; negative where the air is warmer. */
export function convectionWm2(windMs: number, waterC: number, airC: number): number {
  const { stillWm2K, perWindWm2K } = model.convection
  return (stillWm2K + perWindWm2K * windMs) * (waterC - airC)
}

/** Long-wave that the water sends out, W/m²: 0.95·σ·Tw⁴. */
export function emittedWm2(waterC: number): number {
  return model.waterEmissivity * stefanBoltzmann * fourth(waterC + 273.15)
}

/** 1 while the cover lies on the water, by hour of the day on the weather's clock; a part of an hour counts as a part. */
export function coverByHour(coverHours: number): number[] {
  const { middleHour } = model.cover
  return Array.from({ length: 24 }, (_, hour) => {
    const half = coverHours / 2
    const within = (from: number, to: number) => Math.max(0, Math.min(hour + 1, to) - Math.max(hour, from))
    const on = [-24, 0, 24].reduce((sum, day) => sum + within(middleHour - half + day, middleHour + half + day), 0)
    return Math.min(1, on)
  })
}

/** What the water meets in each hour, whatever pool it is in. */
interface Outside {
  airPa: OfHour
  /** Long-wave from sky and surroundings that the water takes up, W/m². */
  receivedWm2: OfHour
  /** Sun that the water takes up where no cover lies, W/m². */
  sunWm2: OfHour
}

const outsideOf = new WeakMap<TypicalYear, Outside>()

/** The same for every pool of a year, and therefore kept. */
export function outsideYear(weather: TypicalYear): Outside {
  const known = outsideOf.get(weather)
  if (known) return known
  const { shade, sunAbsorbed, waterEmissivity } = model
  const sky = skyEmissivity(weather)
  const outside: Outside = {
    airPa: weather.tempC.map((airC, hour) => (saturationPa(airC) * (weather.rhPct[hour] ?? 0)) / 100),
    // House and trees hide a part of the sky and radiate about like the air.
    receivedWm2: weather.tempC.map(
      (airC, hour) =>
        waterEmissivity * stefanBoltzmann * ((1 - shade) * (sky[hour] ?? 1) + shade) * fourth(airC + 273.15),
    ),
    sunWm2: weather.ghi.map((ghi) => ghi * (1 - shade) * sunAbsorbed),
  }
  outsideOf.set(weather, outside)
  return outside
}

function fourth(value: number): number {
  return value * value * value * value
}
