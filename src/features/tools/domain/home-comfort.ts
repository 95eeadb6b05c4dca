import { usualHome } from '#src/energy/building/building.ts'
import { envelopeSources } from '#src/energy/building/building-sources.ts'
import type { Occupancy, Town } from '#src/shared/domain/vocabulary.ts'
import type { ToolStatement } from './answer.ts'
import type { CoolingMode, Era, HomeType } from './tool-types.ts'

/** What heating and cooling take of a home that nobody described. */
export const homeDefaults: { homeType: HomeType; era: Era; occupancy: Occupancy; mode: CoolingMode } = {
  homeType: 'villa',
  era: '1980-2006',
  occupancy: 'full-time',
  mode: 'intermittent',
}

/** Useful floor of a home of that type, m², when nobody gave it. */
export function usualAreaM2(homeType: HomeType = homeDefaults.homeType): number {
  return usualHome(homeType).areaM2
}

/** What every heating and cooling figure stands on. */
export function comfortStatements(town: Town, era: Era): ToolStatement[] {
  const source = era === 'cte2019' ? envelopeSources.cte2019 : envelopeSources.older
  return [
    { id: 'weather-year', values: {} },
    { id: 'home-envelope', values: {}, source },
    { id: 'home-habits', values: {} },
    ...(town === 'mijas' ? [{ id: 'mijas-altitude' as const, values: {} }] : []),
  ]
}
