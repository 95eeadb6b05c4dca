import model from '#facts/energy/pool-model.json' with { type: 'json' }
import { civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear, monthDays } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { PoolYear } from './pool.ts'

/**
 * Heat out over electricity in of a pool heat pump at full load, 2.5..8: 4.05 at 10 °C of air and water of 26 °C, 0.1375 more per K of air,
 * 2 % less per K of warmer water. A line through the middles of catalogue ranges, our assumption; part load gives more.
 */
export function poolHeatPumpCop(airC: number, waterC: number): number {
  const { copAt10C, copPerK, copPerWaterK, ratedWaterC, least, most } = model.heatPump
  const cop = (copAt10C + copPerK * (airC - 10)) * (1 + copPerWaterK * (waterC - ratedWaterC))
  return Math.min(most, Math.max(least, cop))
}

/** When the machine runs: civil hours [from, until) of the day, and the surplus of panels that it takes before them, kWh an hour. */
export interface MachineHours {
  fromHour: number
  untilHour: number
  surplusKwh?: Float64Array
  /** Heat that the machine gives in an hour at most, kW; limits what it takes from the surplus. Default: no limit. */
  heatKw?: number
}

/** The usual hours of filter pump and machine, 10:00 to 18:00. Our assumption. */
export const usualMachineHours: MachineHours = model.runs

export interface MachineYear {
  electricKwh: Float64Array
  /** Of that, taken from the surplus of panels, kWh a year. */
  fromSurplusKwh: number
}

/**
 * Electricity of a pool heat pump, kWh an hour. The water itself is the store: the heat of a day is made in that day's hours, first from
 * the surplus of panels while there is any, the rest evenly in the machine's own hours, each at the factor of its hour. A day with too few
 * hours runs them harder. Throws a RangeError on hours that are none.
 */
export function machineYear(
  { heatKwh, waterC }: Pick<PoolYear, 'heatKwh' | 'waterC'>,
  hours: MachineHours,
  weather: TypicalYear,
): MachineYear {
  const { fromHour, untilHour, surplusKwh, heatKw = Number.POSITIVE_INFINITY } = hours
  if (!(fromHour >= 0 && untilHour <= 24 && fromHour < untilHour))
    throw new RangeError(`not hours of a day: ${fromHour} to ${untilHour}`)
  const { civilHour } = civilYear()
  const electricKwh = new Float64Array(hoursPerYear)
  let fromSurplusKwh = 0
  for (const day of hoursOfDays()) {
    let heat = day.reduce((sum, hour) => sum + (heatKwh[hour] ?? 0), 0)
    if (heat <= 0) continue
    const cop = (hour: number) => poolHeatPumpCop(weather.tempC[hour] ?? 0, waterC[hour] ?? 0)
    if (surplusKwh)
      for (const hour of day) {
        const made = Math.min(heat, heatKw, (surplusKwh[hour] ?? 0) * cop(hour))
        if (made <= 0) continue
        electricKwh[hour] = made / cop(hour)
        fromSurplusKwh += made / cop(hour)
        heat -= made
      }
    const own = day.filter((hour) => {
      const now = civilHour[hour] ?? 0
      return now >= fromHour && now < untilHour
    })
    for (const hour of own) electricKwh[hour] = (electricKwh[hour] ?? 0) + heat / own.length / cop(hour)
  }
  return { electricKwh, fromSurplusKwh }
}

/** The hours of each day of the year as Spain's clocks have it, in their order: the last before midnight in UTC is tomorrow's first. */
function hoursOfDays(): number[][] {
  const { dayOfYear } = civilYear()
  const days: number[][] = []
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const day = dayOfYear[hour] ?? 0
    const hours = days[day]
    if (hours) hours.push(hour)
    else days[day] = [hour]
  }
  return days
}

/** Sums of the months of an hourly series. */
export function monthlySums(hourly: Float64Array): number[] {
  const { month } = civilYear()
  const sums = new Array<number>(12).fill(0)
  for (let hour = 0; hour < hourly.length; hour++) {
    const m = month[hour] ?? 0
    sums[m] = (sums[m] ?? 0) + (hourly[hour] ?? 0)
  }
  return sums
}

/** Power of a machine that holds its hardest month in 12 hours a day, kW of heat, from monthly heat in kWh. */
export function poolHeatPumpKw(monthlyHeatKwh: readonly number[]): number {
  const perDay = monthlyHeatKwh.map((kwh, index) => kwh / (monthDays[index] ?? 30))
  return Math.max(0, ...perDay) / model.machineHoursPerDay
}
