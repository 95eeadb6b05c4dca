import facts from '#facts/energy/outage-loads.json' with { type: 'json' }
import type { Battery } from '#src/energy/battery/battery.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { exceedance } from '#src/energy/series/quantile.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { type Cut, carriedLoads, type OutageInput, powerCuts } from './backup.ts'
import { isAirConditioner, type OutageLoad, outageLoad, outageLoadKwh, throughoutCut } from './outage-loads.ts'

/** How long a list lasts in a power cut, and the sum behind it. */
export interface OutageFigure {
  hours: Range
  /** Mean of what runs over the middle cut, standby included, W: hours.p50 · loadW ≤ energyKwh + sunKwh. */
  loadW: number
  /** What the battery could give when that cut began, kWh at the sockets. */
  energyKwh: number
  /** What the sun gave to the loads in those hours, at once or through the battery, kWh. */
  sunKwh: number
}

/** The two figures that stand together everywhere. */
export interface OutageFigures {
  /** What must stay on, without any air conditioner. */
  essentials: OutageFigure
  /** The same with one air conditioner that runs in every hour of a cut of an August night; 0 hours where the machine cannot carry it. */
  withAirConditioner: OutageFigure
}

export interface OutageFiguresInput extends Pick<OutageInput, 'storedKwh' | 'pvKwh' | 'month'> {
  /** What must stay on, most important first; air conditioners among them are left to the second figure. */
  loads: readonly OutageLoad[]
  /** With its own use: it runs through the cut as well. */
  battery: Battery
  /** What inverter and battery give at once without grid, kW. */
  carriedKw: number
}

/**
 * Hours of a power cut with the essentials alone (cuts of the year, or of `month`) and with one air conditioner on an August night, by
 * `powerCuts`. Both lists run in every hour of the cut as they would without one: no hour counts in which a device of the list is off.
 */
export function outageFigures(input: OutageFiguresInput): OutageFigures {
  const { carriedKw, month: _, ...outage } = input
  const withCooler = [...keptEssentials(input), throughoutCut(outageLoad('one-ac'))]
  const carriesCooler = carriedOf(withCooler, carriedKw).length === withCooler.length
  return {
    essentials: essentialsFigure(input),
    withAirConditioner: figureOf(
      powerCuts({ ...outage, essentialKwh: neededKwh(withCooler, input), begins: augustNights(), everyHours: 1 }),
      carriesCooler,
    ),
  }
}

/** The first of the two figures alone: what must stay on, without any air conditioner. */
export function essentialsFigure(input: OutageFiguresInput): OutageFigure {
  const { month } = input
  const kept = keptEssentials(input)
  const essentialKwh = neededKwh(kept, input)
  return figureOf(powerCuts({ ...input, essentialKwh, ...(month !== undefined && { everyHours: 5 }) }), kept.length > 0)
}

function carriedOf(list: readonly OutageLoad[], carriedKw: number): OutageLoad[] {
  const { powers } = carriedLoads(list, carriedKw)
  return list.filter(({ id }) => powers.includes(id))
}

function keptEssentials({ loads, carriedKw }: OutageFiguresInput): OutageLoad[] {
  return carriedOf(
    loads.filter((load) => !isAirConditioner(load)),
    carriedKw,
  )
}

/** kWh of the loads and of the battery's own use in each hour. */
function neededKwh(loads: readonly OutageLoad[], { battery: { standbyW = 0 } }: OutageFiguresInput): OfHour {
  const needed = outageLoadKwh(loads)
  for (let hour = 0; hour < needed.length; hour++) needed[hour] = (needed[hour] ?? 0) + standbyW / 1000
  return needed
}

let nights: Uint8Array | undefined

/** 1 in the hours of August in which the fact says that bedrooms are cooled; made once, so never write to it. */
function augustNights(): Uint8Array {
  if (nights) return nights
  const { civilHour, month } = civilYear()
  const { fromHour, hours } = facts.when['summer-night']
  nights = Uint8Array.from({ length: hoursPerYear }, (_, hour) =>
    month[hour] === facts.hottestMonth && ((civilHour[hour] ?? 0) - fromHour + 24) % 24 < hours ? 1 : 0,
  )
  return nights
}

/** Range of the cuts, and the sum of the one in the middle: the shortest that lasts as long as half of them. */
function figureOf(cuts: readonly Cut[], isCarried: boolean): OutageFigure {
  const range = exceedance(Float64Array.from(cuts, ({ hours }) => hours))
  let middle: Cut | undefined
  for (const cut of cuts) if (cut.hours >= range.p50 && !(middle && middle.hours <= cut.hours)) middle = cut
  if (!middle) throw new RangeError('no cut to follow')
  const { hours, usedKwh, batteryKwh, sunKwh } = middle
  return {
    hours: isCarried ? range : { p10: 0, p50: 0, p90: 0 },
    loadW: hours > 0 ? (usedKwh / hours) * 1000 : 0,
    energyKwh: batteryKwh,
    sunKwh,
  }
}
