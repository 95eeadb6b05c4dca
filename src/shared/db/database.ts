import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'

/** What repositories take: a connection or a transaction, on either driver. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export interface OpenDatabase {
  db: Database
  kind: 'embedded' | 'server'
  /** The same connection(s) as pg-boss wants them. */
  jobs: Db
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Takes what was removed or overwritten off the disk, as far as the database can: dead rows, and beside the embedded one its log. */
  scrub(): Promise<void>
  close(): Promise<void>
}
