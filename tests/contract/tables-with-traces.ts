import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#src/shared/db/database.ts'

const found = z.object({ rows: z.array(z.object({ text: z.string() })) })
const textsOf = async (db: Database, query: SQL) => found.parse(await db.execute(query)).rows.map(({ text }) => text)

/** Every table of the project, by name. */
export const tableNames = (db: Database): Promise<string[]> =>
  textsOf(db, sql`select tablename as text from pg_tables where schemaname = 'public' order by tablename`)

/** The tables in which one of these words is, in whatever column and case. */
export async function tablesWithTraces(db: Database, words: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (const name of await tableNames(db)) {
    const rows = await textsOf(db, sql.raw(`select row_to_json(t)::text as text from "${name}" t`))
    if (words.some((word) => rows.some((row) => row.toLowerCase().includes(word)))) names.push(name)
  }
  return names
}
