import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#src/shared/db/database.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { migrations } from './databases.ts'

/** Brings a fresh database to where a release of before left it: every migration up to `tag`. */
export async function migrateTo(db: Database, tag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cpSync(migrations, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
    const upTo = journal.entries.findIndex((entry) => entry.tag === tag) + 1
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, upTo) }))
    await migrate(db, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
