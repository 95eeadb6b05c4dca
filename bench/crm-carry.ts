import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLeadWorker } from '#server/relay/lead-worker.ts'
import { parseConfig } from '#server/start/config.ts'
import { journalFolder, prepareDataFolder } from '#server/start/data-folder.ts'
import { Contact } from '#src/features/contact/public.ts'
import { Intake } from '#src/features/intake/public.ts'
import { loadSecret } from '#src/shared/crypto/secret.ts'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { DatabaseGate } from '#src/shared/db/gate.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import { createLog } from '#src/shared/log/log.ts'
import { round, timed } from './numbers.ts'

const migrations = join(import.meta.dirname, '../migrations')
const log = createLog('silent')

/** Enquiries that waited in the journal while the embedded database was away, taken into it with their mails queued. */
export async function benchCarry(journaled = 10_000): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-carry-'))
  const config = parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', STAFF_MAIL_TO: 'staff@example.com' })
  prepareDataFolder(config, log)
  const secret = loadSecret(dataDir, undefined)
  const journal = await Journal.open(journalFolder(config), secret.key('journal'))
  const gate: DatabaseGate = new DatabaseGate(
    () => openEmbedded(dataDir),
    async (database) => {
      await migrate(database.db, migrations)
      await worker.start(database)
    },
    log,
  )
  const worker = createLeadWorker({
    config,
    secret,
    gate: () => gate,
    renderPdf: async () => Buffer.from(''),
    setDocument: async () => Buffer.from(''),
    applyRetention: async () => undefined,
    log,
  })
  const intake = new Intake({ journal, carry: worker.carry, hashKey: secret.key('intake'), log })
  const contact = new Contact(intake, () => new Date(Date.now() + 7_200_000))
  try {
    await timed(journaled, 64, async (n) => {
      const consent = { privacy: true as const, marketing: false }
      const request = {
        language: 'en' as const,
        name: `Bench ${n}`,
        email: `bench-${n}@example.com`,
        message: 'Hello',
        consent,
      }
      await contact.submit(request, { scope: 'bench', source: '/contact', phoneE164: null })
    })
    await gate.start(() => false)
    const from = performance.now()
    intake.wake()
    while (intake.backlog.waiting > 0) await new Promise((wait) => setTimeout(wait, 50))
    const seconds = (performance.now() - from) / 1000
    return { embeddedCarriedLeads: journaled, embeddedCarriedPerSecond: round(journaled / seconds, 0) }
  } finally {
    await intake.stop()
    await worker.stop()
    await journal.close()
    await gate.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
