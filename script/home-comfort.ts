import { writeFileSync } from 'node:fs'
import { comfortByHome } from '../tests/golden/compare/comfort-by-home.ts'
import { malagaYear } from '../tests/typical-year.ts'

/** Writes facts/energy/home-comfort.json, which the quote plans heating and cooling with: run it after every change of the room model. */
const what =
  'Heat and cold of the room model a year and its design load with reheating, per m² of a home of usual size; made by script/home-comfort.ts, a test fails when it is stale.'
writeFileSync(
  new URL('../facts/energy/home-comfort.json', import.meta.url),
  `${JSON.stringify({ what, mark: 'own', homes: comfortByHome(malagaYear()) }, null, 1)}\n`,
)
