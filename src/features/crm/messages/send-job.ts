import { findPerson } from '#src/features/crm/people/repo.ts'
import { findLead } from '#src/features/crm/repo.ts'
import type { NewMail, Outbox } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'
import { takeDueMessages } from './repo.ts'
import { letterTemplate } from './service.ts'

const everySeconds = 2
const mostAtOnce = 50

interface Options {
  db: () => Database
  outbox: Pick<Outbox, 'add'>
  now: () => Date
}

/** Hands letters whose ten seconds are over to the outbox. Gives how many there were. */
export function sendDueLetters({ db, outbox, now }: Options): Promise<number> {
  return db().transaction(async (tx) => {
    const due = await takeDueMessages(tx, now(), mostAtOnce)
    const mails: NewMail[] = []
    for (const { id, leadId } of due) {
      const lead = await findLead(tx, leadId)
      const who = lead && (await findPerson(tx, lead.personId))
      if (!lead?.email || lead.erasedAt || who?.restrictedAt) continue
      mails.push({
        leadId,
        template: letterTemplate,
        language: lead.language,
        toAddress: lead.email,
        payload: { messageId: id },
      })
    }
    if (mails.length > 0) await outbox.add(tx, mails)
    return due.length
  })
}

/** Looks for letters to send from now on. */
export function startLetters(jobs: Pick<Jobs, 'every'>, o: Options): void {
  jobs.every(everySeconds, 'letters of staff', async () => {
    while ((await sendDueLetters(o)) === mostAtOnce);
  })
}
