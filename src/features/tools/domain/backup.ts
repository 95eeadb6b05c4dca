import batteryModel from '#facts/quote/battery.json' with { type: 'json' }
import { type OutageSystem, outageFiguresOf, outageOf } from '#src/energy/backup/outage.ts'
import { type OutageLoad, outageLoads, presetLoads, usualReserveShare } from '#src/energy/backup/outage-loads.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { withDefaults } from './answer.ts'
import { loadOf } from './home-load.ts'
import { planeDefaults } from './solar.ts'
import type { BackupAnswer, BackupInput, OwnLoad, ToolContext } from './tool-types.ts'

const defaults: Required<Pick<BackupInput, 'essentials' | 'batteryKwh' | 'inverterKw' | 'kwp'>> = {
  essentials: 'essential',
  batteryKwh: 10,
  inverterKw: 5,
  kwp: 5,
}

function ownLoad({ id, runningW, startW = runningW, hoursPerDay = 24 }: OwnLoad): OutageLoad {
  return {
    id,
    runningW,
    startW: Math.max(startW, runningW),
    kwhPerDay: (runningW * hoursPerDay) / 1000,
    when: 'always',
  }
}

/** The loads of a request, most important first; an id that nobody knows is no load and is handed back apart. */
function loadsOf({ loads, essentials }: Pick<BackupInput, 'loads'> & { essentials: 'essential' | 'comfort' }): {
  known: OutageLoad[]
  unknown: string[]
} {
  if (!loads) return { known: presetLoads(essentials), unknown: [] }
  const known: OutageLoad[] = []
  const unknown: string[] = []
  for (const load of loads) {
    const found = typeof load === 'string' ? outageLoads.get(load) : ownLoad(load)
    if (found) known.push(found)
    else if (typeof load === 'string') unknown.push(load)
  }
  return { known, unknown }
}

/**
 * What runs in a power cut and for how long, by the rules of `outageOf`: half of the battery in reserve, with the sun of the hours that follow
 * where there are panels. kwNeeded and kwSurge are of the whole list. Beside it the two
 * figures of every page: what is on the list without air conditioners, and with one on an August night (`outageFigures`). An unknown id is never powered.
 */
export function backup(given: BackupInput, context: ToolContext): BackupAnswer {
  const { input, assumptions } = withDefaults(given, defaults)
  const { batteryKwh, inverterKw, kwp, month } = input
  const { known, unknown } = loadsOf(input)
  const home = loadOf({}, context)
  const system: OutageSystem = { batteryKwh, inverterKw, reserveShare: usualReserveShare }
  if (kwp > 0) {
    const pvKwh = scaled(pvPerKwp(context.weather, { ...weatherSite, ...planeDefaults }), kwp)
    system.ordinary = { pvKwh, loadKwh: home.loadKwh }
  }
  const outage = outageOf(known, system)(month === undefined ? {} : { month: month - 1 })
  return {
    ...outage,
    ...outageFiguresOf(known, system, month === undefined ? undefined : month - 1),
    doesNotPower: [...outage.doesNotPower, ...unknown],
    assumptions: [
      ...(given.loads ? assumptions.filter((one) => !('field' in one) || one.field !== 'essentials') : assumptions),
      ...(kwp > 0 ? home.assumptions : []),
      {
        id: kwp > 0 ? 'outage-with-sun' : 'outage-full-battery',
        values: { reservePct: usualReserveShare * 100, standbyW: batteryModel.standbyW },
      },
      { id: 'outage-loads', values: {} },
    ],
  }
}
