import { randomUUID } from 'node:crypto'
import { offerUntil } from '#src/features/booking/domain/offer-until.ts'
import type { Diary } from '#src/features/booking/domain/rules.ts'
import { engagementOf } from '#src/features/booking/domain/slots.ts'
import { heldBetween } from '#src/features/booking/hold-repo.ts'
import { endOffer, insertOffer, offersOf } from '#src/features/booking/offer-repo.ts'
import { lockDecisions, townOf } from '#src/features/booking/repo.ts'
import { addEvent, findLead } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { OfferRequest } from './contract.ts'
import { assertFits } from './crew-day-of.ts'
import { topicOf } from './topic-of.ts'

interface Options {
  db: () => Database
  diary: () => Diary
  now: () => Date
}

/** As many times as one customer is offered at once. */
const mostOffers = 3

/** Times that are offered to customers: held for them, for nobody else, until we close. */
export class CalendarOffers {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /**
   * Holds a time for a lead, in the place of one offered before when that is named; the same time again is the same offer. Problems: 404; 409 slot_taken,
   * saying with what, offers_many; 422 slot_not_offered for the past, an unknown crew, or a lead without a town.
   */
  async offer(
    { leadId, crewId, start, insteadOf }: OfferRequest,
    actor: { id: string; name: string },
  ): Promise<{ id: string; until: string }> {
    const diary = this.#o.diary()
    const now = this.#o.now()
    const crew = diary.rules.crews.find(({ id }) => id === crewId)
    const startAt = new Date(start)
    if (!crew || startAt <= now) throw new Problem(422, 'slot_not_offered')
    return this.#o.db().transaction(async (tx) => {
      await lockDecisions(tx)
      const lead = await findLead(tx, leadId)
      if (!lead || lead.erasedAt) throw new Problem(404, 'not_found')
      const town = townOf(lead.town)
      if (!town) throw new Problem(422, 'slot_not_offered')
      const before = await offersOf(tx, [leadId], now)
      const same = before.find((one) => one.crewId === crewId && one.startAt.getTime() === startAt.getTime())
      if (same) return { id: same.id, until: same.until.toISOString() }
      const replaced = before.find(({ id }) => id === insteadOf)
      if (replaced) await endOffer(tx, replaced.id)
      if (before.length - (replaced ? 1 : 0) >= mostOffers) throw new Problem(409, 'offers_many')
      const { startMs, endMs } = engagementOf(diary, { mode: 'visit', town, topic: topicOf(lead) }, startAt)
      await assertFits(tx, diary.rules, crew, { crewId, startMs, endMs, town }, { now, ofLead: leadId })
      const endAt = new Date(endMs)
      // Whoever fills in the form for it at this moment was first.
      const held = await heldBetween(tx, startAt, endAt, { now, except: undefined })
      if (held.some((one) => one.crewId === crewId)) throw new Problem(409, 'slot_taken')
      const until = offerUntil(diary.calendar, startAt, now)
      const row = { id: randomUUID(), leadId, crewId, startAt, endAt, town, until, byName: actor.name, createdAt: now }
      if (!(await insertOffer(tx, row, now))) throw new Problem(409, 'slot_taken')
      await addEvent(tx, leadId, 'time-offered', actor, { start: startAt.toISOString() })
      return { id: row.id, until: until.toISOString() }
    })
  }

  /** Lets an offered time go; asked again it changes nothing. */
  async letGo(id: string, actor: { id: string; name: string }): Promise<void> {
    await this.#o.db().transaction(async (tx) => {
      const gone = await endOffer(tx, id)
      if (gone) await addEvent(tx, gone.leadId, 'time-let-go', actor, { start: gone.startAt.toISOString() })
    })
  }
}
