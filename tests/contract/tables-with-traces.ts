import { sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'

/** Every table of the project, by name. */
export async function tableNames(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

/** The tables in which one of these words is, in whatever column and case. */
export async function tablesWithTraces(db: Database, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of await tableNames(db)) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`select row_to_json(t)::text as row from "${name}" t`))
    const text = rows.map(({ row }) => row.toLowerCase()).join('\n')
    if (words.some((word) => text.includes(word))) found.push(name)
  }
  return found
}
