import type { AtHourEnd, OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'

export interface Battery {
  /** Usable capacity, kWh. 0 means no battery. */
  capacityKwh: number
  /** AC limit both ways, kW. */
  powerKw: number
  /** AC to AC, 0..1. Its square root applies on each way. */
  roundTripEfficiency: number
  /** Own consumption of battery and inverter, W, added to the load of every hour. Default 0. */
  standbyW?: number
  /** Energy kept for a power cut, kWh; never discharged in normal use. Default 0. */
  reserveKwh?: number
}

/** Hourly results, written when handed in. Each holds 8,760 values. */
export interface DispatchSeries {
  importKwh: OfHour
  exportKwh: OfHour
  /** In the battery at the end of the hour, kWh. */
  storedKwh: AtHourEnd
}

export interface DispatchTotals {
  pvKwh: number
  /** Load of the year, standby included. */
  loadKwh: number
  importKwh: number
  exportKwh: number
  /** AC energy into and out of the battery. */
  chargeKwh: number
  dischargeKwh: number
  /** Left in the battery on 31 December 24:00. */
  storedKwh: number
  /** Full equivalents: energy leaving the cells / capacity. 0 without battery. */
  cycles: number
}

/** Three empty hourly series for `dispatch`. */
export function dispatchSeries(): DispatchSeries {
  return {
    importKwh: new Float64Array(hoursPerYear),
    exportKwh: new Float64Array(hoursPerYear),
    storedKwh: new Float64Array(hoursPerYear),
  }
}

/** Series whose values nobody keeps, written over by the next caller: searches follow hundreds of years. */
let scratch: DispatchSeries | undefined

/** Hourly series that `dispatch` may write into and that are read before anybody asks again. */
export function scratchSeries(): DispatchSeries {
  scratch ??= dispatchSeries()
  return scratch
}

/** What is in the battery at the end of each hour of ordinary use, kWh, by `dispatch`. Throws as it does. */
export function storedThroughYear(pvKwh: OfHour, loadKwh: OfHour, battery: Battery): AtHourEnd {
  const storedKwh: AtHourEnd = new Float64Array(pvKwh.length)
  dispatch(pvKwh, loadKwh, battery, { ...scratchSeries(), storedKwh })
  return storedKwh
}

/**
 * One pass through the year, hour by hour: the sun first, then the battery, then the grid; no grid charging, no ageing.
 * With e = √roundTripEfficiency and net = pv - load: if net ≥ 0 the battery takes c = min(net, powerKw·1 h, (capacity -
 * stored)/e) and stored grows by c·e, the rest is exported; else it gives d = min(-net, powerKw·1 h, (stored - reserve)·e)
 * and stored falls by d/e, the rest is imported. Stored is 0 on 1 January. Throws a RangeError on a battery that cannot
 * exist or series of unequal length.
 */
export function dispatch(pvKwh: OfHour, loadKwh: OfHour, battery: Battery, out?: DispatchSeries): DispatchTotals {
  const { capacityKwh, powerKw, roundTripEfficiency, standbyW = 0, reserveKwh = 0 } = battery
  if (pvKwh.length !== loadKwh.length) throw new RangeError('pv and load differ in length')
  if (out && out.importKwh.length !== pvKwh.length) throw new RangeError('out differs in length')
  if (!(capacityKwh >= 0 && powerKw >= 0 && standbyW >= 0 && reserveKwh >= 0))
    throw new RangeError('a battery has no negative sizes')
  if (!(roundTripEfficiency > 0 && roundTripEfficiency <= 1))
    throw new RangeError(`not an efficiency: ${roundTripEfficiency}`)

  const oneWay = Math.sqrt(roundTripEfficiency)
  const standbyKwh = standbyW / 1000
  let stored = 0
  let pvTotal = 0
  let loadTotal = 0
  let importTotal = 0
  let exportTotal = 0
  let chargeTotal = 0
  let dischargeTotal = 0
  for (let hour = 0; hour < pvKwh.length; hour++) {
    const pv = pvKwh[hour] ?? 0
    const load = (loadKwh[hour] ?? 0) + standbyKwh
    const net = pv - load
    let imported = 0
    let exported = 0
    if (net >= 0) {
      const charge = Math.min(net, powerKw, Math.max(0, (capacityKwh - stored) / oneWay))
      stored += charge * oneWay
      exported = net - charge
      chargeTotal += charge
    } else {
      const discharge = Math.min(-net, powerKw, Math.max(0, (stored - reserveKwh) * oneWay))
      stored -= discharge / oneWay
      imported = -net - discharge
      dischargeTotal += discharge
    }
    pvTotal += pv
    loadTotal += load
    importTotal += imported
    exportTotal += exported
    if (out) {
      out.importKwh[hour] = imported
      out.exportKwh[hour] = exported
      out.storedKwh[hour] = stored
    }
  }
  return {
    pvKwh: pvTotal,
    loadKwh: loadTotal,
    importKwh: importTotal,
    exportKwh: exportTotal,
    chargeKwh: chargeTotal,
    dischargeKwh: dischargeTotal,
    storedKwh: stored,
    cycles: capacityKwh > 0 ? dischargeTotal / oneWay / capacityKwh : 0,
  }
}
