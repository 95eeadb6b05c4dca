import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { OpenDatabase } from './database.ts'
import { takeLock } from './lock.ts'
import { ownTables } from './own-tables.ts'

/**
 * PGlite in `<dataDir>/db`, one instance a process, behind an exclusive lock: two openers would lose rows without an error.
 * It survives a killed process, not a lost machine (it never syncs); the intake journal does both.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = takeLock(`${folder}.lock`)
  try {
    const client = await PGlite.create(folder, { extensions: { pg_trgm } })
    // Files of the log are removed when they are done with: used again, they keep what was in them for long.
    await client.exec('set wal_recycle = off')
    return {
      db: drizzle(client),
      kind: 'embedded',
      jobs: fromPglite(client),
      ping: async () => {
        await client.query('select 1')
      },
      scrub: async () => {
        for (const table of await ownTables((text) => client.query(text))) await client.exec(`vacuum full ${table}`)
        // What is in the files now needs no log; the next file of it is empty, and the second time the earlier ones are removed.
        await client.exec('checkpoint')
        await client.exec('select pg_switch_wal()')
        await client.exec('checkpoint')
      },
      close: async () => {
        await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
