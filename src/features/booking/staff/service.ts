import { freeStretches } from '#src/features/booking/domain/free-stretches.ts'
import { type Proposal, proposalDays, proposals } from '#src/features/booking/domain/proposals.ts'
import { type Diary, modes } from '#src/features/booking/domain/rules.ts'
import { type Engaged, workingHours } from '#src/features/booking/domain/slots.ts'
import { heldBetween } from '#src/features/booking/hold-repo.ts'
import * as repo from '#src/features/booking/repo.ts'
import { findLead, isOwnOnly, type VisitOfDay } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate, type PlainDate, weekday } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { engagedOf, itemsOf, offersOn, withoutPerson } from './calendar-items.ts'
import type {
  CalendarAnswer,
  CalendarItem,
  CalendarQuery,
  LeadVisits,
  UndatedVisits,
  VisitProposal,
} from './contract.ts'
import { topicOf } from './topic-of.ts'
import { undatedOf } from './undated.ts'
import { visitOfDay } from './visit-of-day.ts'

interface Options {
  db: () => Database
  diary: () => Diary
  now: () => Date
}

type Viewer = Parameters<typeof isOwnOnly>[0]

const closedDaysShown = 3
const daysAhead = 120
/** Of a visit that staff look a time for. */
const usualMinutes = 60
/** One to propose, and some others to choose from. */
const mostProposals = 6

/** The staff's calendar as it is read: what crews do, what is free, whom we have to visit. */
export class CrewCalendar {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /** Some days of all crews, with what is free for a visit in a town, or for one that is to be moved. Who has only their own leads sees of the others that the crew is busy. */
  async days(query: CalendarQuery, who: Viewer): Promise<CalendarAnswer> {
    const diary = this.#o.diary()
    const { rules, calendar } = diary
    const [db, now] = [this.#o.db(), this.#o.now()]
    const items = await itemsOf(db, diary, query)
    const offers = await offersOn(db, query, now)
    const moving = query.moving === undefined ? undefined : await repo.findBooking(db, query.moving)
    const engaged = [...items.filter(({ id }) => id !== moving?.id), ...offers].map(engagedOf)
    const dates = Array.from({ length: query.days }, (_, day) => addDays(query.from, day))
    const wish = moving
      ? {
          town: moving.mode === 'video' ? null : (repo.townOf(moving.town) ?? undefined),
          visitMinutes: (moving.endAt.getTime() - moving.startAt.getTime()) / 60_000,
        }
      : { town: query.town, visitMinutes: query.minutes ?? usualMinutes }
    const ahead = Array.from({ length: daysAhead }, (_, day) => addDays(madridDate(now), day))
    const isTheirs = ({ ownerId, kind }: CalendarItem) => !isOwnOnly(who) || kind === 'leave' || ownerId === who.id
    return {
      days: dates.map((date) => ({ date, isClosed: workingHours(calendar, date).length === 0 })),
      crews: rules.crews.map(({ id, name }) => ({ id, name })),
      items: items.map((item) => (isTheirs(item) ? item : withoutPerson(item))),
      offers: isOwnOnly(who) ? [] : offers,
      free: freeStretches(diary, engaged, dates, wish, now).map((free) => ({
        ...free,
        start: free.start.toISOString(),
        end: free.end.toISOString(),
      })),
      closedAhead: ahead
        .filter((date) => weekday(date) % 6 !== 0 && calendar.isHoliday(date))
        .slice(0, closedDaysShown),
    }
  }

  /** What crews visit on a day, in order, for the staff's first screen; leave is left out. With `ownOf` only the visits of that member of staff's leads. */
  async visitsOfDay(date: PlainDate, ownOf?: string): Promise<VisitOfDay[]> {
    const diary = this.#o.diary()
    const items = await itemsOf(this.#o.db(), diary, { from: date, days: 1 })
    return items
      .filter(({ kind, ownerId }) => kind !== 'leave' && (ownOf === undefined || ownerId === ownOf))
      .map((item) => visitOfDay(item, crewName(diary, item.crewId), this.#o.now()))
  }

  /** The visits to come of a lead, the times that are held for them, and times to propose for another, out of those that customers are offered too. Problem: 404 not_found. */
  async ofLead(leadId: string): Promise<LeadVisits> {
    const diary = this.#o.diary()
    const [db, now] = [this.#o.db(), this.#o.now()]
    const lead = await findLead(db, leadId)
    if (!lead || lead.erasedAt) throw new Problem(404, 'not_found')
    const coming = await repo.comingOfLeads(db, [leadId], now)
    const visits = coming.map((row) => ({
      id: row.id,
      start: row.startAt.toISOString(),
      end: row.endAt.toISOString(),
      crewName: crewName(diary, row.crewId),
      mode: modes.find((mode) => mode === row.mode) ?? null,
    }))
    const { items, engaged, offers } = await this.#ahead(diary)
    const own = offers.filter((one) => one.leadId === leadId)
    const town = repo.townOf(lead.town)
    if (!town) return { visits, offers: own, proposals: [] }
    const found = proposals(diary, engaged, { town, topic: topicOf(lead) }, now, mostProposals)
    return { visits, offers: own, proposals: found.map((one) => shownProposal(one, items)) }
  }

  /** Whom we have to drive to and have no date with. */
  async undated(): Promise<UndatedVisits> {
    const diary = this.#o.diary()
    const { items, engaged, offers } = await this.#ahead(diary)
    return undatedOf(this.#o.db(), diary, {
      now: this.#o.now(),
      engaged,
      offers,
      shown: (one) => shownProposal(one, items),
    })
  }

  /** What crews have on the days for which times are proposed, with everything that is held for somebody. */
  async #ahead(diary: Diary) {
    const [db, now] = [this.#o.db(), this.#o.now()]
    const span = { from: madridDate(now), days: proposalDays }
    const items = await itemsOf(db, diary, span)
    const until = madridInstant(addDays(span.from, span.days), 0)
    const held: Engaged[] = await heldBetween(db, now, until, { now, except: undefined })
    const offers = await offersOn(db, { from: span.from, days: daysAhead }, now)
    return { items, engaged: [...items.map(engagedOf), ...held], offers }
  }
}

const crewName = ({ rules }: Diary, id: string) => rules.crews.find((crew) => crew.id === id)?.name ?? ''

function shownProposal({ start, end, after, ...one }: Proposal, items: readonly CalendarItem[]): VisitProposal {
  const before = items.find(
    (item) => item.crewId === one.crewId && after !== undefined && Date.parse(item.end) === after.endMs,
  )
  return { ...one, start: start.toISOString(), end: end.toISOString(), after: before?.name || null }
}
