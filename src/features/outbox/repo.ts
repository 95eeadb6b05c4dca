import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { mail, mailboxOfAddress } from './schema.ts'

export interface NewMail {
  leadId: string | null
  template: string
  language: Language
  toAddress: string
  /** Ids only; the words are made from the records when the mail leaves. */
  payload: Record<string, unknown>
}
export type MailRow = typeof mail.$inferSelect

/** Stores mails; gives their ids in order. */
export async function insertMails(db: Database, mails: NewMail[]): Promise<string[]> {
  const rows = await db.insert(mail).values(mails).returning({ id: mail.id })
  return rows.map((row) => row.id)
}

export async function findMail(db: Database, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id))
  return row
}

export async function mailsOfLead(db: Database, leadId: string): Promise<MailRow[]> {
  return db.select().from(mail).where(eq(mail.leadId, leadId)).orderBy(mail.createdAt, mail.id)
}

/** The mail left; `status` 'filed': into a file only, because no mail server is connected. */
export async function markSent(
  db: Database,
  id: string,
  subject: string,
  status: 'sent' | 'filed' = 'sent',
): Promise<void> {
  await db
    .update(mail)
    .set({ status, subject, sentAt: new Date(), attempts: sql`${mail.attempts} + 1`, lastError: null })
    .where(and(eq(mail.id, id), eq(mail.status, 'queued')))
}

/** Notes a failed try; `status` 'failed' ends the trying until staff ask again. */
export async function markTried(
  db: Database,
  id: string,
  status: 'queued' | 'failed',
  lastError: string,
): Promise<void> {
  await db
    .update(mail)
    .set({ status, lastError: lastError.slice(0, 500), attempts: sql`${mail.attempts} + 1` })
    .where(and(eq(mail.id, id), eq(mail.status, 'queued')))
}

/** Puts a failed mail back and gives its template; undefined when it was not failed. */
export async function requeue(db: Database, id: string): Promise<string | undefined> {
  const rows = await db
    .update(mail)
    .set({ status: 'queued' })
    .where(and(eq(mail.id, id), eq(mail.status, 'failed')))
    .returning({ template: mail.template })
  return rows[0]?.template
}

/** How many mails of these templates went, or are on their way, to each of these mailboxes since `since`. */
export async function countByMailbox(
  db: Database,
  mailboxes: string[],
  templates: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const mailbox = mailboxOfAddress(mail.toAddress)
  const rows = await db
    .select({ mailbox, n: count() })
    .from(mail)
    .where(and(inArray(mailbox, mailboxes), gt(mail.createdAt, since), inArray(mail.template, [...templates])))
    .groupBy(mailbox)
  return new Map(rows.map((row) => [row.mailbox, Number(row.n)]))
}

export async function countFailed(db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(mail).where(eq(mail.status, 'failed'))
  return Number(row?.n ?? 0)
}

/** Empties the personal parts of a lead's mails and gives their ids; those not sent yet will not be. */
export async function eraseMails(db: Database, leadId: string): Promise<string[]> {
  const rows = await db
    .update(mail)
    .set({ toAddress: '', subject: '', payload: {}, lastError: null })
    .where(eq(mail.leadId, leadId))
    .returning({ id: mail.id })
  await db
    .update(mail)
    .set({ status: 'failed', lastError: 'erased' })
    .where(and(eq(mail.leadId, leadId), eq(mail.status, 'queued')))
  return rows.map((row) => row.id)
}

/** Removes sent mails older than `before` and gives their ids, by which their files are found. */
export async function removeSentMails(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .delete(mail)
    .where(and(inArray(mail.status, ['sent', 'filed']), lt(mail.sentAt, before)))
    .returning({ id: mail.id })
  return rows.map((row) => row.id)
}
