import { startPostgres } from '../tests/contract/postgres.ts'
import type { Fault } from './faults/fault.ts'
import { flood } from './faults/flood.ts'
import { folderFaults } from './faults/folders.ts'
import { requestFaults } from './faults/requests.ts'
import { strangerFaults } from './faults/strangers.ts'
import { urgentFirst } from './faults/urgent.ts'

/** Every fault row; a new one is a line of its group. `FAULTS`, names with commas between, chooses. */
const faults: readonly Fault[] = [...requestFaults, ...folderFaults, ...strangerFaults, flood, urgentFirst]

/** Each row's figures by name, with `passed` 1 or 0. A row that throws has failed. */
export async function benchFaults(): Promise<Record<string, number>> {
  const asked = process.env.FAULTS?.split(',')
  const unknown = asked?.filter((name) => !faults.some((fault) => fault.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`no fault rows called ${unknown.join(', ')}`)
  const results: Record<string, number> = {}
  for (const { name, usesDatabase, run } of faults) {
    if (asked && !asked.includes(name)) continue
    const database = usesDatabase ? await startPostgres() : undefined
    try {
      const { passed, figures } = await run(database?.url ?? '')
      process.stderr.write(`fault: ${name}: ${passed ? 'passed' : 'FAILED'} ${JSON.stringify(figures)}\n`)
      results[`${name}.passed`] = passed ? 1 : 0
      for (const [figure, value] of Object.entries(figures)) results[`${name}.${figure}`] = value
    } catch (error) {
      process.stderr.write(`fault: ${name}: FAILED ${error instanceof Error ? error.stack : error}\n`)
      results[`${name}.passed`] = 0
    } finally {
      await database?.dispose()
    }
  }
  return results
}
