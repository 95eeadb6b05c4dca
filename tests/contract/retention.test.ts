import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { applyRetention } from '#server/relay/retention.ts'
import { insertStaff } from '#src/features/auth/repo.ts'
import { Crm } from '#src/features/crm/public.ts'
import { findLead, insertLeads } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { eraseMails, insertMails, mailsOfLead, markSent } from '#src/features/outbox/repo.ts'
import { mail } from '#src/features/outbox/schema.ts'
import { openFiles } from '#src/shared/files/open-files.ts'
import { removeMailFiles, writeMailFile } from '#src/shared/mail/mail-files.ts'
import { onBothDatabases, silentLog } from './databases.ts'

/** What is kept for a time only leaves the disk too. */

const mailFolder = mkdtempSync(join(tmpdir(), 'mails-'))
const filesFolder = mkdtempSync(join(tmpdir(), 'files-'))
const kept = await openFiles({
  folder: filesFolder,
  masterKey: createSecretKey(randomBytes(32)),
  pictureProcess: join(import.meta.dirname, '../../src/shared/files/picture-process.ts'),
  log: silentLog,
})
afterAll(async () => {
  await kept.close()
  for (const folder of [mailFolder, filesFolder]) rmSync(folder, { recursive: true, force: true })
})
const filesOf = (id: string) => readdirSync(mailFolder).filter((name) => name.includes(id))

onBothDatabases('retention', (database) => {
  const erasedInJournal: (string | null)[] = []
  const crmWith = (eraseMailFiles: (ids: string[]) => Promise<void>) =>
    new Crm({
      waiting: () => 0,
      db: () => database().db,
      quoteOf: async () => null,
      erasures: [
        {
          async inDatabase(tx, { leadIds }) {
            for (const id of leadIds) await eraseMails(tx, id)
          },
          async outside(db, { leadIds }) {
            for (const id of leadIds) await eraseMailFiles((await mailsOfLead(db, id)).map((mail) => mail.id))
          },
        },
      ],
      eraseFiles: async () => undefined,
      scrub: () => database().scrub(),
      eraseIntake: async ({ email }) => void erasedInJournal.push(email),
    })
  const crm = crmWith((ids) => removeMailFiles(mailFolder, ids))

  /** A lead whose confirmation was written to a file, all of it at `at`. */
  async function leadWithMail(
    at: Date,
    more: { stage?: 'installed' } = {},
  ): Promise<{ leadId: string; mailId: string }> {
    const { db } = database()
    const leadId = randomUUID()
    await insertLeads(db, [
      {
        id: leadId,
        reference: `C-${leadId.slice(0, 8)}`,
        kind: 'enquiry',
        name: 'Ana',
        email: `${leadId}@example.com`,
        phone: null,
        language: 'es',
        source: '/es/contacto',
        consentTextVersion: 'test',
        createdAt: at,
      },
    ])
    await db
      .update(lead)
      .set({ updatedAt: at, ...more })
      .where(eq(lead.id, leadId))
    const [mailId = ''] = await insertMails(db, [
      { leadId, template: 'contact-confirmation', language: 'es', toAddress: 'ana@example.com', payload: {} },
    ])
    await markSent(db, mailId, 'Hola, Ana')
    await db.update(mail).set({ sentAt: at }).where(eq(mail.id, mailId))
    await writeMailFile(mailFolder, mailId, Buffer.from('Hola, Ana'))
    return { leadId, mailId }
  }
  const night = new Date('2026-11-21T03:17:00Z')

  test('a stale lead is erased with the files of its mails', async () => {
    const { leadId, mailId } = await leadWithMail(new Date('2025-10-01T10:00:00Z'))
    const fresh = await leadWithMail(new Date('2026-10-01T10:00:00Z'))
    await applyRetention(
      { db: database().db, ofFeatures: async () => undefined, crm, files: kept.files, mailFolder, log: silentLog },
      night,
    )
    expect(await findLead(database().db, leadId)).toMatchObject({ name: '', email: null })
    expect(filesOf(mailId)).toEqual([])
    expect(filesOf(fresh.mailId)).toHaveLength(1)
  })

  test('the file of a customer’s old mail goes with its row', async () => {
    const { leadId, mailId } = await leadWithMail(new Date('2025-10-01T10:00:00Z'), { stage: 'installed' })
    await applyRetention(
      { db: database().db, ofFeatures: async () => undefined, crm, files: kept.files, mailFolder, log: silentLog },
      night,
    )
    expect(await mailsOfLead(database().db, leadId)).toEqual([])
    expect(filesOf(mailId)).toEqual([])
    expect(await findLead(database().db, leadId)).toMatchObject({ name: 'Ana' })
  })

  test('files that could not be removed are removed when staff erase once more', async () => {
    const { leadId, mailId } = await leadWithMail(new Date('2026-10-01T10:00:00Z'))
    const email = `${randomUUID()}@example.com`
    const staff = { email, name: 'Lucía', role: 'admin' as const, language: 'es' as const, passwordHash: 'x' }
    const actor = { id: await insertStaff(database().db, staff), name: staff.name }
    const refusing = crmWith(async () => {
      throw new Error('the disk refuses')
    })
    await expect(refusing.erase(leadId, actor)).rejects.toThrow('refuses')
    expect(filesOf(mailId)).toHaveLength(1)
    expect(erasedInJournal).toContain(`${leadId}@example.com`)
    await crm.erase(leadId, actor)
    expect(filesOf(mailId)).toEqual([])
  })
})
