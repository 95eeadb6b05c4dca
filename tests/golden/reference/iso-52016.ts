import envelope from '#facts/energy/building-envelope.json' with { type: 'json' }
import use from '#facts/energy/building-use.json' with { type: 'json' }
import { type Building, buildingOf } from '#src/energy/building/building.ts'
import { conditionedHours, gainsW, hoursAtHome, hoursOfMonths, hoursOfUse } from '#src/energy/building/building-use.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import type { ComfortCase } from './heating-cooling-cases.ts'
import { groundMonthsC } from './iso-13370.ts'
import { inverse } from './linear.ts'
import { onWall, type ReferenceWeather } from './room-sun.ts'

/**
 * Second reference for heating and cooling: EN ISO 52016-1:2017, 6.5, hourly. Five nodes for each opaque element, two for a window, one for the
 * air with its furniture; the equations of all nodes are solved together each hour (implicit). mass by the standard's classes (very heavy, spread
 * over all nodes), not by layers; soil of half a metre under the floor and the heat flow of EN ISO 13370 below it, from the rooms' own months.
 * Given to both: geometry, U-values, hours, gains. Not given: the ground, the sun's place, the split of diffuse light, mass, surface coefficients.
 */

const heavyJm2K = 250_000
const partitionJm2K = 75_000
const airJm2K = 10_000
const soil = { resistance: 0.25, jPerM2K: 1_000_000 }
const radiativeWm2K = 5.13
const outsideWm2K = 24.14
const convective = { wall: 2.5, up: 5, down: 0.7 } as const
const insideR = { wall: 0.13, up: 0.1, down: 0.17 } as const
/** Share of gains, of sun and of a split air conditioner's cold that goes into the air at once. */
const toAir = { gains: 0.4, sun: 0.1, machine: 1 } as const
const seconds = 3600

interface Element {
  areaM2: number
  /** Outside to inside, W/m²K and J/m²K. */
  link: number[]
  capacity: number[]
  convectiveWm2K: number
  outerWm2K: number
  outerC: (hour: number) => number
}

const spread = (jPerM2K: number) => [1 / 8, 1 / 4, 1 / 4, 1 / 4, 1 / 8].map((share) => share * jPerM2K)

function opaque(
  areaM2: number,
  uWm2K: number,
  flow: keyof typeof convective,
  outerC: Element['outerC'],
  outerWm2K = outsideWm2K,
): Element {
  const resistance = Math.max(0.05, 1 / uWm2K - insideR[flow] - 1 / outsideWm2K)
  const link = [6, 3, 3, 6].map((share) => share / resistance)
  return { areaM2, link, capacity: spread(heavyJm2K), convectiveWm2K: convective[flow], outerWm2K, outerC }
}

/** Slabs between storeys and partitions: nothing passes through, half of their mass on each face. */
function inner(areaM2: number, jPerM2K: number, flow: keyof typeof convective): Element {
  return {
    areaM2,
    link: [6, 3, 3, 6].map((share) => share / 0.1),
    capacity: spread(jPerM2K),
    convectiveWm2K: convective[flow],
    outerWm2K: 0,
    outerC: () => 0,
  }
}

function elementsOf(home: Building, weather: ReferenceWeather, groundC: (hour: number) => number): Element[] {
  const { absorptance, sky } = envelope
  const solAir = (sun: number[], alpha: number, view: number) => (hour: number) =>
    (weather.tempC[hour] ?? 0) + (alpha * (sun[hour] ?? 0) - view * sky.radiativeWm2K * sky.colderByK) / outsideWm2K
  const { areaM2, roof, groundM2, facades, uWindowWm2K } = home
  const elements = facades.flatMap(({ azimuthDeg, wall, windowM2 }): Element[] => [
    opaque(wall.areaM2, wall.uWm2K, 'wall', solAir(onWall(weather, azimuthDeg), absorptance.wall, sky.wallView)),
    {
      areaM2: windowM2,
      link: [1 / Math.max(0.005, 1 / uWindowWm2K - insideR.wall - 1 / outsideWm2K)],
      capacity: [0, 0],
      convectiveWm2K: convective.wall,
      outerWm2K: outsideWm2K,
      outerC: (hour) => weather.tempC[hour] ?? 0,
    },
  ])
  if (roof.areaM2 > 0)
    elements.push(opaque(roof.areaM2, roof.uWm2K, 'up', solAir(weather.ghi, absorptance.roof, sky.roofView)))
  if (groundM2 > 0) {
    // A slab of concrete and tiles on the soil; what is left of the floor's resistance lies below the soil.
    const slab = 0.12
    const below = Math.max(0.05, 1 / home.uGroundWm2K - insideR.down - slab - soil.resistance)
    elements.push({
      areaM2: groundM2,
      link: [2 / soil.resistance, 1 / (slab / 4 + soil.resistance / 2), 2 / slab, 4 / slab],
      capacity: [0, soil.jPerM2K, heavyJm2K / 4, heavyJm2K / 2, heavyJm2K / 4],
      convectiveWm2K: convective.down,
      outerWm2K: 1 / below,
      outerC: groundC,
    })
  }
  if (areaM2 > groundM2) elements.push(inner(areaM2 - groundM2, heavyJm2K / 2, 'down'))
  if (areaM2 > roof.areaM2) elements.push(inner(areaM2 - roof.areaM2, heavyJm2K / 2, 'up'))
  elements.push(inner(1.6 * areaM2, partitionJm2K / 2, 'wall'))
  return elements.filter((element) => element.areaM2 > 0)
}

