import envelope from '#facts/energy/building-envelope.json' with { type: 'json' }
import use from '#facts/energy/building-use.json' with { type: 'json' }
import { buildingOf } from '#src/energy/building/building.ts'
import { conditionedHours, gainsW, hoursAtHome, hoursOfMonths, hoursOfUse } from '#src/energy/building/building-use.ts'
import { groundTemperature } from '#src/energy/building/ground.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import type { ComfortCase } from './heating-cooling-cases.ts'
import { onWall, type ReferenceWeather } from './room-sun.ts'

/**
 * Reference for heating and cooling, another method than the kernel's: every wall, roof, floor and partition is built of layers whose
 * temperatures are solved by finite differences (implicit, steps of six minutes); surfaces exchange heat with the air (2.5 W/m²K) and by
 * radiation with each other over one mean radiant temperature (5.1 W/m²K); sun falls on the floor first. Given to both: the home's
 * geometry, U-values, hours, gains and the temperature of the ground. The kernel has one heat store for all of this.
 */

interface Layer {
  thicknessM: number
  wPerMK: number
  /** Density times specific heat, J/m³K. */
  jPerM3K: number
}

/** An inner surface and what lies behind it, nodes from outside to inside. */
interface Element {
  areaM2: number
  nodesC: number[]
  capacity: number[]
  link: number[]
  outerWm2K: number
  outerC: (hour: number) => number
  /** Share of the sun through the windows. */
  sunShare: number
  factor: number[]
  elimination: number[]
}

const stepSeconds = 360
const convectiveWm2K = 2.5
const radiativeWm2K = 5.1
const insideR = 0.13
const brick = 1_050_000
const concrete = 1_900_000
const plaster = 1_000_000

/** Layers from outside to inside with the resistance between the surfaces that a U-value leaves: insulation after `gapAfter`. */
function layersFor(layers: readonly Layer[], gapAfter: number, uWm2K: number, outsideR: number): Layer[] {
  const wanted = Math.max(0.02, 1 / uWm2K - insideR - outsideR)
  const own = layers.reduce((sum, { thicknessM, wPerMK }) => sum + thicknessM / wPerMK, 0)
  if (own >= wanted) return layers.map((layer) => ({ ...layer, wPerMK: (layer.wPerMK * own) / wanted }))
  const gap = { thicknessM: 0.04, wPerMK: 0.04 / (wanted - own), jPerM3K: 30_000 }
  return layers.flatMap((layer, index) => (index === gapAfter ? [layer, gap] : [layer]))
}

const wallLayers: Layer[] = [
  { thicknessM: 0.12, wPerMK: 0.7, jPerM3K: brick * 1.2 },
  { thicknessM: 0.07, wPerMK: 0.45, jPerM3K: brick },
  { thicknessM: 0.015, wPerMK: 0.5, jPerM3K: plaster },
]
const roofLayers: Layer[] = [
  { thicknessM: 0.05, wPerMK: 1, jPerM3K: concrete * 0.9 },
  { thicknessM: 0.25, wPerMK: 1.3, jPerM3K: concrete * 0.65 },
  { thicknessM: 0.015, wPerMK: 0.5, jPerM3K: plaster },
]
const groundLayers: Layer[] = [
  { thicknessM: 0.15, wPerMK: 1.6, jPerM3K: concrete },
  { thicknessM: 0.05, wPerMK: 1, jPerM3K: concrete * 0.9 },
  { thicknessM: 0.02, wPerMK: 1.3, jPerM3K: concrete },
]
const halfSlab: Layer[] = [{ thicknessM: 0.125, wPerMK: 1.3, jPerM3K: concrete * 0.65 }]
const halfPartition: Layer[] = [
  { thicknessM: 0.035, wPerMK: 0.45, jPerM3K: brick },
  { thicknessM: 0.015, wPerMK: 0.5, jPerM3K: plaster },
]

function element(
  areaM2: number,
  layers: readonly Layer[],
  outerWm2K: number,
  outerC: (hour: number) => number,
): Element {
  const capacity: number[] = [0]
  const link: number[] = []
  for (const { thicknessM, wPerMK, jPerM3K } of layers) {
    const cells = Math.max(2, Math.ceil(thicknessM / 0.02))
    for (let cell = 0; cell < cells; cell++) {
      const half = (jPerM3K * thicknessM) / cells / 2
      capacity[capacity.length - 1] = (capacity[capacity.length - 1] ?? 0) + half
      capacity.push(half)
      link.push((wPerMK * cells) / thicknessM)
    }
  }
  const elimination: number[] = []
  const factor: number[] = []
  for (let node = 0; node < link.length; node++) {
    const before = node === 0 ? outerWm2K : (link[node - 1] ?? 0) * (1 - (elimination[node - 1] ?? 0))
    factor[node] = 1 / ((capacity[node] ?? 0) / stepSeconds + (link[node] ?? 0) + before)
    elimination[node] = (link[node] ?? 0) * (factor[node] ?? 0)
  }
  const nodesC = new Array<number>(capacity.length).fill(20)
  return { areaM2, nodesC, capacity, link, outerWm2K, outerC, sunShare: 0, factor, elimination }
}

