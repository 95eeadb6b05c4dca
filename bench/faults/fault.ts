/** One thing that goes wrong, and what has to hold all the same. */
export interface Fault {
  name: string
  /** `databaseUrl`: a PostgreSQL server of its own for the row. */
  run(databaseUrl: string): Promise<{ passed: boolean; figures: Record<string, number> }>
}
