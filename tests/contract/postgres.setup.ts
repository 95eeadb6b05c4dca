import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { createLog } from '#src/shared/log/log.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** A migrated, empty embedded database, closed: suites begin with a copy. */
    migratedFolder: string
  }
}

const migrations = join(import.meta.dirname, '../../migrations')
const log = createLog('silent')

/** The database that those of the suites are copied from. */
export const migratedName = 'migrated'

/** One PostgreSQL server for all contract tests; each suite makes a database of its own in it. Both kinds of database are migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${migratedName}`)
  await admin.end()
  const folder = mkdtempSync(join(tmpdir(), 'migrated-'))
  project.provide('migratedFolder', folder)
  // One after the other: the embedded database computes in this thread, and a connection to the server would be late meanwhile.
  const openers = [
    async () => openServer(server.url.replace(/\/postgres$/, `/${migratedName}`), log),
    () => openEmbedded(folder),
  ]
  for (const open of openers) {
    const database = await open()
    await migrate(database.db, migrations)
    await database.close()
  }
  return async () => {
    await server.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}
