import envelope from '#facts/energy/building-envelope.json' with { type: 'json' }
import { slabUWm2K } from './ground.ts'

/** Words of the outward contract for the form of a home and the building code of its years. */
export const homeTypes = ['flat-mid', 'flat-top', 'penthouse', 'townhouse', 'villa', 'finca'] as const
export type HomeType = (typeof homeTypes)[number]

/** Before the first thermal rule, under NBE-CT-79, under the code of 2006 (and 2013), under that of 2019. */
export const buildingEras = ['pre1980', '1980-2006', 'cte2006', 'cte2019'] as const
export type BuildingEra = (typeof buildingEras)[number]

export const glazings = ['little', 'usual', 'much'] as const
export type Glazing = (typeof glazings)[number]

/** A home as its owner can describe it. */
export interface HomeForm {
  homeType: HomeType
  /** Useful floor, m². */
  areaM2: number
  era: BuildingEra
  /** Default by home type. */
  storeys?: number
  /** Default usual. */
  glazing?: Glazing
  /** Where the façade with most glass looks: south 0, east -90, west +90. Default 0. */
  mainAzimuthDeg?: number
}

/** An outer surface: vertical with its azimuth, or flat. */
export interface Surface {
  areaM2: number
  /** Bridges included, W/m²K. */
  uWm2K: number
  absorptance: number
}

export interface Facade {
  azimuthDeg: number
  wall: Surface
  /** Glass and frame, m². */
  windowM2: number
}

/** A home as the heat balance sees it. */
export interface Building {
  areaM2: number
  /** Air, m³. */
  volumeM3: number
  /** Main façade, then clockwise seen from above: main + 90°, + 180°, + 270°. Those without wall are left out. */
  facades: readonly Facade[]
  /** Seen by the whole sky; 0 m² under a neighbour. */
  roof: Surface
  /** On the ground; 0 m² above a neighbour. */
  groundM2: number
  /** Edge of that floor towards the open air, m. */
  groundPerimeterM: number
  /** Through floor and soil on the mean of the year, W/m²K (EN ISO 13370). */
  uGroundWm2K: number
  uWindowWm2K: number
  /** Solar energy through the glass at right angles, 0-1. */
  gWindow: number
  /** With closed windows, per hour. */
  airChangesPerHour: number
  /** Inner heat capacity, J/K, and the area that feels it, m² (ISO 13790, table 12). */
  heatCapacityJK: number
  massAreaM2: number
  /** Towards other rooms of the same home, W/K; none for a whole home. */
  partitionWK?: number
}

/** What a home of this type is taken to be until its owner says otherwise: floor, m², and storeys. */
export function usualHome(homeType: HomeType): { areaM2: number; storeys: number } {
  const { areaM2, storeys } = envelope.homeTypes[homeType]
  return { areaM2, storeys }
}

/** The era of a home by the year it was built: the years that its permit was asked for are usually one or two earlier. */
export function eraOfYear(buildYear: number): BuildingEra {
  if (buildYear < 1980) return 'pre1980'
  if (buildYear < 2007) return '1980-2006'
  return buildYear < 2021 ? 'cte2006' : 'cte2019'
}

/** Outer perimeter of a rectangle 1.3 times as long as deep, m. */
function perimeterM(footprintM2: number): number {
  return 2 * (Math.sqrt(1.3) + 1 / Math.sqrt(1.3)) * Math.sqrt(footprintM2)
}

/**
 * The envelope of a home: façades by the share of the perimeter that meets the open air, windows by the floor, U-values of
 * the era for the winter zone A of the coast (facts: building-envelope, with what is a source and what our assumption).
 * Neighbours are taken to be as warm as the home. Throws a RangeError unless areaM2 and storeys are above zero.
 */
export function buildingOf({ homeType, areaM2, era, ...form }: HomeForm): Building {
  const type = envelope.homeTypes[homeType]
  const code = envelope.eras[era]
  const storeys = form.storeys ?? type.storeys
  if (!(areaM2 > 0 && Number.isFinite(areaM2))) throw new RangeError(`area out of range: ${areaM2}`)
  if (!(storeys > 0)) throw new RangeError(`storeys out of range: ${storeys}`)
  const footprintM2 = areaM2 / storeys
  const grossWallM2 = perimeterM(footprintM2) * envelope.storeyHeightM * storeys
  const windowM2 = areaM2 * type.windowPerFloor * envelope.glazingFactor[form.glazing ?? 'usual']
  const facades = type.facadeShares.flatMap((share, side): Facade[] => {
    if (share === 0) return []
    const gross = grossWallM2 * share
    // Very large or very glazed homes: at most four fifths of a wall are glass.
    const glass = Math.min(windowM2 * (type.windowShares[side] ?? 0), 0.8 * gross)
    const wall = {
      areaM2: gross - glass,
      uWm2K: code.uWallWm2K + code.bridgeWm2K,
      absorptance: envelope.absorptance.wall,
    }
    return [{ azimuthDeg: (form.mainAzimuthDeg ?? 0) + 90 * side, wall, windowM2: glass }]
  })
  const groundM2 = footprintM2 * type.groundShare
  const openShare = type.facadeShares.reduce((sum, share) => sum + share, 0)
  const groundPerimeterM = groundM2 > 0 ? perimeterM(footprintM2) * openShare : 0
  return {
    areaM2,
    volumeM3: areaM2 * envelope.roomHeightM,
    facades,
    roof: {
      areaM2: footprintM2 * type.roofShare,
      uWm2K: (type.pitchedRoof ? code.uPitchedRoofWm2K : code.uFlatRoofWm2K) + code.bridgeWm2K,
      absorptance: envelope.absorptance.roof,
    },
    groundM2,
    groundPerimeterM,
    uGroundWm2K: Math.min(code.uGroundFloorWm2K, slabUWm2K(groundM2, groundPerimeterM)),
    uWindowWm2K: code.uWindowWm2K,
    gWindow: code.gWindow,
    airChangesPerHour: code.airChangesPerHour,
    heatCapacityJK: envelope.heatCapacityKjM2K * 1000 * areaM2,
    massAreaM2: envelope.massAreaPerFloor * areaM2,
  }
}
