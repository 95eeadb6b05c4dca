import { writeFileSync } from 'node:fs'
import { comfortCases } from './heating-cooling-cases.ts'
import { referenceLoads } from './room-model.ts'
import { readWeather } from './room-sun.ts'

/** Writes `heating-cooling.json`: run with `node tests/golden/reference/make-heating-cooling.ts` after a change of the home's facts. */
const weather = readWeather()
const cases = Object.fromEntries(
  comfortCases.map((item) => {
    const { heatKwh, coolKwh } = referenceLoads(item, weather)
    return [item.id, { heatKwh: Math.round(heatKwh), coolKwh: Math.round(coolKwh) }]
  }),
)
const reference =
  'finite differences in layered walls, steps of 6 minutes (room-model.ts), Reindl sky, Málaga typical year'
writeFileSync(
  new URL('heating-cooling.json', import.meta.url),
  `${JSON.stringify({ reference, cases }, undefined, 2)}\n`,
)
