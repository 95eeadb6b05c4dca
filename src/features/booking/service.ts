import { createHash, randomUUID } from 'node:crypto'
import { addEvent, leadsReachedBy } from '#src/features/crm/public.ts'
import { suspicionOf } from '#src/features/quarantine/public.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import type { Database } from '#src/shared/db/database.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import { withoutSigns } from '#src/shared/http/form-signs.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { canonicalJson } from '#src/shared/idempotency/canonical-json.ts'
import { newLead, surveyBooked } from './booking-lead.ts'
import type {
  Consultation,
  ConsultationBooked,
  ConsultationRequest,
  OfferedSlot,
  SlotsQuery,
  SlotsResponse,
} from './contract.ts'
import { changeUntil, reminderMails } from './domain/change-until.ts'
import { modes, topics } from './domain/rules.ts'
import { type Engaged, engagementOf, isOffered, readSlotId, type Slot, slotsOf } from './domain/slots.ts'
import { freeCrew, holderHashOf } from './free-crew.ts'
import { endHold, heldBetween } from './hold-repo.ts'
import type { BookingAbout, BookingAnswer, BookingOptions } from './options.ts'
import * as repo from './repo.ts'
import { submitWish } from './wish.ts'

/** Somebody with more than these to come wants something else than an appointment. */
const mostComing = 3

/** Consultations: what is offered, and the appointments that visitors make, move and cancel. */
export class Bookings {
  readonly #o: BookingOptions

  constructor(options: BookingOptions) {
    this.#o = options
  }

  /** Free slots and taken ones, as it is for a holder of a time. While the database is away everything that the rules offer counts as free: what is asked for then is a wish. */
  async slots(query: SlotsQuery, holder?: string): Promise<SlotsResponse> {
    const now = this.#o.now()
    const from = query.from && query.from > madridDate(now) ? query.from : madridDate(now)
    const diary = this.#o.diary()
    const engaged = await this.#engaged(from, query.days, now, holder)
    const all = (query.mode ? [query.mode] : modes)
      .flatMap((mode) => slotsOf(diary, engaged, { ...query, mode }, { from, days: query.days }, now))
      .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    return {
      slots: all.filter(({ isFree }) => isFree).map(shownSlot),
      taken: all.filter(({ isFree }) => !isFree).map(shownSlot),
    }
  }

