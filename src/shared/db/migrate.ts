import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'

/**
 * Applies the migrations that are missing, each in a transaction of its own, recorded by tag and hash.
 *
 * Drizzle's own migrator goes by the newest timestamp only: a migration that was merged late is skipped without a word, and all pending
 * ones share one transaction. Here the applied list is compared with the folder's, so a gap, an edited file or a database from a newer
 * release stops the start.
 */
export async function migrate(db: Database, folder: string): Promise<{ applied: string[] }> {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  assertIncreasing(journal.entries)
  const files = readMigrationFiles({ migrationsFolder: folder })
  await db.execute(
    sql`create table if not exists schema_migration (position int primary key, tag text not null unique, hash text not null, applied_at timestamptz not null default now())`,
  )
  const done = await db.execute(sql`select position, tag, hash from schema_migration order by position`)
  const rows = (done as unknown as { rows: { position: number; tag: string; hash: string }[] }).rows
  if (rows.length > journal.entries.length)
    throw new Error(
      `the database is from a newer release: it has ${rows.length} migrations, this release ${journal.entries.length}`,
    )
  const applied: string[] = []
  for (const [position, { tag }] of journal.entries.entries()) {
    const file = files[position]
    if (!file) throw new Error(`migration ${tag} has no file`)
    const row = rows[position]
    if (row) {
      if (row.tag !== tag || row.hash !== file.hash)
        throw new Error(
          `migration ${position} is ${tag} here and ${row.tag} in the database, or was edited after it ran: write a new one instead`,
        )
      continue
    }
    await db.transaction(async (tx) => {
      for (const statement of file.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into schema_migration (position, tag, hash) values (${position}, ${tag}, ${file.hash})`,
      )
    })
    applied.push(tag)
  }
  return { applied }
}

function assertIncreasing(entries: { tag: string; when: number }[]): void {
  for (const [i, entry] of entries.entries()) {
    const before = entries[i - 1]
    if (before && before.when >= entry.when)
      throw new Error(`migrations out of order: ${entry.tag} is not later than ${before.tag}`)
  }
}
