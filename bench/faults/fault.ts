/** One thing that goes wrong, and what has to hold all the same. */
export interface Fault {
  name: string
  /** The row takes a PostgreSQL server of its own. */
  usesDatabase?: true
  /** `databaseUrl` is empty for a row that takes none. */
  run(databaseUrl: string): Promise<{ passed: boolean; figures: Record<string, number> }>
}
