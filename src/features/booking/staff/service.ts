import { randomUUID } from 'node:crypto'
import { isDrivable } from '#src/features/booking/domain/crew-day.ts'
import { freeStretches } from '#src/features/booking/domain/free-stretches.ts'
import { proposalDays, proposals } from '#src/features/booking/domain/proposals.ts'
import { type Diary, modes, type Topic, topics, travelMinutes } from '#src/features/booking/domain/rules.ts'
import { workingHours } from '#src/features/booking/domain/slots.ts'
import { heldBetween } from '#src/features/booking/hold-repo.ts'
import * as repo from '#src/features/booking/repo.ts'
import { addEvent, findLead, type VisitOfDay } from '#src/features/crm/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate, type PlainDate, weekday } from '#src/shared/domain/plain-date.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { CalendarAnswer, CalendarEntry, CalendarItem, LeadVisits } from './contract.ts'
import { visitOfDay } from './visit-of-day.ts'

interface Options {
  db: () => Database
  diary: () => Diary
  now: () => Date
}

interface Actor {
  id: string
  name: string
}

const dayMillis = 86_400_000
const closedDaysShown = 3
/** Of a visit that staff look a time for. */
const visitMinutes = 60
/** One to propose, and some others to choose from. */
const mostProposals = 6
const mostLeaveMillis = 60 * dayMillis

/** What a visit to a lead is about: a quote is of panels first, and whoever has a fault needs an electrician. */
const topicOf = ({ service, kind }: { service: string | null; kind: string }): Topic =>
  topics.find((topic) => topic === service) ?? (kind === 'quote' ? 'solar' : 'electrical')

