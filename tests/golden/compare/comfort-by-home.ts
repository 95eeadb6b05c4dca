import { type BuildingEra, buildingEras, buildingOf, type HomeType, usualHome } from '#src/energy/building/building.ts'
import { outerYear } from '#src/energy/building/building-sun.ts'
import { usualSetpointC } from '#src/energy/building/building-use.ts'
import { roomLoads, yearConditions } from '#src/energy/building/heating-cooling.ts'
import { designHeatKw, reheatKw } from '#src/energy/building/heating-cooling-design.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import { type Occupancy, occupancies, type PropertyType, propertyTypes } from '#src/shared/domain/vocabulary.ts'

/** A flat is taken half as one in the middle and half as one under the roof: its owner is not asked. */
const formsOf: Record<PropertyType, readonly HomeType[]> = {
  apartment: ['flat-mid', 'flat-top'],
  townhouse: ['townhouse'],
  villa: ['villa'],
  finca: ['finca'],
}

export interface ComfortPerM2 {
  designW: number
  heatKwh: Record<Occupancy, number>
  coldKwh: Record<Occupancy, number>
}

/** What the room model says of each kind of home that the quote knows, rooms conditioned while somebody is in them. */
export function comfortByHome(weather: TypicalYear): Record<PropertyType, Record<BuildingEra, ComfortPerM2>> {
  const one = (homeType: HomeType, era: BuildingEra): ComfortPerM2 => {
    const { areaM2 } = usualHome(homeType)
    const building = buildingOf({ homeType, areaM2, era })
    const outer = outerYear(building, weather)
    const heatKwh = forEach(occupancies, () => 0)
    const coldKwh = forEach(occupancies, () => 0)
    for (const occupancy of occupancies) {
      const use = {
        occupancy,
        mode: 'intermittent',
        heatC: usualSetpointC.heating,
        coolC: usualSetpointC.cooling,
      } as const
      const loads = roomLoads(building, yearConditions(building, use, weather, outer))
      heatKwh[occupancy] = sum(loads.heatW) / 1000 / areaM2
      coldKwh[occupancy] = sum(loads.coolW) / 1000 / areaM2
    }
    const designKw = designHeatKw(building, usualSetpointC.heating, weather) + reheatKw(areaM2, 'intermittent')
    return { designW: (designKw * 1000) / areaM2, heatKwh, coldKwh }
  }
  return forEach(propertyTypes, (type) =>
    forEach(buildingEras, (era) => mean(formsOf[type].map((form) => one(form, era)))),
  )
}

function mean(homes: readonly ComfortPerM2[]): ComfortPerM2 {
  const of = (read: (home: ComfortPerM2) => number) =>
    Number((homes.reduce((all, home) => all + read(home), 0) / homes.length).toFixed(1))
  return {
    designW: of(({ designW }) => designW),
    heatKwh: forEach(occupancies, (occupancy) => of(({ heatKwh }) => heatKwh[occupancy])),
    coldKwh: forEach(occupancies, (occupancy) => of(({ coldKwh }) => coldKwh[occupancy])),
  }
}

const sum = (series: Float64Array) => series.reduce((all, one) => all + one, 0)

function forEach<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}
