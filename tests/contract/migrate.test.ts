import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { freshServerDatabase, migrations, onBothDatabases, silentLog } from './databases.ts'

function copyOfMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(migrations, folder, { recursive: true })
  return folder
}

type JournalFile = { entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[] }
const readJournal = (folder: string): JournalFile =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))

function add(folder: string, tag: string, statement: string, when?: number): void {
  const journal = readJournal(folder)
  const last = journal.entries.at(-1)
  journal.entries.push({
    idx: journal.entries.length,
    when: when ?? (last?.when ?? 0) + 1000,
    tag,
    version: '7',
    breakpoints: true,
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  writeFileSync(join(folder, `${tag}.sql`), statement)
}

onBothDatabases('migrations', (database) => {
  test('run again they change nothing; a later one is applied alone', async () => {
    const { db } = database()
    const folder = copyOfMigrations()
    expect(await migrate(db, folder)).toEqual({ applied: [] })
    add(folder, '9000_later', 'create table later_table (id int)')
    expect(await migrate(db, folder)).toEqual({ applied: ['9000_later'] })
    await db.execute(sql`select * from later_table`)
    await expect(migrate(db, migrations)).rejects.toThrow('newer release')
  })

  test('one that was edited after it ran, or is out of order, stops the start', async () => {
    const { db } = database()
    const edited = copyOfMigrations()
    add(edited, '9000_later', 'create table later_table (id int, more int)')
    await expect(migrate(db, edited)).rejects.toThrow('edited after it ran')
    const disordered = copyOfMigrations()
    add(disordered, '9000_late_merge', 'select 1', 1)
    await expect(migrate(db, disordered)).rejects.toThrow('out of order')
  })

  test('a failing migration leaves nothing of itself', async () => {
    const { db } = database()
    const folder = copyOfMigrations()
    add(folder, '9000_later', 'create table later_table (id int)')
    add(folder, '9001_bad', 'create table half (id int);--> statement-breakpoint\nselect nonsense')
    await expect(migrate(db, folder)).rejects.toThrow()
    await expect(db.execute(sql`select * from half`)).rejects.toThrow()
  })
})

test('processes that start at once on an empty server migrate it once', async () => {
  const { database, url } = await freshServerDatabase()
  const others = Array.from({ length: 3 }, () => openServer(url, silentLog))
  const results = await Promise.all([database, ...others].map(({ db }) => migrate(db, migrations)))
  const { entries } = readJournal(migrations)
  expect(results.flatMap(({ applied }) => applied).sort()).toEqual(entries.map(({ tag }) => tag).sort())
  for (const one of [database, ...others]) await one.close()
})

test('every migration file is in the journal', () => {
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace('.sql', ''))
  expect(readJournal(migrations).entries.map((entry) => entry.tag)).toEqual(files.sort())
})
