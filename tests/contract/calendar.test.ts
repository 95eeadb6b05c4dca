import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { builtInRules } from '#src/features/booking/domain/built-in-rules.ts'
import type { BookingRules } from '#src/features/booking/domain/rules.ts'
import { slotId } from '#src/features/booking/domain/slots.ts'
import {
  BookingLinks,
  Bookings,
  CalendarChanges,
  CalendarOffers,
  CrewCalendar,
  eraseBookings,
} from '#src/features/booking/public.ts'
import { booking, bookingMail, slotOffer } from '#src/features/booking/schema.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { plainDate } from '#src/shared/domain/plain-date.ts'
import { openingCalendar } from '#src/site/hours.ts'
import { onBothDatabases } from './databases.ts'

/** The staff's calendar on both databases: times that are offered and held, visits that are moved, and whom we have no date with. */

const now = new Date('2027-01-11T09:00:00Z')
const office = { id: randomUUID(), name: 'Office', role: 'sales' as const }
const technician = { id: randomUUID(), name: 'Crew', role: 'technician' as const }
const [design] = builtInRules.crews
if (!design) throw new Error('there is no crew')
const twoCrews: BookingRules = { ...builtInRules, crews: [design, { ...design, id: 'second', name: 'Second' }] }
const crewId = design.id

