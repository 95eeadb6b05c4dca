import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { builtInRules } from '#src/features/booking/domain/built-in-rules.ts'
import { slotId } from '#src/features/booking/domain/slots.ts'
import {
  BookingLinks,
  Bookings,
  CalendarChanges,
  CrewCalendar,
  eraseBookings,
  Holds,
} from '#src/features/booking/public.ts'
import { booking, bookingMail, slotHold } from '#src/features/booking/schema.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { databaseUnavailable } from '#src/shared/db/away.ts'
import { openingCalendar } from '#src/site/hours.ts'
import { onBothDatabases } from './databases.ts'

/** Appointments where two ask for the same time: the database decides, on both databases alike. */

const now = new Date('2027-01-11T09:00:00Z')
const at = (instant: string) => slotId('visit', new Date(instant))
const tuesday = at('2027-01-12T10:00:00Z')
const wednesday = at('2027-01-13T10:00:00Z')

function request(name: string, slot = tuesday, more: object = {}) {
  return {
    language: 'en' as const,
    slot,
    contact: { name, email: `${name}@example.com` },
    topic: 'solar' as const,
    mode: 'visit' as const,
    town: 'marbella' as const,
    consent: { privacy: true, marketing: false },
    ...more,
  }
}
const about = (key?: string) => ({
  scope: 'POST /api/consultations',
  key,
  source: '/design-consultation',
  phoneE164: null,
})
const tokenIn = (url: string) => url.split('/').at(-1) ?? ''

