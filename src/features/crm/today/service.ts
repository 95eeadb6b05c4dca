import type { User } from '#src/features/auth/public.ts'
import { answerClock } from '#src/features/crm/domain/answer-clock.ts'
import { waitsOutside } from '#src/features/crm/domain/waiting-outside.ts'
import { crmPermissions, ownLeadsOnly } from '#src/features/crm/permissions.ts'
import type { LeadRow } from '#src/features/crm/repo.ts'
import { summaryOf } from '#src/features/crm/summary.ts'
import { findTasks } from '#src/features/crm/tasks/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Today, TodayScope, UnansweredLead, VisitOfDay, WaitingItem } from './contract.ts'
import { tickedOff } from './done.ts'
import * as repo from './repo.ts'

const dayMillis = 86_400_000
/** An opened quote is worth a call for so long. */
const openedDays = 7
/** What a person wrote, on one line. */
const mostWroteChars = 160
/** So far ahead the next working day is looked for. */
const mostDaysClosed = 14
const mostOutside = 20

/** What other features show on Today; handed in by the composition root. */
export interface TodaySources {
  /** Visits of a day in Spain: all of them, or those of one member of staff. */
  visitsOfDay: (db: Database, day: PlainDate, ownOf: string | undefined) => Promise<VisitOfDay[]>
  /** True on a day on which we open. */
  isWorkingDay: (day: PlainDate) => boolean
  /** What else waits for a member of staff. */
  waiting: readonly ((db: Database, who: User) => Promise<WaitingItem[]>)[]
}

/** Everything that must be done now, for one member of staff: their own and what nobody has, or everybody's. */
export async function today(
  db: Database,
  who: User,
  sources: TodaySources,
  now: Date,
  whose: TodayScope,
): Promise<Today> {
  const day = madridDate(now)
  const dayEnds = madridInstant(addDays(day, 1), 0)
  const isOwnOnly = ownLeadsOnly.includes(who.role)
  const ownId = isOwnOnly ? who.id : undefined
  const mayReadAll = crmPermissions['people.read'].some((role) => role === who.role)
  const mayReadNumbers = crmPermissions['leads.numbers'].some((role) => role === who.role)
  const summary = (row: LeadRow) => summaryOf(row, who)
  const isTheirs = ({ takenById }: LeadRow) => whose === 'everyone' || takenById === null || takenById === who.id
  const mayReadLeads = mayReadAll || isOwnOnly
  const leads = mayReadLeads ? await repo.unanswered(db, ownId) : []
  const shown = leads.filter((row) => isTheirs(row) || cannotWait(row, now))
  const tasksOf = ownId ? { ownerId: ownId } : whose === 'everyone' && mayReadAll ? {} : { mineOrFree: who.id }
  const waiting: WaitingItem[] = []
  for (const source of sources.waiting) waiting.push(...(await source(db, who)))
  const openedSince = new Date(now.getTime() - openedDays * dayMillis)
  const failedMails = mayReadAll ? await repo.failedMails(db) : []
  const openedQuotes = mayReadAll ? await repo.openedQuotes(db, openedSince) : []
  return {
    now: now.toISOString(),
    day,
    answerNow: shown.map((row) => ({ ...summary(row), wrote: wroteOf(row) })),
    othersAnswer: leads.length - shown.length,
    waiting,
    tasks: await findTasks(db, { ...tasksOf, state: 'open', dueBefore: dayEnds }),
    doneTasks: await findTasks(db, { ...tasksOf, state: 'done', doneSince: madridInstant(day, 0) }),
    done: mayReadLeads
      ? await tickedOff(db, madridInstant(day, 0), whose === 'everyone' && !ownId ? undefined : who.id)
      : [],
    // Everybody sees a mail that did not go: its person believes to be answered.
    failedMails: failedMails.map(({ lead, ...mail }) => ({ ...mail, lead: summary(lead) })),
    openedQuotes: openedQuotes
      .filter((one) => isTheirs(one.lead))
      .map(({ lead, times, lastAt }) => ({ lead: summary(lead), times, lastAt: lastAt.toISOString() })),
    visits: await sources.visitsOfDay(db, day, ownId),
    nextDay: await nextDay(db, day, ownId, sources),
    waitingOutside: mayReadLeads ? await outsideWaits(db, ownId, summary) : [],
    week: mayReadNumbers ? await week(db, now, day) : null,
  }
}

/** Late or dangerous: everybody sees it, whoever's it is. */
function cannotWait(row: LeadRow, now: Date): boolean {
  const clock = { stage: row.stage, answerBy: row.answerBy?.toISOString() ?? null }
  return row.urgency === 'critical' || answerClock(clock, now).state === 'late'
}

/** What the person said first, on one line; null when they only chose. */
function wroteOf({ message, conversation }: LeadRow): UnansweredLead['wrote'] {
  const said = message ?? conversation?.find(({ from }) => from === 'visitor')?.text
  const line = said?.replace(/\s+/g, ' ').trim()
  if (!line) return null
  return line.length > mostWroteChars ? `${line.slice(0, mostWroteChars - 1).trimEnd()}…` : line
}

/** The next day on which we open, with its visits; null when none is near. */
async function nextDay(
  db: Database,
  day: PlainDate,
  ownId: string | undefined,
  { isWorkingDay, visitsOfDay }: TodaySources,
): Promise<Today['nextDay']> {
  for (let ahead = 1; ahead <= mostDaysClosed; ahead += 1) {
    const next = addDays(day, ahead)
    if (isWorkingDay(next)) return { day: next, visits: await visitsOfDay(db, next, ownId) }
  }
  return null
}

async function outsideWaits(
  db: Database,
  ownId: string | undefined,
  summary: (row: LeadRow) => ReturnType<typeof summaryOf>,
): Promise<Today['waitingOutside']> {
  const jobs = await repo.openJobs(db, ownId)
  return jobs
    .flatMap(({ lead, acceptedAt, doneAt }) => {
      const stageSince = lead.stageSince ?? lead.createdAt
      const waits = waitsOutside({ stage: lead.stage, stageSince, acceptedAt: acceptedAt ?? stageSince, doneAt })
      const { id, reference, name, town } = summary(lead)
      return waits.map((wait) => ({
        lead: { id, reference, name, town },
        for: wait.for,
        since: wait.since.toISOString(),
      }))
    })
    .toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))
    .slice(0, mostOutside)
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