onBothDatabases('the calendar of staff', (database) => {
  let clock = now
  const db = () => database().db
  const diary = () => ({ rules: twoCrews, calendar: openingCalendar })
  const links = new BookingLinks({
    linkKey: createSecretKey(randomBytes(32)),
    publicUrl: 'https://example.com',
    managePath: (token) => `/booking/${token}`,
  })
  const of = { db, diary, links, now: () => clock }
  const calendar = new CrewCalendar(of)
  const changes = new CalendarChanges(of)
  const offers = new CalendarOffers(of)
  const writeLeads = createLeadWriter([])
  const bookings = new Bookings({
    ...of,
    intake: () => ({ answered: async () => undefined, submit: async ({ make }) => (await make()).response }),
    writeLeads,
    answerBy: () => now,
    leadOfQuote: async () => null,
  })
  const codeOf = (work: Promise<unknown>) => work.then(() => 'done').catch((error) => error.code ?? error.message)

  async function newLead(name: string, more: Partial<typeof lead.$inferInsert> = {}): Promise<string> {
    const id = randomUUID()
    await db().transaction((tx) =>
      writeLeads(tx, [
        {
          id,
          reference: `C-${id.slice(0, 8)}`,
          kind: 'enquiry',
          name,
          email: `${id.slice(0, 8)}@example.com`,
          phone: null,
          language: 'en',
          source: 'phone',
          town: 'marbella',
          service: 'solar',
          consentTextVersion: 'test',
          createdAt: new Date('2027-01-08T09:00:00Z'),
        },
      ]),
    )
    await db()
      .update(lead)
      .set({ stage: 'contacted', stageSince: now, ...more })
      .where(eq(lead.id, id))
    return id
  }
  const visit = (start: string, more: object = {}) => {
    const end = new Date(Date.parse(start) + 3_600_000).toISOString()
    return changes.put({ kind: 'visit', crewId, start, end, town: 'marbella', ...more }, office)
  }
  const days = (from: string, more: object = {}, who: typeof office | typeof technician = office) =>
    calendar.days({ from: plainDate(from), days: 1, ...more }, who)
  const rowOf = async (id: string) => (await db().select().from(booking).where(eq(booking.id, id)))[0]
  const mailsOf = async (id: string) =>
    (await db().select().from(bookingMail).where(eq(bookingMail.bookingId, id))).map(({ kind }) => kind).sort()
  const kindsOf = async (leadId: string) =>
    (await db().select().from(leadEvent).where(eq(leadEvent.leadId, leadId))).map(({ kind }) => kind)

  test('20 colleagues at once offer one time to 20 customers: one has it, the others hear who was offered it', async () => {
    const ids: string[] = []
    for (let i = 0; i < 20; i += 1) ids.push(await newLead(`Many ${i}`))
    const start = '2027-01-13T10:00:00.000Z'
    const answers = await Promise.allSettled(ids.map((leadId) => offers.offer({ leadId, crewId, start }, office)))
    const won = answers.filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    const rows = await db().select().from(slotOffer)
    expect(rows).toHaveLength(1)
    const winner = `Many ${ids.indexOf(rows[0]?.leadId ?? '')}`
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          code: 'slot_taken',
          fields: [{ code: 'offered', message: expect.stringContaining(winner) }],
        })
    // Nobody who was refused has it in their timeline.
    const offered = await db().select().from(leadEvent).where(eq(leadEvent.kind, 'time-offered'))
    expect(offered).toHaveLength(1)
  })

  test('the constraint refuses a second offer of the same crew whoever writes it', async () => {
    const [row] = await db().select().from(slotOffer)
    if (!row) throw new Error('nothing is offered')
    await expect(
      db()
        .insert(slotOffer)
        .values({ ...row, id: randomUUID() }),
    ).rejects.toThrow()
  })

  test('what is offered is not sold to a visitor, and is free again when it runs out', async () => {
    const leadId = await newLead('Olga Offered')
    // Both crews are offered, so that nobody else could come.
    const start = '2027-01-14T10:00:00.000Z'
    const first = await offers.offer({ leadId, crewId, start }, office)
    await offers.offer({ leadId, crewId: 'second', start }, office)
    expect(first.until).toBe('2027-01-11T17:00:00.000Z')
    const slot = slotId('visit', new Date(start))
    const isFree = async () => {
      const { slots } = await bookings.slots({
        from: '2027-01-14',
        days: 1,
        mode: 'visit',
        town: 'marbella',
        topic: 'solar',
      })
      return slots.some(({ id }) => id === slot)
    }
    const book = (name: string) =>
      bookings.book(
        {
          language: 'en',
          slot,
          contact: { name, email: `${name}@example.com` },
          topic: 'solar',
          mode: 'visit',
          town: 'marbella',
          consent: { privacy: true, marketing: false },
        },
        { scope: 'POST /api/consultations', source: '/design-consultation', phoneE164: null },
      )
    expect(await isFree()).toBe(false)
    expect(await codeOf(book('stranger'))).toBe('slot_taken')
    const shown = await days('2027-01-14')
    expect(shown.offers.map(({ name, until }) => [name, until])).toEqual(
      Array(2).fill(['Olga Offered', '2027-01-11T17:00:00.000Z']),
    )
    clock = new Date('2027-01-11T17:00:00.001Z')
    expect(await isFree()).toBe(true)
    expect((await days('2027-01-14')).offers).toEqual([])
    expect(await codeOf(book('stranger'))).toBe('done')
    clock = now
  })

  test('let go it is free at once; offered instead of another, the other is; three are the most for one customer', async () => {
    const leadId = await newLead('Lena Letgo')
    const starts = [
      '2027-01-18T09:00:00.000Z',
      '2027-01-19T09:00:00.000Z',
      '2027-01-20T09:00:00.000Z',
      '2027-01-21T09:00:00.000Z',
    ]
    const [a = '', b = '', c = '', d = ''] = starts
    const made = await offers.offer({ leadId, crewId, start: a }, office)
    expect(await offers.offer({ leadId, crewId, start: a }, office)).toEqual(made)
    await offers.offer({ leadId, crewId, start: b }, office)
    await offers.offer({ leadId, crewId, start: c }, office)
    expect(await codeOf(offers.offer({ leadId, crewId, start: d }, office))).toBe('offers_many')
    await offers.offer({ leadId, crewId, start: d, insteadOf: made.id }, office)
    const held = async () => (await calendar.ofLead(leadId)).offers.map(({ start }) => start)
    expect(await held()).toEqual([b, c, d])
    const other = await newLead('Otto Other')
    expect(await codeOf(offers.offer({ leadId: other, crewId, start: b }, office))).toBe('slot_taken')
    const [first] = (await calendar.ofLead(leadId)).offers
    await offers.letGo(first?.id ?? '', office)
    await offers.letGo(first?.id ?? '', office)
    expect(await codeOf(offers.offer({ leadId: other, crewId, start: b }, office))).toBe('done')
    expect((await kindsOf(leadId)).filter((kind) => kind === 'time-let-go')).toHaveLength(1)
  })

  test('an offer that is answered with yes becomes the visit, and nothing stays held for them', async () => {
    const leadId = await newLead('Yara Yes')
    const start = '2027-01-25T09:00:00.000Z'
    await offers.offer({ leadId, crewId, start }, office)
    await offers.offer({ leadId, crewId, start: '2027-01-26T09:00:00.000Z' }, office)
    expect(await codeOf(visit(start))).toBe('slot_taken')
    await visit(start, { leadId })
    expect((await calendar.ofLead(leadId)).offers).toEqual([])
    expect((await calendar.ofLead(leadId)).visits).toHaveLength(1)
  })

  test('past times, towns that are not known and erased people are offered nothing; an erasure lets go', async () => {
    const leadId = await newLead('Petra Past')
    expect(await codeOf(offers.offer({ leadId, crewId, start: '2027-01-11T08:00:00Z' }, office))).toBe(
      'slot_not_offered',
    )
    expect(await codeOf(offers.offer({ leadId, crewId: 'nobody', start: '2027-02-01T10:00:00Z' }, office))).toBe(
      'slot_not_offered',
    )
    const nowhere = await newLead('Nora Nowhere', { town: null })
    expect(await codeOf(offers.offer({ leadId: nowhere, crewId, start: '2027-02-01T10:00:00Z' }, office))).toBe(
      'slot_not_offered',
    )
    await offers.offer({ leadId, crewId, start: '2027-02-01T10:00:00Z' }, office)
    await eraseBookings(db(), leadId)
    expect(await db().select().from(slotOffer).where(eq(slotOffer.leadId, leadId))).toEqual([])
    await db().update(lead).set({ erasedAt: now }).where(eq(lead.id, leadId))
    expect(await codeOf(offers.offer({ leadId, crewId, start: '2027-02-01T10:00:00Z' }, office))).toBe('not_found')
  })

  test('a visit is moved and moved back without a word to the customer, and nobody overwrites a colleague', async () => {
    const leadId = await newLead('Mara Moved')
    const start = '2027-02-02T09:00:00.000Z'
    const { id } = await visit(start, { leadId })
    const to = { crewId: 'second', start: '2027-02-03T11:00:00.000Z' }
    const { sequence } = await changes.move(id, { ...to, sequence: 0 }, office)
    expect(await rowOf(id)).toMatchObject({ crewId: 'second', endAt: new Date('2027-02-03T12:00:00Z') })
    expect(await codeOf(changes.move(id, { crewId, start, sequence: 0 }, office))).toBe('changed_meanwhile')
    expect(await mailsOf(id)).toEqual([])
    await changes.move(id, { crewId, start, sequence }, office)
    expect(await rowOf(id)).toMatchObject({ crewId, startAt: new Date(start) })
  })

  test('a place that is taken says by what: a visit, an offer, leave, or a drive for which there is no time', async () => {
    const leadId = await newLead('Clara Clash')
    const there = await newLead('Tina There')
    await visit('2027-02-08T10:00:00.000Z', { leadId: there })
    const { id } = await visit('2027-02-09T10:00:00.000Z', { leadId })
    const whyNot = async (start: string) => {
      const row = await rowOf(id)
      const error = await changes.move(id, { crewId, start, sequence: row?.sequence ?? 0 }, office).then(
        () => undefined,
        (reason) => reason,
      )
      return error?.fields[0]
    }
    expect(await whyNot('2027-02-08T10:30:00Z')).toMatchObject({
      code: 'booked',
      message: '11:00–12:00, Tina There, Marbella',
    })
    const far = await newLead('Fay Far', { town: 'malaga' })
    await visit('2027-02-10T10:00:00.000Z', { leadId: far, town: 'malaga' })
    expect(await whyNot('2027-02-10T11:05:00Z')).toMatchObject({
      code: 'drive',
      message: expect.stringContaining('Fay Far'),
    })
    await changes.put({ kind: 'leave', crewId, start: '2027-02-11T00:00:00Z', end: '2027-02-12T00:00:00Z' }, office)
    expect(await whyNot('2027-02-11T10:00:00Z')).toMatchObject({ code: 'leave' })
    await offers.offer({ leadId: there, crewId, start: '2027-02-15T10:00:00Z' }, office)
    expect(await whyNot('2027-02-15T10:00:00Z')).toMatchObject({
      code: 'offered',
      message: expect.stringContaining('Tina There'),
    })
  })

  test('a customer hears when staff say so: first that it is booked, later that it moved, and never twice', async () => {
    const leadId = await newLead('Tom Told')
    const start = '2027-02-22T10:00:00.000Z'
    const { id } = await visit(start, { leadId })
    const isTold = async () => (await days('2027-02-22')).items.find((item) => item.id === id)?.isTold
    expect(await isTold()).toBe(false)
    await changes.tell(id, { by: 'mail' }, office)
    await changes.tell(id, { by: 'mail' }, office)
    expect(await isTold()).toBe(true)
    expect(await mailsOf(id)).toEqual(['confirmed', 'reminder'])
    // The link in that mail opens the appointment.
    const row = await rowOf(id)
    if (!row) throw new Error('it is gone')
    expect((await bookings.open(links.tokenFor(row))).start).toBe(start)
    await changes.move(id, { crewId, start: '2027-02-22T11:00:00.000Z', sequence: row.sequence }, office)
    expect(await isTold()).toBe(false)
    await changes.tell(id, { by: 'mail' }, office)
    expect(await mailsOf(id)).toEqual(['confirmed', 'moved', 'reminder'])
    const silent = await newLead('Sil Silent', { email: null })
    const other = await visit('2027-02-23T10:00:00.000Z', { leadId: silent })
    expect(await codeOf(changes.tell(other.id, { by: 'mail' }, office))).toBe('no_address')
    expect(await codeOf(changes.tell(other.id, { by: 'word' }, office))).toBe('done')
    expect(await mailsOf(other.id)).toEqual([])
    expect(await kindsOf(silent)).toContain('booking-told')
  })

  test('what was taken out is put back with its mail to the customer, unless somebody has the time by then', async () => {
    const answer = await bookings.book(
      {
        language: 'en',
        slot: slotId('visit', new Date('2027-02-24T10:00:00Z')),
        contact: { name: 'Una Undo', email: 'una@example.com' },
        topic: 'solar',
        mode: 'visit',
        town: 'marbella',
        consent: { privacy: true, marketing: false },
      },
      { scope: 'POST /api/consultations', source: '/design-consultation', phoneE164: null },
    )
    const [row] = await db().select().from(booking).where(eq(booking.reference, answer.body.reference))
    const id = row?.id ?? ''
    await changes.cancel(id, office)
    const [leaving] = await db()
      .select()
      .from(bookingMail)
      .where(and(eq(bookingMail.bookingId, id), eq(bookingMail.kind, 'cancelled')))
    expect(leaving?.dueAt).toEqual(new Date('2027-01-11T09:00:10Z'))
    await changes.restore(id, office)
    expect(await mailsOf(id)).not.toContain('cancelled')
    expect(await rowOf(id)).toMatchObject({ state: 'booked' })
    await changes.cancel(id, office)
    const there = await rowOf(id)
    await visit('2027-02-24T10:00:00.000Z', { crewId: there?.crewId })
    expect(await codeOf(changes.restore(id, office))).toBe('slot_taken')
  })

  test('a closed day closes every crew or none', async () => {
    const close = (day: string) =>
      changes.put(
        { kind: 'leave', crewId: 'everybody', start: `${day}T00:00:00+01:00`, end: `${day}T23:59:00+01:00` },
        office,
      )
    const { ids } = await close('2027-03-01')
    expect(ids).toHaveLength(2)
    expect((await days('2027-03-01')).free).toEqual([])
    await visit('2027-03-02T10:00:00.000Z', { crewId: 'second' })
    expect(await codeOf(close('2027-03-02'))).toBe('slot_taken')
    expect((await days('2027-03-02')).items.filter(({ kind }) => kind === 'leave')).toEqual([])
  })

  test('free times for a visit that is moved are those as if it were away, as long as it is', async () => {
    const { id } = await changes.put(
      { kind: 'visit', crewId, start: '2027-03-04T09:00:00Z', end: '2027-03-04T12:00:00Z', town: 'marbella' },
      office,
    )
    const mine = (answer: Awaited<ReturnType<typeof days>>) => answer.free.filter((free) => free.crewId === crewId)
    const without = mine(await days('2027-03-04', { moving: id }))
    expect(without).toHaveLength(1)
    expect(Date.parse(without[0]?.start ?? '')).toBeLessThanOrEqual(Date.parse('2027-03-04T09:00:00Z'))
    for (const { start, end } of mine(await days('2027-03-04')))
      expect(
        Date.parse(end) <= Date.parse('2027-03-04T09:00:00Z') ||
          Date.parse(start) >= Date.parse('2027-03-04T12:00:00Z'),
      ).toBe(true)
  })

  test('whom we have no date with is listed with the time that adds the least driving, never two with the same', async () => {
    await db().update(lead).set({ stage: 'lost' })
    const [a, b] = [await newLead('Ada Undated'), await newLead('Bea Undated')]
    const dated = await newLead('Cid Dated')
    await visit('2027-01-15T10:00:00.000Z', { leadId: dated })
    const held = await newLead('Dan Held')
    await offers.offer({ leadId: held, crewId, start: '2027-01-22T10:00:00Z' }, office)
    const { items } = await calendar.undated()
    expect(items.map(({ leadId }) => leadId).toSorted()).toEqual([a, b, held].toSorted())
    const best = items.flatMap((one) => (one.best ? `${one.best.crewId} ${one.best.start}` : []))
    expect(new Set(best).size).toBe(2)
    expect(items.find(({ leadId }) => leadId === held)).toMatchObject({ best: null, offered: { name: 'Dan Held' } })
    const [first] = items.filter((one) => one.best)
    if (!first?.best) throw new Error('nothing is proposed')
    await changes.put(
      { kind: 'visit', crewId: first.best.crewId, start: first.best.start, end: first.best.end, leadId: first.leadId },
      office,
    )
    expect((await calendar.undated()).items.map(({ leadId }) => leadId)).not.toContain(first.leadId)
  })

  test('a technician sees their own customers, and of the others that the crew is busy; only their own are told that they come', async () => {
    const own = await newLead('Own Customer', { takenById: technician.id })
    const other = await newLead('Foreign Customer')
    const mine = await visit('2027-03-08T09:00:00.000Z', { leadId: own, address: 'Calle Uno 1' })
    const theirs = await visit('2027-03-08T12:00:00.000Z', { leadId: other, address: 'Calle Dos 2' })
    const { items } = await days('2027-03-08', {}, technician)
    expect(items.map(({ name, address, leadId }) => [name, address, leadId])).toEqual([
      ['Own Customer', 'Calle Uno 1', own],
      ['', '', null],
    ])
    expect(JSON.stringify(items)).not.toContain('Foreign')
    expect(await codeOf(changes.onWay(theirs.id, true, technician))).toBe('not_found')
    await changes.onWay(mine.id, true, technician)
    await changes.onWay(mine.id, true, technician)
    expect((await rowOf(mine.id))?.onWayAt).toEqual(now)
    expect((await kindsOf(own)).filter((kind) => kind === 'on-the-way')).toHaveLength(1)
    await changes.onWay(mine.id, false, technician)
    expect((await rowOf(mine.id))?.onWayAt).toBeNull()
  })
})