  async #engaged(from: string, days: number, now: Date, holder: string | undefined): Promise<Engaged[]> {
    const [first, last] = [addDays(from, -1), addDays(from, days + 1)].map((date) => new Date(`${date}T00:00:00Z`))
    if (!first || !last) return []
    try {
      const db = this.#o.db()
      const held = await heldBetween(db, first, last, { now, except: holderHashOf(holder) })
      return [...(await repo.engagedBetween(db, first, last)), ...held]
    } catch (error) {
      if (isAway(error)) return []
      throw error
    }
  }

  /**
   * Books a slot: the database decides. 201 with the link to change it; 202 while the database is away, when the wish is on disk and no booking.
   * Problems: 409 slot_taken, idempotency_conflict, bookings_many; 422 for a slot that is not offered.
   */
  async book(request: ConsultationRequest, about: BookingAbout): Promise<BookingAnswer> {
    const now = this.#o.now()
    const wanted = readSlotId(request.slot)
    if (wanted?.mode !== request.mode || !isOffered(this.#o.diary(), request.mode, wanted.start, now))
      throw new Problem(422, 'slot_not_offered')
    const { name } = request.contact
    const suspicion = suspicionOf({ name, texts: [request.note, request.address], signs: request.signs })
    // What no person seems to have sent holds no time; staff look at the wish.
    if (suspicion) return submitWish(this.#o, request, wanted.start, about, now, suspicion)
    const wished = await this.#o.intake().answered({ ...about, body: withoutSigns(request) })
    if (wished) return submitWish(this.#o, request, wanted.start, about, now)
    try {
      const row = await this.#bookOnce(request, wanted.start, about, now)
      return { status: 201, body: this.#bookedBody(row) }
    } catch (error) {
      if (!isAway(error)) throw error
      return submitWish(this.#o, request, wanted.start, about, now)
    }
  }

  async #bookOnce(request: ConsultationRequest, start: Date, about: BookingAbout, now: Date): Promise<repo.BookingRow> {
    const bodyHash = sha256(canonicalJson(withoutSigns(request)))
    const keyHashes = [about.key, about.earlierKey].flatMap((key) => (key ? sha256(`${about.scope}\0${key}`) : []))
    const quoteLeadId = request.quoteToken ? await this.#o.leadOfQuote(request.quoteToken) : null
    return this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      for (const keyHash of keyHashes) {
        const before = await repo.findByKey(tx, keyHash)
        if (before && before.bodyHash !== bodyHash) throw new Problem(409, 'idempotency_conflict')
        if (before) return before
      }
      const person = { email: request.contact.email ?? null, phone: about.phoneE164 }
      const coming = await repo.comingOfLeads(tx, await leadsReachedBy(tx, person), now)
      if (coming.length >= mostComing) throw new Problem(409, 'bookings_many')
      const id = randomUUID()
      const leadId = quoteLeadId ?? (await newLead(this.#o.writeLeads, tx, { id, request, start, about, now }))
      const token = this.#o.links.tokenFor({ id, createdAt: now })
      const engagement = engagementOf(this.#o.diary(), request, start)
      const crew = await freeCrew(tx, this.#o.diary(), request, start, { now, holder: request.hold })
      const row: repo.NewBooking = {
        id,
        kind: 'consultation',
        reference: newReference('B'),
        leadId,
        crewId: crew,
        startAt: start,
        endAt: new Date(engagement.endMs),
        topic: request.topic,
        mode: request.mode,
        town: engagement.town,
        address: request.address ?? '',
        note: request.note ?? '',
        language: request.language,
        visitorTimeZone: request.timeZone ?? null,
        tokenHash: this.#o.links.hashOf(token),
        keyHash: keyHashes[0] ?? null,
        bodyHash: keyHashes[0] ? bodyHash : null,
        toldSequence: 0,
        createdAt: now,
        updatedAt: now,
      }
      if (!(await repo.insertBooking(tx, row))) throw new Problem(409, 'slot_taken')
      const holder = holderHashOf(request.hold)
      if (holder) await endHold(tx, holder)
      await addEvent(tx, leadId, 'booking-made', null, { reference: row.reference, start: start.toISOString() })
      await surveyBooked(tx, leadId)
      await repo.addMails(tx, id, [
        { kind: 'confirmed', dueAt: now },
        { kind: 'staff', dueAt: now },
        ...reminderMails(start, now),
      ])
      const made = await repo.findBooking(tx, id)
      if (!made) throw new Error('a booking is gone in its own transaction')
      return made
    })
  }

  /** The appointment behind a link. Problems: 404; 410 for a link that has ended. */
  async open(token: string): Promise<Consultation> {
    return this.#shown(await this.#rowOf(this.#o.db(), token), token)
  }

  /** The appointment's record behind a link, for its calendar file. Problems as `open`. */
  record(token: string): Promise<repo.BookingRow> {
    return this.#rowOf(this.#o.db(), token)
  }

  async #rowOf(db: Database, token: string): Promise<repo.BookingRow> {
    const link = this.#o.links.check(token, this.#o.now())
    if (!link.ok)
      throw link.reason === 'expired' ? new Problem(410, 'booking_link_expired') : new Problem(404, 'not_found')
    const row = await repo.findBooking(db, link.id)
    if (!row || !this.#o.links.isFor(token, row.tokenHash)) throw new Problem(404, 'not_found')
    return row
  }

  /** Gives the time back. Asked again it changes nothing. Problems as `open`; 409 booking_too_late. */
  async cancel(token: string): Promise<Consultation> {
    return this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      const before = await this.#rowOf(tx, token)
      if (before.state === 'cancelled') return this.#shown(before, token)
      const now = this.#o.now()
      assertInTime(before, now)
      const row = await repo.changeBooking(tx, before, { state: 'cancelled', toldSequence: before.sequence + 1 }, now)
      if (!row) throw new Problem(409, 'changed_meanwhile')
      await repo.addMails(tx, row.id, [
        { kind: 'cancelled', dueAt: now },
        { kind: 'staff', dueAt: now },
      ])
      if (row.leadId) await addEvent(tx, row.leadId, 'booking-cancelled', null, { reference: row.reference })
      return this.#shown(row, token)
    })
  }

  /** Moves an appointment to another slot, or brings a cancelled one back. Problems: as `open`; 409 slot_taken, booking_too_late; 422 slot_not_offered. */
  async move(token: string, slot: string): Promise<Consultation> {
    const wanted = readSlotId(slot)
    return this.#o.db().transaction(async (tx) => {
      await repo.lockDecisions(tx)
      const before = await this.#rowOf(tx, token)
      const now = this.#o.now()
      const wish = wishOf(before)
      if (!wanted || !wish || wanted.mode !== wish.mode || !isOffered(this.#o.diary(), wish.mode, wanted.start, now))
        throw new Problem(422, 'slot_not_offered')
      const { start } = wanted
      if (before.state === 'booked') {
        if (before.startAt.getTime() === start.getTime()) return this.#shown(before, token)
        assertInTime(before, now)
      }
      const crewId = await freeCrew(tx, this.#o.diary(), wish, start, { now, withoutBooking: before.id })
      const endAt = new Date(engagementOf(this.#o.diary(), wish, start).endMs)
      const toldSequence = before.sequence + 1
      const change = { state: 'booked', crewId, startAt: start, endAt, toldSequence, onWayAt: null } as const
      const row = await repo.changeBooking(tx, before, change, now)
      if (!row) throw new Problem(409, 'changed_meanwhile')
      await repo.addMails(tx, row.id, [
        { kind: 'moved', dueAt: now },
        { kind: 'staff', dueAt: now },
        ...reminderMails(start, now),
      ])
      if (row.leadId)
        await addEvent(tx, row.leadId, 'booking-moved', null, { reference: row.reference, start: start.toISOString() })
      return this.#shown(row, token)
    })
  }

  #bookedBody(row: repo.BookingRow): ConsultationBooked {
    return {
      reference: row.reference,
      manageUrl: this.#o.links.manageUrl(this.#o.links.tokenFor(row), row.language),
      start: row.startAt.toISOString(),
      end: row.endAt.toISOString(),
    }
  }

  #shown(row: repo.BookingRow, token: string): Consultation {
    const wish = wishOf(row)
    if (!wish) throw new Problem(404, 'not_found')
    const until = changeUntil(row.startAt)
    const now = this.#o.now()
    return {
      reference: row.reference,
      state: row.state,
      start: row.startAt.toISOString(),
      end: row.endAt.toISOString(),
      topic: wish.topic,
      mode: wish.mode,
      town: repo.townOf(row.town),
      address: row.address,
      language: row.language,
      timeZone: row.visitorTimeZone,
      sequence: row.sequence,
      changeUntil: until.toISOString(),
      canChange: row.state === 'booked' ? now < until : true,
      manageUrl: this.#o.links.manageUrl(token, row.language),
      inviteUrl: this.#o.links.inviteUrl(token),
    }
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

const isAway = (error: unknown) =>
  isDatabaseAway(error) || (error instanceof Problem && error.code === 'database_unavailable')

const shownSlot = ({ id, start, end, mode }: Slot): OfferedSlot => ({
  id,
  start: start.toISOString(),
  end: end.toISOString(),
  mode,
})

function assertInTime({ startAt }: repo.BookingRow, now: Date): void {
  if (now >= changeUntil(startAt)) throw new Problem(409, 'booking_too_late')
}

/** What an appointment was made for; undefined for leave and the like. A video call stays one wherever it is. */
export function wishOf(row: repo.BookingRow) {
  const topic = topics.find((one) => one === row.topic)
  if (!topic || !row.mode) return undefined
  return { mode: row.mode, topic, town: repo.townOf(row.town) ?? ('marbella' as const) }
}
