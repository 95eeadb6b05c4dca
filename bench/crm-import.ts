import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertStaff } from '#src/features/auth/repo.ts'
import { beginCheck } from '#src/features/crm/imports/begin-check.ts'
import { exportLeads } from '#src/features/crm/imports/export.ts'
import { beginCommit, continueCommit } from '#src/features/crm/imports/service.ts'
import { beginUndo, continueUndo } from '#src/features/crm/imports/undo.ts'
import { lead } from '#src/features/crm/schema.ts'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { createLog } from '#src/shared/log/log.ts'
import { round } from './numbers.ts'

const migrations = join(import.meta.dirname, '../migrations')
const rows = 50_000
const towns = ['Marbella', 'Estepona', 'Mijas', 'Fuengirola', 'Málaga', 'Sotogrande']

/** A file as long as one may be, one row in fifty a repetition of the one before: seconds of each step, and the memory of the process at its highest. */
export async function benchImport(databaseUrl: string): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
  const results: Record<string, number> = {}
  try {
    // The server first: the embedded database lives in this very process.
    const server = openServer(databaseUrl, createLog('silent'), 4)
    Object.assign(results, await taken(server, 'server'))
    await server.close()
    const embedded = await openEmbedded(folder)
    Object.assign(results, await taken(embedded, 'embedded'))
    await embedded.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

async function taken(database: OpenDatabase, name: string): Promise<Record<string, number>> {
  const { db } = database
  await migrate(db, migrations)
  const email = `${randomUUID()}@example.com`
  const id = await insertStaff(db, { email, name: 'Eva', role: 'admin', language: 'en', passwordHash: 'none' })
  const actor = { id, name: 'Eva' }
  const bytes = Buffer.from(table())
  const results: Record<string, number> = {}
  const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const from = performance.now()
    const result = await work()
    results[`${name}${what}Seconds`] = round((performance.now() - from) / 1000, 1)
    results[`${name}${what}PeakMb`] = Math.round(process.resourceUsage().maxRSS / 1024)
    return result
  }
  const importId = await step('Check', async () => {
    const { id: begun, finish } = await beginCheck(db, { name: 'all.csv', bytes }, undefined, actor)
    await finish()
    return begun
  })
  const done = await step('Commit', async () => {
    await beginCommit(db, importId, { duplicates: 'add' }, actor, new Date())
    return continueCommit(db, importId, new Date())
  })
  results[`${name}Created`] = done.created
  await step('Export', () => exportLeads(db, ';'))
  await step('Undo', async () => {
    await beginUndo(db, importId, actor, new Date())
    return continueUndo(db, importId, new Date())
  })
  results[`${name}LeftAfterUndo`] = await db.$count(lead)
  return results
}

function table(): string {
  const lines = ['name;phone;email;town;service;language;stage;note']
  for (let i = 0; i < rows; i++) {
    const n = i % 50 === 49 ? i - 1 : i
    const phone = `6${String(10_000_000 + n).padStart(8, '0')}`
    lines.push(
      `Persona ${n.toString(36)} Núñez ${n};${phone};p${n}@example.com;${towns[n % towns.length]};solar;es;${n % 7 === 0 ? 'quoted' : ''};"Nota ${n}: llamar por la tarde"`,
    )
  }
  return lines.join('\r\n')
}
