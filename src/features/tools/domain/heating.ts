import { designSource, heatPumpSource } from '#src/energy/building/building-sources.ts'
import { usualSetpointC } from '#src/energy/building/building-use.ts'
import { airWaterSeason, electricRange } from '#src/energy/building/heat-pump.ts'
import { monthlyKwh } from '#src/energy/building/heating-cooling.ts'
import { designHeatKw, designOutdoorC } from '#src/energy/building/heating-cooling-design.ts'
import { comfortYear } from '#src/energy/building/heating-cooling-range.ts'
import { withDefaults } from './answer.ts'
import { comfortStatements, homeDefaults, usualAreaM2 } from './home-comfort.ts'
import type { HeatingAnswer, HeatingInput, ToolContext } from './tool-types.ts'

/** Warm water of fan coils or large radiators, °C. */
const usualFlowC = 45

/**
 * Heat that a home needs in the typical year (hourly, ISO 13790), the electricity of an air-to-water heat pump at one flow
 * temperature, and the load it is sized for. Equations and sources at `roomLoads`, `airWaterSeason` and `designHeatKw`.
 */
export function heating(given: HeatingInput, { weather }: ToolContext): HeatingAnswer {
  const { input, assumptions } = withDefaults(given, {
    ...homeDefaults,
    areaM2: usualAreaM2(given.homeType),
    setpointC: usualSetpointC.heating,
    flowTempC: usualFlowC,
  })
  const { homeType, areaM2, era, occupancy, mode, setpointC, flowTempC } = input
  const comfort = { occupancy, mode, heatC: setpointC }
  const { building, loads, heatKwh } = comfortYear({ homeType, areaM2, era }, comfort, weather)
  const season = airWaterSeason(loads.heatW, weather.tempC, flowTempC)
  return {
    heatKwh: heatKwh.p50,
    heatKwhRange: heatKwh,
    electricKwh: season.electricKwh,
    electricKwhRange: electricRange(heatKwh, season.factor),
    designLoadKw: designHeatKw(building, setpointC, weather),
    spf: season.factor,
    monthlyKwh: monthlyKwh(loads.heatW),
    assumptions: [
      ...assumptions,
      ...comfortStatements(input.town, era),
      { id: 'design-cold', values: { temperatureC: designOutdoorC.heating }, source: designSource },
      { id: 'heat-pump-median', values: {}, source: heatPumpSource },
    ],
  }
}
