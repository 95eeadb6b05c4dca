import batteryModel from '#facts/quote/battery.json' with { type: 'json' }
import { type Battery, type DispatchTotals, dispatch } from '#src/energy/battery/battery.ts'
import { usualPowerKw } from '#src/energy/battery/hybrid-battery.ts'
import { hourlyStepCorrection, productionFactor } from '#src/energy/series/uncertainty.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { type Assumption, withDefaults } from './answer.ts'
import { loadOf } from './home-load.ts'
import type { BatteryInput } from './load-input.ts'
import { planeDefaults, productionStatements } from './solar.ts'
import type { BatteryAnswer, ToolContext } from './tool-types.ts'

export interface HomeSystem {
  pvKwh: Float64Array
  loadKwh: Float64Array
  battery: Battery
  assumptions: Assumption[]
}

/** Panels, load and battery of a home, hour by hour; `usual` holds the panels and battery that are taken when none are given. */
export function systemOf(
  given: Omit<BatteryInput, 'town'>,
  usual: { kwp: number; batteryKwh: number },
  context: ToolContext,
  calendarYear?: number,
): HomeSystem {
  const { tiltDeg, azimuthDeg, kwp, batteryKwh, batteryKw, roundTripEfficiency } = given
  const sized = withDefaults({ kwp, batteryKwh }, usual)
  const limits = withDefaults(
    { batteryKw, roundTripEfficiency },
    { batteryKw: usualPowerKw(sized.input.batteryKwh), roundTripEfficiency: batteryModel.roundTripEfficiency },
  )
  const roof = withDefaults({ tiltDeg, azimuthDeg }, planeDefaults)
  const load = loadOf(given, context, calendarYear)
  const hasPanels = sized.input.kwp > 0
  const pvKwh = hasPanels
    ? scaled(pvPerKwp(context.weather, { ...weatherSite, ...roof.input }), sized.input.kwp)
    : new Float64Array(load.loadKwh.length)
  return {
    pvKwh,
    loadKwh: load.loadKwh,
    battery: {
      capacityKwh: sized.input.batteryKwh,
      powerKw: limits.input.batteryKw,
      roundTripEfficiency: limits.input.roundTripEfficiency,
    },
    assumptions: [
      ...sized.assumptions,
      ...(sized.input.batteryKwh > 0 ? limits.assumptions : []),
      ...(hasPanels ? roof.assumptions : []),
      ...load.assumptions,
      ...(hasPanels ? productionStatements() : []),
    ],
  }
}

interface Shares {
  selfConsumption: number
  selfSufficiency: number
  importKwh: number
  exportKwh: number
  pvKwh: number
}

/** Battery losses count as consumed; both shares are 0 where nothing is produced or used. */
function sharesOf({ pvKwh, loadKwh, importKwh, exportKwh }: DispatchTotals): Shares {
  return {
    pvKwh,
    importKwh,
    exportKwh,
    selfConsumption: pvKwh > 0 ? (pvKwh - exportKwh) / pvKwh : 0,
    selfSufficiency: loadKwh > 0 ? (loadKwh - importKwh) / loadKwh : 0,
  }
}

/**
 * Self-consumption, self-sufficiency and energies of a home with panels and battery in the typical year, by the rules of `dispatch`
 * without standby, reserve or ageing. Ranges: the same year with its production at P10 and P90. Throws as `dispatch` does.
 */
export function battery(given: BatteryInput, context: ToolContext): BatteryAnswer {
  const { pvKwh, loadKwh, battery, assumptions } = systemOf(given, { kwp: 5, batteryKwh: 10 }, context)
  const totals = dispatch(pvKwh, loadKwh, battery)
  const middle = sharesOf(totals)
  const ends = [productionFactor.p10, productionFactor.p90].map((factor) =>
    sharesOf(dispatch(scaled(pvKwh, factor), loadKwh, battery)),
  )
  const range = (name: keyof Shares): Range => {
    const values = [middle, ...ends].map((shares) => shares[name])
    return { p10: Math.max(...values), p50: middle[name], p90: Math.min(...values) }
  }
  const step = hourlyStepCorrection(battery.capacityKwh > 0)
  return {
    ...middle,
    selfConsumptionRange: range('selfConsumption'),
    selfSufficiencyRange: range('selfSufficiency'),
    importKwhRange: range('importKwh'),
    exportKwhRange: range('exportKwh'),
    pvKwhRange: range('pvKwh'),
    loadKwh: totals.loadKwh,
    cycles: totals.cycles,
    storedKwh: totals.storedKwh,
    assumptions: [
      ...assumptions,
      { id: 'dispatch-rules', values: {} },
      { id: 'hourly-step', values: { fromPoints: step.p90 * 100, toPoints: step.p10 * 100 } },
    ],
  }
}
