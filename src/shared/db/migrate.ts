import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'

/**
 * Applies the migrations that are missing, each in a transaction of its own, recorded by tag and hash, one process at a time.
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
  const applied: string[] = []
  for (;;) {
    const tag = await alone(db, async (tx) => {
      const rows = await appliedRows(tx)
      assertSameHistory(rows, journal.entries, files)
      const next = journal.entries[rows.length]
      const file = files[rows.length]
      if (!next || !file) return undefined
      for (const statement of file.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into schema_migration (position, tag, hash) values (${rows.length}, ${next.tag}, ${file.hash})`,
      )
      return next.tag
    })
    if (tag === undefined) return { applied }
    applied.push(tag)
  }
}

/** Any number, the same in every release: who migrates holds the lock of this number. */
const migrationLock = 7_203_114

/** A transaction that no other process migrates beside; a long migration is not cut short, nor is who waits for it. */
function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    return work(tx)
  })
}

interface AppliedRow {
  position: number
  tag: string
  hash: string
}

async function appliedRows(tx: Database): Promise<AppliedRow[]> {
  await tx.execute(
    sql`create table if not exists schema_migration (position int primary key, tag text not null unique, hash text not null, applied_at timestamptz not null default now())`,
  )
  const done = await tx.execute(sql`select position, tag, hash from schema_migration order by position`)
  return (done as unknown as { rows: AppliedRow[] }).rows
}

function assertSameHistory(rows: AppliedRow[], entries: { tag: string }[], files: { hash: string }[]): void {
  if (rows.length > entries.length)
    throw new Error(
      `the database is from a newer release: it has ${rows.length} migrations, this release ${entries.length}`,
    )
  for (const [position, { tag }] of entries.entries()) {
    const [file, row] = [files[position], rows[position]]
    if (!file) throw new Error(`migration ${tag} has no file`)
    if (row && (row.tag !== tag || row.hash !== file.hash))
      throw new Error(
        `migration ${position} is ${tag} here and ${row.tag} in the database, or was edited after it ran: write a new one instead`,
      )
  }
}

function assertIncreasing(entries: { tag: string; when: number }[]): void {
  for (const [i, entry] of entries.entries()) {
    const before = entries[i - 1]
    if (before && before.when >= entry.when)
      throw new Error(`migrations out of order: ${entry.tag} is not later than ${before.tag}`)
  }
}