onBothDatabases('appointments', (database) => {
  const wishes: unknown[] = []
  let isAway = false
  let clock = now
  const links = new BookingLinks({
    linkKey: createSecretKey(randomBytes(32)),
    publicUrl: 'https://example.com',
    managePath: (token) => `/booking/${token}`,
  })
  const db = () => {
    if (isAway) throw databaseUnavailable()
    return database().db
  }
  const diary = () => ({ rules: builtInRules, calendar: openingCalendar })
  const holds = new Holds({ db, diary, now: () => clock })
  const bookings = new Bookings({
    db,
    intake: () => ({
      answered: async () => undefined,
      submit: async ({ make }) => {
        const made = await make()
        wishes.push(made.payload)
        return made.response
      },
    }),
    links,
    writeLeads: createLeadWriter([]),
    diary,
    answerBy: () => now,
    leadOfQuote: async () => null,
    now: () => clock,
  })
  const book = (...args: Parameters<typeof request>) => bookings.book(request(...args), about())
  const codeOf = (work: Promise<unknown>) => work.then(() => 'done').catch((error) => error.code ?? error.message)

  test('200 people at once for one time: exactly one has it, the others hear that it is taken', async () => {
    const run = randomUUID().slice(0, 8)
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        book(`${run}-${i}`).then(
          ({ status }) => status,
          (error) => error.code ?? error.message,
        ),
      ),
    )
    expect(answers.filter((answer) => answer === 201)).toHaveLength(1)
    // On a machine that has no connection free for seconds the rest are wishes, which are no bookings.
    expect(answers.filter((answer) => answer === 'slot_taken' || answer === 202)).toHaveLength(199)
    const rows = await database().db.select().from(booking).where(eq(booking.state, 'booked'))
    expect(rows).toHaveLength(1)
    // Who did not get it is no lead either.
    expect(await database().db.select().from(lead)).toHaveLength(1)
    const { slots, taken } = await bookings.slots({ days: 2, mode: 'visit', town: 'marbella', topic: 'solar' })
    expect([slots, taken].map((list) => list.some(({ id }) => id === tuesday))).toEqual([false, true])
  })

  test('the constraint refuses an overlap whoever writes it', async () => {
    const [row] = await database().db.select().from(booking)
    if (!row) throw new Error('nothing is booked')
    const again = { ...row, id: randomUUID(), reference: randomUUID(), keyHash: null }
    await expect(database().db.insert(booking).values(again)).rejects.toThrow()
  })

  test('a booking makes its lead, moves it, and is told by mail once, with a reminder the evening before', async () => {
    const { status, body } = await book('ana', wednesday)
    expect(status).toBe(201)
    const [row] = await database().db.select().from(booking).where(eq(booking.reference, body.reference))
    const [made] = await database()
      .db.select()
      .from(lead)
      .where(eq(lead.id, row?.leadId ?? ''))
    expect(made).toMatchObject({ stage: 'survey-booked', town: 'marbella', service: 'solar', email: 'ana@example.com' })
    const mails = await database()
      .db.select()
      .from(bookingMail)
      .where(eq(bookingMail.bookingId, row?.id ?? ''))
    expect(mails.map(({ kind, dueAt }) => `${kind} ${dueAt.toISOString()}`).sort()).toEqual([
      'confirmed 2027-01-11T09:00:00.000Z',
      'reminder 2027-01-12T16:00:00.000Z',
      'staff 2027-01-11T09:00:00.000Z',
    ])
  })

  test('of a lead staff see the visits to come, and free times of which each can be put there', async () => {
    const calendar = new CrewCalendar({ db, diary, now: () => clock })
    const changes = new CalendarChanges({ db, diary, links, now: () => clock })
    const { body } = await book('lea', at('2027-01-22T10:00:00Z'))
    const [row] = await database().db.select().from(booking).where(eq(booking.reference, body.reference))
    const leadId = row?.leadId ?? ''
    const { visits, proposals } = await calendar.ofLead(leadId)
    expect(visits.map(({ start }) => start)).toEqual(['2027-01-22T10:00:00.000Z'])
    expect(proposals.length).toBeGreaterThan(1)
    const [best] = proposals
    if (!best) throw new Error('nothing is free')
    await changes.put(
      { kind: 'visit', crewId: best.crewId, start: best.start, end: best.end, town: 'marbella', leadId },
      { id: randomUUID(), name: 'Sample', role: 'sales' },
    )
    const after = await calendar.ofLead(leadId)
    expect(after.visits.map(({ start }) => start).toSorted()).toEqual(
      [best.start, '2027-01-22T10:00:00.000Z'].toSorted(),
    )
    expect(after.proposals.map(({ start, crewId }) => `${start} ${crewId}`)).not.toContain(
      `${best.start} ${best.crewId}`,
    )
    for (const { id } of after.visits) await changes.cancel(id, { id: randomUUID(), name: 'Sample', role: 'sales' })
    expect((await calendar.ofLead(leadId)).visits).toEqual([])
    expect(await codeOf(calendar.ofLead(randomUUID()))).toBe('not_found')
  })

  test('the same key with the same body is one booking with one answer, another body is refused', async () => {
    const slot = at('2027-01-14T10:00:00Z')
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 20 }, () => bookings.book(request('eva', slot), about(key))))
    expect(new Set(all.map(({ body }) => body.reference)).size).toBe(1)
    expect(await codeOf(bookings.book(request('eve', slot), about(key)))).toBe('idempotency_conflict')
  })

  test('the link moves and cancels it; what was given back is free, and a calendar knows the newest', async () => {
    const slot = at('2027-01-15T10:00:00Z')
    const { body } = await book('pablo', slot)
    if (!('manageUrl' in body)) throw new Error('not booked')
    const token = tokenIn(body.manageUrl)
    expect(await codeOf(bookings.move(token, wednesday))).toBe('slot_taken')
    const moved = await bookings.move(token, at('2027-01-18T10:00:00Z'))
    expect(moved).toMatchObject({ state: 'booked', start: '2027-01-18T10:00:00.000Z', sequence: 1 })
    expect((await book('luis', slot)).status).toBe(201)
    expect(await bookings.cancel(token)).toMatchObject({ state: 'cancelled', sequence: 2 })
    expect(await bookings.cancel(token)).toMatchObject({ sequence: 2 })
    const kinds = await database()
      .db.select({ kind: leadEvent.kind })
      .from(leadEvent)
      .innerJoin(booking, eq(booking.leadId, leadEvent.leadId))
      .where(eq(booking.reference, body.reference))
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['booking-made', 'booking-moved', 'booking-cancelled']),
    )
  })

  test('the evening before is too late for the link, and half a year later it has ended', async () => {
    const { body } = await book('marta', at('2027-01-19T10:00:00Z'))
    if (!('manageUrl' in body)) throw new Error('not booked')
    const token = tokenIn(body.manageUrl)
    clock = new Date('2027-01-18T17:30:00Z')
    expect(await codeOf(bookings.cancel(token))).toBe('booking_too_late')
    clock = new Date('2027-08-01T09:00:00Z')
    expect(await codeOf(bookings.open(token))).toBe('booking_link_expired')
    clock = now
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    expect(await codeOf(bookings.open(forged))).toBe('not_found')
  })

  test('past, closed, unknown and impossible times are refused in words', async () => {
    const times = [
      '2027-01-10T10:00:00Z',
      '2027-01-11T15:30:00Z',
      '2027-01-17T10:00:00Z',
      '2027-01-12T02:00:00Z',
      '2029-01-12T10:00:00Z',
    ]
    for (const time of times) expect(await codeOf(book('x', at(time)))).toBe('slot_not_offered')
    for (const id of ['', 'nonsense', slotId('video', new Date('2027-01-20T10:00:00Z'))])
      expect(await codeOf(book('x', id))).toBe('slot_not_offered')
  })

  test('somebody with three appointments to come is asked to use them', async () => {
    const days = ['20', '21', '22', '25'].map((day) => at(`2027-01-${day}T10:00:00Z`))
    const answers: string[] = []
    for (const slot of days) answers.push(await codeOf(book('many', slot)))
    expect(answers).toEqual(['done', 'done', 'done', 'bookings_many'])
  })

  test('a time that somebody is filling in the form for is kept for five minutes, for that tab alone', async () => {
    const slot = at('2027-01-28T10:00:00Z')
    const wish = (hold: string) => ({
      slot,
      topic: 'solar' as const,
      mode: 'visit' as const,
      town: 'marbella' as const,
      hold,
    })
    const [mine, other] = [randomUUID(), randomUUID()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => codeOf(holds.hold(wish(n === 0 ? mine : randomUUID()), `address ${n}`))),
    )
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    const [kept] = await database().db.select().from(slotHold)
    await database().db.delete(slotHold)
    expect(kept?.startAt.toISOString()).toBe('2027-01-28T10:00:00.000Z')
    await holds.hold(wish(mine), 'home')
    const offeredTo = async (holder?: string) =>
      (
        await bookings.slots({ from: '2027-01-28', days: 1, mode: 'visit', town: 'marbella', topic: 'solar' }, holder)
      ).slots
        .map(({ id }) => id)
        .includes(slot)
    expect([await offeredTo(mine), await offeredTo(other), await offeredTo()]).toEqual([true, false, false])
    expect(await codeOf(holds.hold(wish(other), 'elsewhere'))).toBe('slot_taken')
    expect(await codeOf(book('late', slot))).toBe('slot_taken')
    expect(await codeOf(book('late', slot, { hold: other }))).toBe('slot_taken')
    expect(await codeOf(book('holder', slot, { hold: mine }))).toBe('done')
    expect(await database().db.select().from(slotHold)).toEqual([])
  })

  test('what was kept is free again after five minutes, and when its holder chooses another time', async () => {
    const [first, second] = [at('2027-01-29T10:00:00Z'), at('2027-02-01T10:00:00Z')]
    const wish = (slot: string, hold: string) => ({
      slot,
      topic: 'solar' as const,
      mode: 'visit' as const,
      town: 'marbella' as const,
      hold,
    })
    const mine = randomUUID()
    await holds.hold(wish(second, mine), 'home')
    const { heldUntil } = await holds.hold(wish(first, mine), 'home')
    expect(heldUntil).toBe('2027-01-11T09:05:00.000Z')
    expect(await codeOf(holds.hold(wish(second, randomUUID()), 'elsewhere'))).toBe('done')
    expect(await codeOf(book('other', first))).toBe('slot_taken')
    clock = new Date(now.getTime() + 5 * 60_000)
    expect(await codeOf(book('other', first))).toBe('done')
    clock = now
  })

  test('nobody keeps the week from others, nor a time that is past or not offered', async () => {
    const wish = (slot: string) => ({
      slot,
      topic: 'solar' as const,
      mode: 'video' as const,
      town: 'marbella' as const,
      hold: randomUUID(),
    })
    const video = (instant: string) => slotId('video', new Date(instant))
    const days = ['02', '03', '04', '05', '08'].map((day) => video(`2027-02-${day}T10:00:00Z`))
    const answers: string[] = []
    for (const slot of days) answers.push(await codeOf(holds.hold(wish(slot), 'one address')))
    expect(answers).toEqual(['done', 'done', 'done', 'done', 'too_many_requests'])
    for (const slot of [video('2027-01-11T08:00:00Z'), video('2026-01-12T10:00:00Z'), tuesday, 'v1', 'nonsense'])
      expect(await codeOf(holds.hold(wish(slot), 'another'))).toBe('slot_not_offered')
  })

  test('with the database away the wish is taken, and is no booking', async () => {
    isAway = true
    const answer = await book('later', at('2027-01-26T10:00:00Z'))
    const offered = await bookings.slots({ days: 31, mode: 'visit', town: 'marbella', topic: 'solar' })
    isAway = false
    expect(answer).toMatchObject({ status: 202, body: { confirmBy: now.toISOString() } })
    expect(wishes.at(-1)).toMatchObject({ name: 'later', start: '2027-01-26T10:00:00.000Z' })
    expect(offered.slots.length).toBeGreaterThan(50)
    const rows = await database()
      .db.select()
      .from(booking)
      .where(eq(booking.startAt, new Date('2027-01-26T10:00:00Z')))
    expect(rows).toEqual([])
  })

  test('an erased person has no appointment, address or link left', async () => {
    const { body } = await book('gone', at('2027-01-27T10:00:00Z'), { address: 'Calle Real 1', note: 'gate 7' })
    if (!('manageUrl' in body)) throw new Error('not booked')
    const [row] = await database().db.select().from(booking).where(eq(booking.reference, body.reference))
    await eraseBookings(database().db, row?.leadId ?? '')
    const [after] = await database().db.select().from(booking).where(eq(booking.reference, body.reference))
    expect(after).toMatchObject({ state: 'cancelled', address: '', note: '', tokenHash: null, keyHash: null })
    expect(await codeOf(bookings.open(tokenIn(body.manageUrl)))).toBe('not_found')
    const waiting = await database()
      .db.select()
      .from(bookingMail)
      .where(and(eq(bookingMail.bookingId, row?.id ?? '')))
    expect(waiting).toEqual([])
  })
})