/** The rows of the standard's matrix for one air change: temperatures = inverse · (what each node receives). The air is the last node. */
function matrixOf(elements: readonly Element[], airWK: number, airJK: number): number[][] {
  const size = elements.reduce((sum, { capacity }) => sum + capacity.length, 1)
  const air = size - 1
  const totalM2 = elements.reduce((sum, { areaM2 }) => sum + areaM2, 0)
  const rows = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const add = (row: number, column: number, value: number) => {
    const line = rows[row]
    if (line) line[column] = (line[column] ?? 0) + value
  }
  const surfaces: { node: number; areaM2: number }[] = []
  let first = 0
  for (const { areaM2, link, capacity, convectiveWm2K, outerWm2K } of elements) {
    capacity.forEach((joule, node) => {
      add(first + node, first + node, (areaM2 * joule) / seconds)
    })
    link.forEach((wPerM2K, node) => {
      for (const [one, other] of [
        [first + node, first + node + 1],
        [first + node + 1, first + node],
      ] as const) {
        add(one, one, areaM2 * wPerM2K)
        add(one, other, -areaM2 * wPerM2K)
      }
    })
    add(first, first, areaM2 * outerWm2K)
    const inside = first + capacity.length - 1
    add(inside, inside, areaM2 * convectiveWm2K)
    add(inside, air, -areaM2 * convectiveWm2K)
    add(air, air, areaM2 * convectiveWm2K)
    add(air, inside, -areaM2 * convectiveWm2K)
    surfaces.push({ node: inside, areaM2 })
    first += capacity.length
  }
  for (const one of surfaces) {
    add(one.node, one.node, one.areaM2 * radiativeWm2K)
    for (const other of surfaces) add(one.node, other.node, (-one.areaM2 * radiativeWm2K * other.areaM2) / totalM2)
  }
  add(air, air, airWK + airJK / seconds)
  return inverse(rows)
}

export interface IsoLoads {
  heatKwh: number
  coolKwh: number
}

/** Heat and cold of a home over the year, kWh, sensible, with its summers' and winters' ground. */
export function isoLoads(item: ComfortCase, weather: ReferenceWeather): IsoLoads {
  const home = buildingOf(item.form)
  if (home.groundM2 === 0) return run(item, home, weather, () => 0)
  // The ground answers to the rooms: their months from a first run with an even ground.
  const { month } = civilYear()
  const first = run(item, home, weather, () => 20)
  const months = groundMonthsC(home, first.monthlyAirC, weather)
  return run(item, home, weather, (hour) => months[month[hour] ?? 0] ?? 0)
}

