import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { openServer } from '#src/shared/db/server.ts'
import { createLog } from '#src/shared/log/log.ts'
import { migratedName } from './postgres.setup.ts'

export const silentLog = createLog('silent')
export const migrations = join(import.meta.dirname, '../../migrations')

/** A fresh database on a real server, empty unless it is copied `from` another. */
export async function freshServerDatabase(from = 'template1'): Promise<{ database: OpenDatabase; url: string }> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  // Several files may run in one process, each with modules of its own: a count would begin anew in each.
  const name = `t_${randomBytes(8).toString('hex')}`
  await admin.query(`create database ${name} template ${from}`)
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
      if (kind === 'embedded') {
        cpSync(inject('migratedFolder'), folder, { recursive: true })
        database = await openEmbedded(folder)
      } else database = (await freshServerDatabase(migratedName)).database
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
