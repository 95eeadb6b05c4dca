import type { Outbox } from '#src/features/outbox/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { takeDue } from './alert-repo.ts'
import { bestHoursTemplate } from './alerts.ts'
import { hourOf } from './domain/hours.ts'
import { daysBetween } from './repo.ts'

/** Nobody wants mail at night: what is not known by then is not sent. */
const lastHour = 22
const mostAtOnce = 200

/** Queues tomorrow's best hours for everybody who confirmed, once tomorrow is known; gives how many. In one transaction with the note that it was sent. */
export async function sendBestHours(o: {
  db: () => Database
  outbox: Pick<Outbox, 'add'>
  now: () => Date
}): Promise<number> {
  const { date: today, hour } = hourOf(o.now())
  const tomorrow = addDays(today, 1)
  if (hour > lastHour) return 0
  const known = await daysBetween(o.db(), ['apidatos', 'esios'], tomorrow, tomorrow)
  if (known.length === 0) return 0
  return o.db().transaction(async (tx) => {
    const due = await takeDue(tx, tomorrow, mostAtOnce)
    await o.outbox.add(
      tx,
      due.map(({ id, language, email }) => ({
        leadId: null,
        template: bestHoursTemplate,
        language,
        toAddress: email,
        payload: { alertId: id, day: tomorrow },
      })),
    )
    return due.length
  })
}