export interface ReferenceLoads {
  heatKwh: number
  coolKwh: number
}

/** Heat and cold of a home over the year, kWh, sensible. Runs December once before the year. */
export function referenceLoads({ form, comfort }: ComfortCase, weather: ReferenceWeather): ReferenceLoads {
  const home = buildingOf(form)
  const { absorptance, externalResistanceM2KW: outsideR, sky, shutter } = envelope
  const solAir = (sun: number[], alpha: number, view: number) => (hour: number) =>
    (weather.tempC[hour] ?? 0) + outsideR * (alpha * (sun[hour] ?? 0) - view * sky.radiativeWm2K * sky.colderByK)
  const elements: Element[] = []
  const panes: { areaM2: number; sun: number[] }[] = []
  for (const { azimuthDeg, wall, windowM2 } of home.facades) {
    const sun = onWall(weather, azimuthDeg)
    elements.push(
      element(
        wall.areaM2,
        layersFor(wallLayers, 0, wall.uWm2K, outsideR),
        1 / outsideR,
        solAir(sun, absorptance.wall, sky.wallView),
      ),
    )
    panes.push({ areaM2: windowM2, sun })
  }
  const { roof, groundM2, areaM2 } = home
  if (roof.areaM2 > 0)
    elements.push(
      element(
        roof.areaM2,
        layersFor(roofLayers, 0, roof.uWm2K, outsideR),
        1 / outsideR,
        solAir(weather.ghi, absorptance.roof, sky.roofView),
      ),
    )
  const floors: Element[] = []
  if (groundM2 > 0) {
    const ground = groundTemperature(home, { ...emptyYear, tempC: Float64Array.from(weather.tempC) })
    floors.push(element(groundM2, layersFor(groundLayers, 0, home.uGroundWm2K, 0), 1000, (hour) => ground[hour] ?? 0))
  }
  const inside = () => 0
  if (areaM2 > groundM2) floors.push(element(areaM2 - groundM2, [...halfSlab, ...groundLayers.slice(1)], 0, inside))
  if (areaM2 > roof.areaM2)
    elements.push(element(areaM2 - roof.areaM2, [...halfSlab, ...roofLayers.slice(2)], 0, inside))
  elements.push(element(1.6 * areaM2, halfPartition, 0, inside))
  const otherM2 = elements.reduce((sum, part) => sum + part.areaM2, 0)
  const floorM2 = floors.reduce((sum, part) => sum + part.areaM2, 0)
  for (const part of elements) part.sunShare = (0.4 * part.areaM2) / otherM2
  for (const part of floors) part.sunShare = (0.6 * part.areaM2) / floorM2
  elements.push(...floors)
  const windowM2 = panes.reduce((sum, pane) => sum + pane.areaM2, 0)
  const totalM2 = otherM2 + floorM2 + windowM2
  const paneWm2K = 1 / Math.max(0.02, 1 / home.uWindowWm2K - insideR)
  const paneFactor = home.gWindow * envelope.incidenceFactor * (1 - envelope.frameShare) * envelope.obstructionFactor

  const { month } = civilYear()
  const there = hoursOfUse(comfort.occupancy)
  const atHome = hoursAtHome(comfort)
  const on = conditionedHours(comfort)
  const heated = hoursOfMonths(use.heating.months)
  const cooled = hoursOfMonths(use.cooling.months)
  const aired = hoursOfMonths(use.windows.months)
  const innerW = gainsW(areaM2, comfort.occupancy)
  const sunThrough = (hour: number) => {
    const monthNumber = (month[hour] ?? 0) + 1
    const warm = monthNumber >= shutter.firstMonth && monthNumber <= shutter.lastMonth
    return panes.reduce((sum, pane) => {
      const onPane = pane.sun[hour] ?? 0
      const lowered = there[hour] === 1 && warm && onPane > shutter.aboveWm2 ? shutter.factor : 1
      return sum + onPane * pane.areaM2 * paneFactor * (there[hour] === 1 ? lowered : shutter.emptyHomeFactor)
    }, 0)
  }

  // Air with its furniture, J/K.
  const airJK = 15_000 * areaM2
  let airC = 20
  const result = { heatKwh: 0, coolKwh: 0 }
  const run = (hour: number, counts: boolean) => {
    const sunW = sunThrough(hour)
    const radiantW = (innerW[hour] ?? 0) / 2
    for (let part = 0; part < 3600 / stepSeconds; part++) {
      const share = (part + 0.5) / (3600 / stepSeconds)
      const neighbour = (hour + (share < 0.5 ? -1 : 1) + 8760) % 8760
      const outC =
        (weather.tempC[hour] ?? 0) * (1 - Math.abs(share - 0.5)) +
        (weather.tempC[neighbour] ?? 0) * Math.abs(share - 0.5)
      // Surfaces as p + q·(hc·Tair + hr·Tmean), then two balances: air, and radiation.
      let airP = 0
      let airQ = 0
      let meanP = 0
      let sumQ = 0
      const forward: number[][] = []
      const surface = elements.map((wall) => {
        const { nodesC, capacity, link, factor, elimination } = wall
        const known: number[] = []
        const last = nodesC.length - 1
        for (let node = 0; node < last; node++) {
          const before =
            node === 0 ? wall.outerWm2K * wall.outerC(hour) : (link[node - 1] ?? 0) * (known[node - 1] ?? 0)
          known[node] = (((capacity[node] ?? 0) / stepSeconds) * (nodesC[node] ?? 0) + before) * (factor[node] ?? 0)
        }
        forward.push(known)
        const toOuter = link[last - 1] ?? 0
        const q =
          1 /
          ((capacity[last] ?? 0) / stepSeconds +
            toOuter * (1 - (elimination[last - 1] ?? 0)) +
            convectiveWm2K +
            radiativeWm2K)
        const radiation = (sunW * wall.sunShare) / wall.areaM2 + radiantW / totalM2
        const p =
          q *
          (((capacity[last] ?? 0) / stepSeconds) * (nodesC[last] ?? 0) + toOuter * (known[last - 1] ?? 0) + radiation)
        return { p, q, areaM2: wall.areaM2 }
      })
      if (windowM2 > 0) {
        const q = 1 / (paneWm2K + convectiveWm2K + radiativeWm2K)
        surface.push({ p: q * (paneWm2K * outC + radiantW / totalM2), q, areaM2: windowM2 })
      }
      for (const { p, q, areaM2: m2 } of surface) {
        airP += m2 * p
        airQ += m2 * q
        meanP += m2 * p
        sumQ += m2 * q
      }
      // Radiation: Σ A·(T - Tmean) = 0 → Tmean·(ΣA - hr·ΣAq) = ΣAp + hc·ΣAq·Tair.
      const meanOf = (air: number) => (meanP + convectiveWm2K * sumQ * air) / (totalM2 - radiativeWm2K * sumQ)
      const balance = (changes: number) => {
        const ventilationWK = envelope.airWhM3K * home.volumeM3 * changes
        // Flow into the air at temperature `air` without machine, W.
        const flow = (air: number) =>
          convectiveWm2K * (airP + airQ * (convectiveWm2K * air + radiativeWm2K * meanOf(air)) - totalM2 * air) +
          ventilationWK * (outC - air) +
          (innerW[hour] ?? 0) / 2 -
          (airJK / stepSeconds) * (air - airC)
        const slope = flow(1) - flow(0)
        return { free: -flow(0) / slope, need: (air: number) => -flow(air) }
      }
      const closed = balance(home.airChangesPerHour)
      let next = closed.free
      let machineW = 0
      const mayHeat = on[hour] === 1 && heated[hour] === 1
      const mayCool = on[hour] === 1 && cooled[hour] === 1
      if (mayHeat && next < comfort.heatC) {
        next = comfort.heatC
        machineW = closed.need(next)
      } else if (next > use.windows.openAboveC && atHome[hour] === 1 && aired[hour] === 1 && outC < next - 1) {
        const open = balance(home.airChangesPerHour + use.windows.airChangesPerHour)
        if (mayCool && open.free > comfort.coolC) {
          next = comfort.coolC
          machineW = Math.min(0, closed.need(next))
        } else next = open.free
      } else if (mayCool && next > comfort.coolC) {
        next = comfort.coolC
        machineW = closed.need(next)
      }
      const meanC = meanOf(next)
      elements.forEach((wall, index) => {
        const { p = 0, q = 0 } = surface[index] ?? {}
        const known = forward[index] ?? []
        const last = wall.nodesC.length - 1
        wall.nodesC[last] = p + q * (convectiveWm2K * next + radiativeWm2K * meanC)
        for (let node = last - 1; node >= 0; node--)
          wall.nodesC[node] = (known[node] ?? 0) + (wall.elimination[node] ?? 0) * (wall.nodesC[node + 1] ?? 0)
      })
      airC = next
      if (counts && machineW > 0) result.heatKwh += (machineW * stepSeconds) / 3_600_000
      if (counts && machineW < 0) result.coolKwh -= (machineW * stepSeconds) / 3_600_000
    }
  }
  for (let hour = 8760 - 744; hour < 8760; hour++) run(hour, false)
  for (let hour = 0; hour < 8760; hour++) run(hour, true)
  return result
}

const none = new Float64Array(0)
const emptyYear = { ghi: none, dni: none, dhi: none, windMs: none, rhPct: none }
