import { coolingSeason, usualLabel, withMoisture } from '#src/energy/building/air-conditioner.ts'
import { designSource } from '#src/energy/building/building-sources.ts'
import { usualSetpointC } from '#src/energy/building/building-use.ts'
import { electricRange } from '#src/energy/building/heat-pump.ts'
import { monthlyKwh } from '#src/energy/building/heating-cooling.ts'
import { designCoolKw, designOutdoorC } from '#src/energy/building/heating-cooling-design.ts'
import { comfortYear } from '#src/energy/building/heating-cooling-range.ts'
import { mapRange } from '#src/shared/domain/range.ts'
import { type ToolStatement, withDefaults } from './answer.ts'
import { comfortStatements, homeDefaults, usualAreaM2 } from './home-comfort.ts'
import type { CoolingAnswer, CoolingInput, ToolContext } from './tool-types.ts'

/**
 * Sensible cold that a home needs in the typical year (hourly, ISO 13790), the electricity for it and the machine that a design day
 * asks for. A given `seer` is taken as the season's efficiency; without it a machine of label 6.1 follows the hourly temperature
 * (`coolingSeason`). Electricity and size count the moisture that the machine takes out besides (`withMoisture`).
 */
export function cooling(given: CoolingInput, { weather }: ToolContext): CoolingAnswer {
  const { input, assumptions } = withDefaults(given, {
    ...homeDefaults,
    areaM2: usualAreaM2(given.homeType),
    setpointC: usualSetpointC.cooling,
  })
  const { homeType, areaM2, era, occupancy, mode, setpointC, seer } = input
  const comfort = { occupancy, mode, coolC: setpointC }
  const { building, outer, loads, coolKwh } = comfortYear({ homeType, areaM2, era }, comfort, weather)
  const factor = seer ?? coolingSeason(loads.coolW, weather.tempC, usualLabel.seer).factor
  const peakKw = designCoolKw(building, comfort, weather, outer)
  const label: ToolStatement[] = seer === undefined ? [{ id: 'cooling-label', values: { seer: usualLabel.seer } }] : []
  return {
    coolingKwh: coolKwh.p50,
    coolingKwhRange: coolKwh,
    electricKwh: factor > 0 ? withMoisture(coolKwh.p50) / factor : 0,
    electricKwhRange: electricRange(mapRange(coolKwh, withMoisture), factor),
    recommendedKw: withMoisture(peakKw),
    monthlyKwh: monthlyKwh(loads.coolW),
    assumptions: [
      ...assumptions,
      ...comfortStatements(input.town, era),
      { id: 'design-heat', values: { temperatureC: designOutdoorC.cooling }, source: designSource },
      ...label,
      { id: 'cooling-sensible', values: {} },
    ],
  }
}
