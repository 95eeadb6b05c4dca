import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { OpenDatabase } from './database.ts'
import { takeLock } from './lock.ts'

/**
 * PGlite in `<dataDir>/db`, one instance a process, behind an exclusive lock: two openers would lose rows without an error.
 * It survives a killed process, not a lost machine (it never syncs); the intake journal does both.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db')
  mkdirSync(dataDir, { recursive: true })
  const lock = takeLock(`${folder}.lock`)
  try {
    const client = await PGlite.create(folder)
    return {
      db: drizzle(client),
      kind: 'embedded',
      jobs: fromPglite(client),
      ping: async () => {
        await client.query('select 1')
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
