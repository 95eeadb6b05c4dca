import facts from '#facts/energy/outage-loads.json' with { type: 'json' }
import { civilYear } from '#src/energy/series/civil-time.ts'
import { exceedance } from '#src/energy/series/quantile.ts'
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

export interface OutageFiguresInput extends Pick<OutageInput, 'battery' | 'storedKwh' | 'pvKwh' | 'month'> {
  /** What must stay on, most important first; air conditioners among them are left to the second figure. */
  loads: readonly OutageLoad[]
  /** What inverter and battery give at once without grid, kW. */
  carriedKw: number
  /** Own consumption of inverter and battery, W. */
  standbyW: number
}

/**
 * Hours of a power cut with the essentials alone (cuts of the year, or of `month`) and with one air conditioner on an August night, by
 * `powerCuts`. Both lists run in every hour of the cut as they would without one: no hour counts in which a device of the list is off.
 */
export function outageFigures(input: OutageFiguresInput): OutageFigures {
  const { loads, carriedKw, month, standbyW, ...outage } = input
  const essentials = loads.filter((load) => !isAirConditioner(load))
  const carried = (list: readonly OutageLoad[]) => {
    const { powers } = carriedLoads(list, carriedKw)
    return list.filter(({ id }) => powers.includes(id))
  }
  const kwhOf = (list: readonly OutageLoad[]) => outageLoadKwh(list).map((kwh) => kwh + standbyW / 1000)
  const kept = carried(essentials)
  const cooler = throughoutCut(outageLoad('one-ac'))
  const withCooler = [...kept, cooler]
  const carriesCooler = carried(withCooler).length === withCooler.length
  const begins = augustNights()
  return {
    essentials: figureOf(
      powerCuts({ ...outage, essentialKwh: kwhOf(kept), ...(month !== undefined && { month, everyHours: 5 }) }),
      kept.length > 0,
    ),
    withAirConditioner: figureOf(
      powerCuts({ ...outage, essentialKwh: kwhOf(withCooler), begins, everyHours: 1 }),
      carriesCooler,
    ),
  }
}

/** 1 in the hours of August in which the fact says that bedrooms are cooled. */
function augustNights(): Uint8Array {
  const { civilHour, month } = civilYear()
  const { fromHour, hours } = facts.when['summer-night']
  return Uint8Array.from({ length: hoursPerYear }, (_, hour) =>
    month[hour] === facts.hottestMonth && ((civilHour[hour] ?? 0) - fromHour + 24) % 24 < hours ? 1 : 0,
  )
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