function run({ comfort }: ComfortCase, home: Building, weather: ReferenceWeather, groundC: (hour: number) => number) {
  const { areaM2, volumeM3 } = home
  const elements = elementsOf(home, weather, groundC)
  const airJK = airJm2K * areaM2
  const airWK = (changes: number) => envelope.airWhM3K * volumeM3 * changes
  const closedWK = airWK(home.airChangesPerHour)
  const openWK = airWK(home.airChangesPerHour + use.windows.airChangesPerHour)
  const closed = matrixOf(elements, closedWK, airJK)
  const open = matrixOf(elements, openWK, airJK)
  const size = closed.length
  const totalM2 = elements.reduce((sum, one) => sum + one.areaM2, 0)
  const inside: number[] = []
  elements.reduce((first, { capacity }) => {
    inside.push(first + capacity.length - 1)
    return first + capacity.length
  }, 0)

  const { month } = civilYear()
  const there = hoursOfUse(comfort.occupancy)
  const atHome = hoursAtHome(comfort)
  const on = conditionedHours(comfort)
  const heated = hoursOfMonths(use.heating.months)
  const cooled = hoursOfMonths(use.cooling.months)
  const aired = hoursOfMonths(use.windows.months)
  const innerW = gainsW(areaM2, comfort.occupancy)
  const { shutter, frameShare, obstructionFactor, incidenceFactor } = envelope
  const paneFactor = home.gWindow * incidenceFactor * (1 - frameShare) * obstructionFactor
  const panes = home.facades.map(({ azimuthDeg, windowM2 }) => ({ windowM2, sun: onWall(weather, azimuthDeg) }))
  const sunThrough = (hour: number) => {
    const monthNumber = (month[hour] ?? 0) + 1
    const warm = monthNumber >= shutter.firstMonth && monthNumber <= shutter.lastMonth
    return panes.reduce((sum, { windowM2, sun }) => {
      const onPane = sun[hour] ?? 0
      const lowered = warm && onPane > shutter.aboveWm2 ? shutter.factor : 1
      return sum + onPane * windowM2 * paneFactor * (there[hour] === 1 ? lowered : shutter.emptyHomeFactor)
    }, 0)
  }

  let nodesC = new Array<number>(size).fill(20)
  const result = { heatKwh: 0, coolKwh: 0, monthlyAirC: new Array<number>(12).fill(0) }
  const hoursOfMonth = new Array<number>(12).fill(0)
  const product = (matrix: number[][], received: readonly number[]) =>
    matrix.map((row) => row.reduce((sum, value, node) => sum + value * (received[node] ?? 0), 0))
  const perWatt = (matrix: number[][]) => {
    const received = new Array<number>(size).fill(0)
    received[size - 1] = toAir.machine
    return product(matrix, received)
  }
  const byMachine = perWatt(closed)
  const step = (hour: number, counts: boolean) => {
    const sunW = sunThrough(hour)
    const gains = innerW[hour] ?? 0
    const outC = weather.tempC[hour] ?? 0
    const radiantWm2 = ((1 - toAir.gains) * gains + (1 - toAir.sun) * sunW) / totalM2
    const free = (matrix: number[][], wPerK: number) => {
      const received = new Array<number>(size).fill(0)
      let first = 0
      for (const one of elements) {
        one.capacity.forEach((joule, node) => {
          received[first + node] = ((one.areaM2 * joule) / seconds) * (nodesC[first + node] ?? 0)
        })
        received[first] = (received[first] ?? 0) + one.areaM2 * one.outerWm2K * one.outerC(hour)
        first += one.capacity.length
        received[first - 1] = (received[first - 1] ?? 0) + one.areaM2 * radiantWm2
      }
      received[size - 1] =
        (airJK / seconds) * (nodesC[size - 1] ?? 0) + wPerK * outC + toAir.gains * gains + toAir.sun * sunW
      return product(matrix, received)
    }
    const shut = free(closed, closedWK)
    const airC = shut[size - 1] ?? 0
    const held = (roomC: number) => {
      const machineW = (roomC - airC) / (byMachine[size - 1] ?? 1)
      return { machineW, next: shut.map((value, node) => value + machineW * (byMachine[node] ?? 0)) }
    }
    const mayCool = on[hour] === 1 && cooled[hour] === 1
    let now = { machineW: 0, next: shut }
    if (on[hour] === 1 && heated[hour] === 1 && airC < comfort.heatC) now = held(comfort.heatC)
    else if (airC > use.windows.openAboveC && atHome[hour] === 1 && aired[hour] === 1 && outC < airC - 1) {
      const aerated = free(open, openWK)
      now = mayCool && (aerated[size - 1] ?? 0) > comfort.coolC ? held(comfort.coolC) : { machineW: 0, next: aerated }
    } else if (mayCool && airC > comfort.coolC) now = held(comfort.coolC)
    nodesC = now.next
    if (!counts) return
    if (now.machineW > 0) result.heatKwh += now.machineW / 1000
    else result.coolKwh -= now.machineW / 1000
    const index = month[hour] ?? 0
    result.monthlyAirC[index] = (result.monthlyAirC[index] ?? 0) + (nodesC[size - 1] ?? 0)
    hoursOfMonth[index] = (hoursOfMonth[index] ?? 0) + 1
  }
  for (let hour = 8760 - 1488; hour < 8760; hour++) step(hour, false)
  for (let hour = 0; hour < 8760; hour++) step(hour, true)
  result.monthlyAirC = result.monthlyAirC.map((sum, index) => sum / (hoursOfMonth[index] ?? 1))
  return result
}
