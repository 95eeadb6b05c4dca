import type { User } from '#src/features/auth/public.ts'
import { crmPermissions, ownLeadsOnly } from '#src/features/crm/permissions.ts'
import { summaryOf } from '#src/features/crm/summary.ts'
import { findTasks } from '#src/features/crm/tasks/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Today, VisitOfDay, WaitingItem } from './contract.ts'
import * as repo from './repo.ts'

const dayMillis = 86_400_000
/** An opened quote is worth a call for so long. */
const openedDays = 7

/** What other features show on Today; handed in by the composition root. */
export interface TodaySources {
  /** Visits of a day in Spain: all of them, or those of one member of staff. */
  visitsOfDay: (db: Database, day: PlainDate, ownOf: string | undefined) => Promise<VisitOfDay[]>
  /** What else waits for a member of staff. */
  waiting: readonly ((db: Database, who: User) => Promise<WaitingItem[]>)[]
}

/** Everything that must be done now, for one member of staff. */
export async function today(db: Database, who: User, sources: TodaySources, now: Date): Promise<Today> {
  const day = madridDate(now)
  const dayEnds = madridInstant(addDays(day, 1), 0)
  const isOwnOnly = ownLeadsOnly.includes(who.role)
  const ownId = isOwnOnly ? who.id : undefined
  const mayReadAll = crmPermissions['people.read'].some((role) => role === who.role)
  const mayReadNumbers = crmPermissions['leads.numbers'].some((role) => role === who.role)
  const summary = (row: Parameters<typeof summaryOf>[0]) => summaryOf(row, who)
  const mayReadLeads = mayReadAll || isOwnOnly
  const leads = mayReadLeads ? await repo.unanswered(db, ownId) : []
  const tasksOf = ownId ? { ownerId: ownId } : { mineOrFree: who.id }
  const waiting: WaitingItem[] = []
  for (const source of sources.waiting) waiting.push(...(await source(db, who)))
  return {
    now: now.toISOString(),
    day,
    answerNow: leads.map(summary),
    waiting,
    tasks: await findTasks(db, { ...tasksOf, state: 'open', dueBefore: dayEnds }),
    doneTasks: await findTasks(db, { ...tasksOf, state: 'done', doneSince: madridInstant(day, 0) }),
    failedMails: mayReadAll
      ? (await repo.failedMails(db)).map(({ lead, ...mail }) => ({ ...mail, lead: summary(lead) }))
      : [],
    openedQuotes: mayReadAll
      ? (await repo.openedQuotes(db, new Date(now.getTime() - openedDays * dayMillis))).map(
          ({ lead, times, lastAt }) => ({
            lead: summary(lead),
            times,
            lastAt: lastAt.toISOString(),
          }),
        )
      : [],
    visits: await sources.visitsOfDay(db, day, ownId),
    week: mayReadNumbers ? await week(db, now, day) : null,
  }
}

async function week(db: Database, now: Date, day: PlainDate): Promise<Today['week']> {
  const since = new Date(now.getTime() - 7 * dayMillis)
  const found = await repo.weekOf(db, since, addDays(day, -7), new Date(now.getTime() - dayMillis))
  return {
    newLeads: found.newLeads ?? 0,
    medianFirstTouchMinutes: found.medianFirstTouchMinutes ?? null,
    quoted: found.quoted ?? 0,
    accepted: found.accepted ?? 0,
    acceptedEur: eurFromCents(found.acceptedCents ?? 0),
    paidEur: eurFromCents(found.paidCents ?? 0),
    untouchedForADay: found.untouchedForADay,
  }
}
