import { findLead } from '#src/features/crm/public.ts'
import type { NewMail, Outbox } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Jobs } from '#src/shared/jobs/jobs.ts'
import { takeDueMails } from './repo.ts'

const everySeconds = 2
const mostAtOnce = 50

interface Options {
  db: () => Database
  outbox: Pick<Outbox, 'add'>
  staffMailTo: string | undefined
  now: () => Date
}

/** Queues what is due about appointments: at once after they were made or changed, and reminders the evening before. Gives how many. */
export function queueDueMails({ db, outbox, staffMailTo, now }: Options): Promise<number> {
  return db().transaction(async (tx) => {
    const due = await takeDueMails(tx, now(), mostAtOnce)
    const mails: NewMail[] = []
    for (const { kind, booking } of due) {
      const lead = booking.leadId ? await findLead(tx, booking.leadId) : undefined
      if (!lead || lead.erasedAt || (kind === 'reminder' && booking.state !== 'booked')) continue
      const { language } = booking
      const common = { leadId: lead.id, payload: { bookingId: booking.id } }
      if (kind === 'staff') {
        if (staffMailTo) mails.push({ ...common, template: 'booking-notice', language: 'es', toAddress: staffMailTo })
      } else if (lead.email) mails.push({ ...common, template: `booking-${kind}`, language, toAddress: lead.email })
    }
    await outbox.add(tx, mails)
    return due.length
  })
}

/** Looks for due mails from now on. */
export function startBookingMails(jobs: Pick<Jobs, 'every'>, o: Options): void {
  jobs.every(everySeconds, 'booking mails', async () => {
    while ((await queueDueMails(o)) === mostAtOnce);
  })
}
