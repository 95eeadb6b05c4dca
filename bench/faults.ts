import { urgentFirst } from './fault-urgent.ts'

/** One thing that goes wrong, and what has to hold all the same. */
export interface Fault {
  name: string
  /** `databaseUrl`: a PostgreSQL server of its own for the row. */
  run(databaseUrl: string): Promise<{ passed: boolean; figures: Record<string, number> }>
}

/** Every fault row; a new one is a file beside this and a line here. */
const faults: readonly Fault[] = [urgentFirst]

/** Each row's figures by name, with `passed` 1 or 0. */
export async function benchFaults(databaseUrl: string): Promise<Record<string, number>> {
  const results: Record<string, number> = {}
  for (const { name, run } of faults) {
    const { passed, figures } = await run(databaseUrl)
    process.stderr.write(`fault: ${name}: ${passed ? 'passed' : 'FAILED'}\n`)
    results[`${name}.passed`] = passed ? 1 : 0
    for (const [figure, value] of Object.entries(figures)) results[`${name}.${figure}`] = value
  }
  return results
}
