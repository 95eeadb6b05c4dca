import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { createLog } from '#src/shared/log/log.ts'

export const silentLog = createLog('silent')
export const migrations = join(import.meta.dirname, '../../migrations')
let made = 0

/** A fresh, migrated database on a real server. */
export async function freshServerDatabase(): Promise<{ database: OpenDatabase; url: string }> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  const name = `t${process.pid}_${++made}`
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
  return { database: openServer(url, silentLog), url }
}

/** Runs the same suite on the embedded database and on a PostgreSQL server: both have to agree. */
export function onBothDatabases(name: string, suite: (database: () => OpenDatabase) => void): void {
  describe.each(['embedded', 'server'] as const)(`${name} on %s`, (kind) => {
    let database: OpenDatabase | undefined
    const folder = mkdtempSync(join(tmpdir(), 'contract-'))
    beforeAll(async () => {
      database = kind === 'embedded' ? await openEmbedded(folder) : (await freshServerDatabase()).database
      await migrate(database.db, migrations)
    })
    afterAll(async () => {
      await database?.close()
      rmSync(folder, { recursive: true, force: true })
    })
    suite(() => {
      if (!database) throw new Error('the database is not open')
      return database
    })
  })
}
