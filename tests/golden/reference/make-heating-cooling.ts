import { writeFileSync } from 'node:fs'
import { comfortCases } from './heating-cooling-cases.ts'
import { isoLoads } from './iso-52016.ts'
import { referenceLoads } from './room-model.ts'
import { readWeather } from './room-sun.ts'

/** Writes `heating-cooling.json`: run with `node tests/golden/reference/make-heating-cooling.ts` after a change of the home's facts. */
const weather = readWeather()
const cases = Object.fromEntries(
  comfortCases.map((item) => {
    const layers = referenceLoads(item, weather)
    const iso = isoLoads(item, weather)
    return [
      item.id,
      {
        heatKwh: Math.round(layers.heatKwh),
        coolKwh: Math.round(layers.coolKwh),
        isoHeatKwh: Math.round(iso.heatKwh),
        isoCoolKwh: Math.round(iso.coolKwh),
      },
    ]
  }),
)
const reference =
  'heatKwh and coolKwh: finite differences in layered walls, steps of 6 minutes (room-model.ts); iso: EN ISO 52016-1 with the ground of EN ISO 13370 (iso-52016.ts); Reindl sky, Málaga typical year'
writeFileSync(
  new URL('heating-cooling.json', import.meta.url),
  `${JSON.stringify({ reference, cases }, undefined, 2)}\n`,
)
