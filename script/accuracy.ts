import '#src/shared/engine/engine.ts'
import { writeFileSync } from 'node:fs'
import { accuracyTable } from '../tests/golden/compare/accuracy-table.ts'
import { malagaYear } from '../tests/typical-year.ts'

/** Writes facts/energy/accuracy.json, which the method page prints: run it after every change of the model or of a reference. */
const what =
  'Ours against references, made by script/accuracy.ts with the comparisons of tests/golden; a test fails when it is stale. Deviations in % of the reference, points or cents.'
const groups = accuracyTable(malagaYear()).map(({ rows, ...group }) => {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  return `  ${JSON.stringify(group).slice(0, -1)},"rows":[\n${lines}\n  ]}`
})
writeFileSync(
  new URL('../facts/energy/accuracy.json', import.meta.url),
  `{\n "what": ${JSON.stringify(what)},\n "mark": "own",\n "groups": [\n${groups.join(',\n')}\n ]\n}\n`,
)