/** The staff's calendar: what crews do, and what staff put there themselves. */
export class CrewCalendar {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /** Some days of all crews, with what is free for a visit in a town. */
  async days(from: PlainDate, days: number, town?: Town): Promise<CalendarAnswer> {
    const { rules, calendar } = this.#o.diary()
    const items = await this.#items(from, days)
    const engaged = items.map((item) => ({
      crewId: item.crewId,
      startMs: Date.parse(item.start),
      endMs: Date.parse(item.end),
      town: item.town,
    }))
    const dates = Array.from({ length: days }, (_, day) => addDays(from, day))
    const wish = { town, visitMinutes }
    const ahead = Array.from({ length: 120 }, (_, day) => addDays(madridDate(this.#o.now()), day))
    return {
      days: dates.map((date) => ({ date, isClosed: workingHours(calendar, date).length === 0 })),
      crews: rules.crews.map(({ id, name }) => ({ id, name })),
      items,
      free: freeStretches({ rules, calendar }, engaged, dates, wish, this.#o.now()).map((free) => ({
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
    const { crews } = this.#o.diary().rules
    const db = this.#o.db()
    const visits: VisitOfDay[] = []
    for (const item of await this.#items(date, 1)) {
      if (item.kind === 'leave') continue
      if (ownOf && (!item.leadId || (await findLead(db, item.leadId))?.takenById !== ownOf)) continue
      const crew = crews.find(({ id }) => id === item.crewId)?.name ?? ''
      visits.push(visitOfDay(item, crew, this.#o.now()))
    }
    return visits
  }

  /** The visits to come of a lead, and times to propose for another, out of those that customers are offered too. Problem: 404 not_found. */
  async ofLead(leadId: string): Promise<LeadVisits> {
    const diary = this.#o.diary()
    const [db, now] = [this.#o.db(), this.#o.now()]
    const lead = await findLead(db, leadId)
    if (!lead || lead.erasedAt) throw new Problem(404, 'not_found')
    const coming = await repo.comingOfLeads(db, [leadId], now)
    const crewName = (id: string) => diary.rules.crews.find((crew) => crew.id === id)?.name ?? ''
    const visits = coming.map((row) => ({
      id: row.id,
      start: row.startAt.toISOString(),
      end: row.endAt.toISOString(),
      crewName: crewName(row.crewId),
      mode: modes.find((mode) => mode === row.mode) ?? null,
    }))
    const town = repo.townOf(lead.town)
    if (!town) return { visits, proposals: [] }
    const today = madridDate(now)
    const items = await this.#items(today, proposalDays)
    const engaged = [
      ...items.map(({ crewId, start, end, town }) => ({
        crewId,
        startMs: Date.parse(start),
        endMs: Date.parse(end),
        town,
      })),
      ...(await heldBetween(db, now, madridInstant(addDays(today, proposalDays), 0), { now, except: undefined })),
    ]
    const found = proposals(diary, engaged, { town, topic: topicOf(lead) }, now, mostProposals)
    return {
      visits,
      proposals: found.map(({ start, end, after, ...one }) => ({
        ...one,
        start: start.toISOString(),
        end: end.toISOString(),
        after:
          items.find(
            (item) => item.crewId === one.crewId && after !== undefined && Date.parse(item.end) === after.endMs,
          )?.name || null,
      })),
    }
  }

  async #items(from: PlainDate, days: number): Promise<CalendarItem[]> {
    const { rules } = this.#o.diary()
    const db = this.#o.db()
    const rows = await repo.bookingsBetween(db, madridInstant(from, 0), madridInstant(addDays(from, days), 0))
    const items: CalendarItem[] = []
    for (const row of rows) {
      const lead = row.leadId ? await findLead(db, row.leadId) : undefined
      const town = repo.townOf(row.town)
      const day = madridDate(row.startAt)
      const before = items.findLast(
        (one) => one.crewId === row.crewId && one.town !== null && madridDate(new Date(one.start)) === day,
      )
      const base = rules.crews.find(({ id }) => id === row.crewId)?.base
      const place = before?.town ?? base
      items.push({
        id: row.id,
        kind: row.kind,
        reference: row.reference,
        crewId: row.crewId,
        start: row.startAt.toISOString(),
        end: row.endAt.toISOString(),
        topic: topics.find((topic) => topic === row.topic) ?? null,
        mode: modes.find((mode) => mode === row.mode) ?? null,
        town,
        address: row.address,
        note: row.note,
        leadId: row.leadId,
        name: lead?.name ?? '',
        phone: lead?.phone ?? null,
        travelMinutes: town && place ? travelMinutes(rules, place, town) : null,
        sequence: row.sequence,
      })
    }
    return items
  }

  /** Puts a visit or leave there. Staff may use hours that are not offered; a day must still be drivable. Problems: 409 slot_taken; 422 slot_not_offered for an unknown crew or a span without end. */
  async put(entry: CalendarEntry, actor: Actor): Promise<{ id: string }> {
    const { rules } = this.#o.diary()
    const crew = rules.crews.find(({ id }) => id === entry.crewId)
    const [startAt, endAt] = [new Date(entry.start), new Date(entry.end)]
    const lasts = endAt.getTime() - startAt.getTime()
    if (!crew || lasts > (entry.kind === 'leave' ? mostLeaveMillis : dayMillis))
      throw new Problem(422, 'slot_not_offered')
    const town = entry.kind === 'visit' ? (entry.town ?? crew.base) : null
    const now = this.#o.now()
    return this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      const near = await repo.engagedBetween(
        tx,
        new Date(startAt.getTime() - dayMillis / 2),
        new Date(endAt.getTime() + dayMillis / 2),
      )
      const mine = near.filter(({ crewId }) => crewId === crew.id)
      const one = { startMs: startAt.getTime(), endMs: endAt.getTime(), town }
      // Leave that somebody has already does not make a day worse; an overlap is the constraint's to refuse.
      if (!isDrivable(rules, crew, [...mine, one])) throw new Problem(409, 'slot_taken')
      const id = randomUUID()
      const reference = newReference('B')
      const isThere = await repo.insertBooking(tx, {
        id,
        kind: entry.kind,
        reference,
        leadId: entry.leadId ?? null,
        crewId: crew.id,
        startAt,
        endAt,
        mode: entry.kind === 'visit' ? 'visit' : null,
        town,
        address: entry.address ?? '',
        note: entry.note ?? '',
        language: 'es',
        createdAt: now,
        updatedAt: now,
      })
      if (!isThere) throw new Problem(409, 'slot_taken')
      if (entry.leadId) {
        if (!(await findLead(tx, entry.leadId))) throw new Problem(404, 'not_found')
        await addEvent(tx, entry.leadId, 'booking-made', actor, { reference, start: startAt.toISOString() })
      }
      return { id }
    })
  }

  /** Takes something out of the calendar; the customer of a consultation hears of it. Problems: 404; 409 changed_meanwhile. */
  async cancel(id: string, actor: Actor): Promise<void> {
    const now = this.#o.now()
    await this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      const before = await repo.findBooking(tx, id)
      if (!before) throw new Problem(404, 'not_found')
      if (before.state === 'cancelled') return
      if (!(await repo.changeBooking(tx, before, { state: 'cancelled' }, now)))
        throw new Problem(409, 'changed_meanwhile')
      await repo.addMails(tx, id, before.kind === 'consultation' ? [{ kind: 'cancelled', dueAt: now }] : [])
      if (before.leadId) await addEvent(tx, before.leadId, 'booking-cancelled', actor, { reference: before.reference })
    })
  }
}
