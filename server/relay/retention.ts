import { removeEndedSessions } from '#src/features/auth/public.ts'
import type { Crm } from '#src/features/crm/public.ts'
import { removeSentMails } from '#src/features/outbox/public.ts'
import { removePurgeable } from '#src/features/quote/public.ts'
import { countDaysKept, removeOldVitals, vitalDaysKept } from '#src/features/vitals/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import type { Files } from '#src/shared/files/files.ts'
import type { Log } from '#src/shared/log/log.ts'
import { removeMailFiles } from '#src/shared/mail/mail-files.ts'

const dayMillis = 86_400_000
const sessionDaysKept = 7
const mailDaysKept = 365

interface Options {
  db: Database
  /** What each feature removes by itself. */
  ofFeatures: (now: Date) => Promise<void>
  crm: Crm
  files: Files
  /** Where mails are written instead of sent. */
  mailFolder: string
  log: Log
}

/** Removes what is kept for a time only and is older than that at `now`. */
export async function applyRetention(
  { db, ofFeatures, crm, files, mailFolder, log }: Options,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMillis)
  await files.removeExpired(madridDate(now))
  await removePurgeable(db, now)
  await removeEndedSessions(db, daysAgo(sessionDaysKept))
  // Before the mails: erasing finds a lead's files by them.
  const erased = await crm.eraseStale(now)
  if (erased > 0) log.info({ erased }, 'enquiries that led to nothing erased')
  // In one transaction: files that could not be removed keep their rows, and the next night finds them.
  await db.transaction(async (tx) => removeMailFiles(mailFolder, await removeSentMails(tx, daysAgo(mailDaysKept))))
  await ofFeatures(now)
  await removeOldVitals(db, addDays(madridDate(now), -vitalDaysKept), addDays(madridDate(now), -countDaysKept))
}
