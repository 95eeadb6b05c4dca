import { writeFileSync } from 'node:fs'
import { malagaYear } from '../../typical-year.ts'
import { referenceMonths } from './pv-chain.ts'
import { pvPlanes } from './pv-planes.ts'

/** Writes `pv.json`: run with `node tests/golden/reference/make-pv.ts` after a change of the planes or of the weather. */
const weather = malagaYear()
const tenths = (months: number[]) => months.map((kwh) => Math.round(kwh * 100) / 100)
const planes = pvPlanes.map((plane) => ({
  ...plane,
  hayDavies: tenths(referenceMonths(weather, plane, 'hay-davies')),
  perez: tenths(referenceMonths(weather, plane, 'perez')),
}))
const rows = planes.map((plane) => `  ${JSON.stringify(plane)}`).join(',\n')
writeFileSync(new URL('pv.json', import.meta.url), `[\n${rows}\n]\n`)
