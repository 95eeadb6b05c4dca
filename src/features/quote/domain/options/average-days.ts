import { type Battery, dispatch, dispatchSeries } from '#src/energy/battery/battery.ts'
import { averageDay } from '#src/energy/series/average-day.ts'
import type { Evaluation } from '#src/features/quote/domain/candidates/evaluate.ts'
import type { Plan } from '#src/features/quote/domain/candidates/plan.ts'

/** The average day of a month in a home with its system: kWh in each hour of the clock in Spain, and of the day. */
export interface AverageDay {
  sunKwh: number[]
  /** The whole home, the battery's own consumption included. */
  usedKwh: number[]
  /** Of the sun, on its way into the battery. */
  storedKwh: number[]
  fromBatteryKwh: number[]
  boughtKwh: number[]
  /** Bought on this day by the same panels without the new battery, and by the home as it is today. */
  boughtPanelsAloneKwh: number
  boughtTodayKwh: number
}

export interface AverageDays {
  /** In the order asked for. */
  days: AverageDay[]
  /** What the battery gives back in a year, kWh. */
  givenBackKwh: number
}

const noBattery: Battery = { capacityKwh: 0, powerKw: 0, roundTripEfficiency: 1 }

/**
 * The days of these months (0 January) as the year behind the option has them. In every hour sun + bought + from the battery = used + stored +
 * sold: the battery's share follows from the others.
 */
export function averageDays(
  { year }: Pick<Evaluation, 'year'>,
  { today, equipment }: Pick<Plan, 'today' | 'equipment'>,
  months: readonly number[],
): AverageDays {
  const { pvKwh, loadKwh, battery = noBattery } = year
  const { importKwh, exportKwh } = dispatched(pvKwh, loadKwh, battery)
  const standbyKwh = (battery.standbyW ?? 0) / 1000
  const usedKwh = loadKwh.map((kwh) => kwh + standbyKwh)
  const intoBatteryKwh = usedKwh.map(
    (used, hour) => (pvKwh[hour] ?? 0) + (importKwh[hour] ?? 0) - used - (exportKwh[hour] ?? 0),
  )
  const storedKwh = intoBatteryKwh.map((kwh) => Math.max(0, kwh))
  const fromBatteryKwh = intoBatteryKwh.map((kwh) => Math.max(0, -kwh))
  const panelsAlone = dispatched(pvKwh, loadKwh, today.battery ?? noBattery).importKwh
  const before = dispatched(today.pvKwh, equipment.loadKwh, today.battery ?? noBattery).importKwh
  const ofDay = (hourly: Float64Array, month: number) => averageDay(hourly, month).reduce((sum, kwh) => sum + kwh, 0)
  return {
    days: months.map((month) => ({
      sunKwh: averageDay(pvKwh, month),
      usedKwh: averageDay(usedKwh, month),
      storedKwh: averageDay(storedKwh, month),
      fromBatteryKwh: averageDay(fromBatteryKwh, month),
      boughtKwh: averageDay(importKwh, month),
      boughtPanelsAloneKwh: ofDay(panelsAlone, month),
      boughtTodayKwh: ofDay(before, month),
    })),
    givenBackKwh: fromBatteryKwh.reduce((sum, kwh) => sum + kwh, 0),
  }
}

function dispatched(...[pvKwh, loadKwh, battery]: Parameters<typeof dispatch>) {
  const series = dispatchSeries()
  dispatch(pvKwh, loadKwh, battery, series)
  return series
}
