import { randomUUID } from 'node:crypto'
import { reminderMails } from '#src/features/booking/domain/change-until.ts'
import type { Crew, Diary } from '#src/features/booking/domain/rules.ts'
import type { BookingLinks } from '#src/features/booking/links.ts'
import { endOffersOf } from '#src/features/booking/offer-repo.ts'
import * as repo from '#src/features/booking/repo.ts'
import { addEvent, findLead, isOwnOnly } from '#src/features/crm/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type CalendarEntry, type CalendarMove, type CalendarTell, everybody } from './contract.ts'
import { assertFits } from './crew-day-of.ts'
import { topicOf } from './topic-of.ts'

interface Options {
  db: () => Database
  diary: () => Diary
  links: Pick<BookingLinks, 'tokenFor' | 'hashOf'>
  now: () => Date
}

type Actor = Parameters<typeof isOwnOnly>[0]

const dayMillis = 86_400_000
const mostLeaveMillis = 60 * dayMillis
/** In which a mail about something taken out can be taken back with it. */
const undoMillis = 10_000

/** What staff change in the calendar themselves. Customers hear of it when staff say so; of a consultation that is taken out, after a moment to undo it. */
export class CalendarChanges {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /**
   * Puts a visit or leave there; leave of everybody is a row a crew. Staff may use hours that are not offered; a day must still be drivable. A visit to a lead
   * ends what was offered to it. Problems: 404; 409 slot_taken, saying with what; 422 slot_not_offered for an unknown crew or too long a span.
   */
  async put(entry: CalendarEntry, actor: Actor): Promise<{ id: string; ids: string[] }> {
    const { rules } = this.#o.diary()
    const crews = entry.crewId === everybody ? rules.crews : rules.crews.filter(({ id }) => id === entry.crewId)
    const lasts = Date.parse(entry.end) - Date.parse(entry.start)
    if (crews.length === 0 || lasts > (entry.kind === 'leave' ? mostLeaveMillis : dayMillis))
      throw new Problem(422, 'slot_not_offered')
    return this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      const ids: string[] = []
      for (const crew of crews) ids.push(await this.#putOne(tx, entry, crew, actor))
      return { id: ids[0] ?? '', ids }
    })
  }

  async #putOne(tx: Database, entry: CalendarEntry, crew: Crew, actor: Actor): Promise<string> {
    const [startAt, endAt, now] = [new Date(entry.start), new Date(entry.end), this.#o.now()]
    const lead = entry.leadId ? await findLead(tx, entry.leadId) : undefined
    if (entry.leadId && (!lead || lead.erasedAt)) throw new Problem(404, 'not_found')
    const town = entry.kind === 'visit' ? (entry.town ?? repo.townOf(lead?.town ?? null) ?? crew.base) : null
    const wanted = { crewId: crew.id, startMs: startAt.getTime(), endMs: endAt.getTime(), town }
    await assertFits(tx, this.#o.diary().rules, crew, wanted, { now, ofLead: entry.leadId ?? null })
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
      topic: lead ? topicOf(lead) : null,
      mode: entry.kind === 'visit' ? 'visit' : null,
      town,
      address: entry.address ?? '',
      note: entry.note ?? '',
      language: lead?.language ?? 'es',
      createdAt: now,
      updatedAt: now,
    })
    if (!isThere) throw new Problem(409, 'slot_taken')
    if (lead) {
      await endOffersOf(tx, lead.id)
      await addEvent(tx, lead.id, 'booking-made', actor, { reference, start: startAt.toISOString() })
    }
    return id
  }

  /** Moves an appointment to another time or crew; the customer is not told. Problems: 404; 409 changed_meanwhile, slot_taken, saying with what; 422 slot_not_offered for an unknown crew. */
  async move(id: string, { crewId, start, sequence }: CalendarMove, actor: Actor): Promise<{ sequence: number }> {
    const { rules } = this.#o.diary()
    const crew = rules.crews.find((one) => one.id === crewId)
    if (!crew) throw new Problem(422, 'slot_not_offered')
    const now = this.#o.now()
    return this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      const before = await this.#found(tx, id)
      if (before.state !== 'booked' || before.kind === 'leave' || before.sequence !== sequence)
        throw new Problem(409, 'changed_meanwhile')
      const startAt = new Date(start)
      const endAt = new Date(startAt.getTime() + before.endAt.getTime() - before.startAt.getTime())
      const town = before.mode === 'video' ? null : repo.townOf(before.town)
      const wanted = { crewId, startMs: startAt.getTime(), endMs: endAt.getTime(), town }
      await assertFits(tx, rules, crew, wanted, { now, withoutBooking: id, ofLead: before.leadId })
      const after = await repo.changeBooking(tx, before, { crewId, startAt, endAt, onWayAt: null }, now)
      if (!after) throw new Problem(409, 'changed_meanwhile')
      // Who was told nothing is not reminded either.
      await repo.addMails(tx, id, before.toldSequence === null ? [] : reminderMails(startAt, now))
      if (before.leadId)
        await addEvent(tx, before.leadId, 'booking-moved', actor, {
          reference: before.reference,
          start: startAt.toISOString(),
        })
      return { sequence: after.sequence }
    })
  }

  /** Takes something out of the calendar. Who booked a consultation hears of it by mail, after some seconds in which it can be put back. Problems: 404; 409 changed_meanwhile. */
  async cancel(id: string, actor: Actor): Promise<void> {
    const now = this.#o.now()
    await this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      const before = await this.#found(tx, id)
      if (before.state === 'cancelled') return
      const isMailed = before.kind === 'consultation'
      const told = isMailed ? { toldSequence: before.sequence + 1 } : {}
      if (!(await repo.changeBooking(tx, before, { state: 'cancelled', ...told }, now)))
        throw new Problem(409, 'changed_meanwhile')
      const dueAt = new Date(now.getTime() + undoMillis)
      await repo.addMails(tx, id, isMailed ? [{ kind: 'cancelled', dueAt }] : [])
      if (before.leadId) await addEvent(tx, before.leadId, 'booking-cancelled', actor, { reference: before.reference })
    })
  }

  /** Puts back what was taken out, when it still fits. Problems: 404; 409 slot_taken, changed_meanwhile. */
  async restore(id: string, actor: Actor): Promise<void> {
    const { rules } = this.#o.diary()
    const now = this.#o.now()
    await this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      const before = await this.#found(tx, id)
      const crew = rules.crews.find((one) => one.id === before.crewId)
      if (before.state === 'booked') return
      if (!crew) throw new Problem(409, 'slot_taken')
      await assertFits(tx, rules, crew, repo.engagedBy(before), { now, ofLead: before.leadId })
      const isUnheard = (await repo.stopMails(tx, id, 'cancelled')) > 0
      // A visit of staff's own is announced by nobody but them: who knew of it knows of nothing else.
      const knew = isUnheard || (before.kind === 'visit' && before.toldSequence !== null)
      const told = knew ? { toldSequence: before.sequence + 1 } : {}
      if (!(await repo.changeBooking(tx, before, { state: 'booked', ...told }, now)))
        throw new Problem(409, 'changed_meanwhile')
      await repo.addMails(tx, id, knew ? reminderMails(before.startAt, now) : [])
      if (before.leadId)
        await addEvent(tx, before.leadId, 'booking-made', actor, {
          reference: before.reference,
          start: before.startAt.toISOString(),
        })
    })
  }

  /** Tells the customer how an appointment stands now, by mail; or notes that staff told them. Problems: 404; 409 no_address. */
  async tell(id: string, { by }: CalendarTell, actor: Actor): Promise<void> {
    const now = this.#o.now()
    await this.#o.db().transaction(async (tx) => {
      const row = await this.#found(tx, id)
      const lead = row.leadId ? await findLead(tx, row.leadId) : undefined
      if (!lead || lead.erasedAt) throw new Problem(404, 'not_found')
      if (row.toldSequence === row.sequence) return
      if (by === 'mail') {
        if (!lead.email) throw new Problem(409, 'no_address')
        const kind = row.state === 'cancelled' ? 'cancelled' : row.toldSequence === null ? 'confirmed' : 'moved'
        const isOn = row.state === 'booked'
        await repo.addMails(tx, id, [{ kind, dueAt: now }, ...(isOn ? reminderMails(row.startAt, now) : [])])
      }
      // From now on their link opens it.
      const tokenHash = this.#o.links.hashOf(this.#o.links.tokenFor(row))
      await repo.noteBooking(tx, id, { toldSequence: row.sequence, ...(row.topic ? { tokenHash } : {}) })
      await addEvent(tx, lead.id, 'booking-told', actor, { by, start: row.startAt.toISOString() })
    })
  }

  /** The crew is on its way, or is not after all. Problem: 404, also for a technician whose customer it is not. */
  async onWay(id: string, isOnWay: boolean, actor: Actor): Promise<void> {
    const now = this.#o.now()
    await this.#o.db().transaction(async (tx) => {
      const row = await this.#found(tx, id)
      const lead = row.leadId ? await findLead(tx, row.leadId) : undefined
      if (isOwnOnly(actor) && lead?.takenById !== actor.id) throw new Problem(404, 'not_found')
      if (isOnWay === (row.onWayAt !== null)) return
      await repo.noteBooking(tx, id, { onWayAt: isOnWay ? now : null })
      if (lead && isOnWay) await addEvent(tx, lead.id, 'on-the-way', actor, { reference: row.reference })
    })
  }

  async #found(tx: Database, id: string): Promise<repo.BookingRow> {
    const row = await repo.findBooking(tx, id)
    if (!row) throw new Problem(404, 'not_found')
    return row
  }
}
