import { randomUUID } from 'node:crypto'
import { leadListeners } from '#server/feature-list.ts'
import { insertAppeal } from '#src/features/affiliates/attribution/repo.ts'
import { registerPerson } from '#src/features/affiliates/attribution/service.ts'
import { affiliate } from '#src/features/affiliates/partners/schema.ts'
import { insertBillEnquiries } from '#src/features/bill-analysis/enquiry/repo.ts'
import { insertBooking } from '#src/features/booking/repo.ts'
import { mergePeople } from '#src/features/crm/duplicates/merge.ts'
import { beginCheck } from '#src/features/crm/imports/begin-check.ts'
import { beginCommit, continueCommit } from '#src/features/crm/imports/service.ts'
import { leadMessage } from '#src/features/crm/messages/schema.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { type Actor, addEvent, type NewLead } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { insertTask } from '#src/features/crm/tasks/repo.ts'
import { quarantined } from '#src/features/quarantine/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { once } from '#src/shared/idempotency/once.ts'

interface Person {
  name: string
  email: string
  phone: string
  message: string
}

const day = 86_400_000
const writeLeads = createLeadWriter(leadListeners)

/** Leaves a track of a person in everything that features keep: the first lead is a partner's registration of them, two more are merged into it. */
export async function leaveTracks(db: Database, person: Person, actor: Actor): Promise<void> {
  const now = new Date()
  const leadId = await registered(db, person, now)
  const [other, third] = [randomUUID(), randomUUID()]
  await writeLeads(db, [
    { ...leadOf(other, now), name: person.name, email: `other.${person.email}`, phone: null },
    { ...leadOf(third, now), name: `${person.name} y Wobblethorpe`, email: null, phone: person.phone },
  ])
  // A chain: the third into the other, that one into the first.
  await db.transaction((tx) => mergePeople(tx, other, third, {}, 'Lucía', now))
  await db.transaction((tx) => mergePeople(tx, leadId, other, {}, 'Lucía', now))

  await insertTask(db, { leadId, title: `Call ${person.name}`, dueAt: now })
  await addEvent(db, leadId, 'task-made', actor, { title: `Call ${person.name}` })
  await db
    .insert(leadMessage)
    .values({ leadId, subject: person.name, body: person.message, byId: actor.id, byName: 'x' })
  await insertBillEnquiries(db, [
    {
      leadId,
      figures: { cups: `ES0021${person.phone.slice(-9)}000AB` },
      files: [],
      keptUntil: '2099-01-01',
      createdAt: now,
    },
  ])
  const startAt = new Date(now.getTime() + day)
  await insertBooking(db, {
    id: randomUUID(),
    kind: 'consultation',
    reference: `B-${randomUUID()}`,
    leadId,
    crewId: 'crew',
    startAt,
    endAt: new Date(startAt.getTime() + 3_600_000),
    address: `${person.name}, Calle Mayor 1`,
    note: person.message,
    language: 'en',
    createdAt: now,
    updatedAt: now,
  })
  const payload = { name: person.name, message: person.message }
  const held = { kind: 'contact', payload, personHash: 'x', score: 10, because: [], receivedAt: now }
  await db.insert(quarantined).values([
    { ...held, id: randomUUID(), reference: 'C-HELD-1', email: person.email.toUpperCase(), phone: null },
    { ...held, id: randomUUID(), reference: 'C-HELD-2', email: `other.${person.email}`, phone: null },
  ])
  await once(db, { scope: 'lead', key: 'a-key', body: {} }, async () => ({
    status: 201,
    body: { id: leadId, possibleDuplicates: [{ name: person.name }] },
  }))
  await imported(db, person, actor, now)
}

async function registered(db: Database, { name, email, phone, message }: Person, now: Date): Promise<string> {
  const [partner] = await db
    .insert(affiliate)
    .values({
      id: randomUUID(),
      reference: 'A-1',
      state: 'approved',
      language: 'es',
      businessName: 'Casa Sol',
      businessType: 'estate-agent',
      contactName: 'Ana Núñez',
      email: 'sol@example.com',
      phone: '+34600000001',
      consentTextVersion: 'test',
      appliedAt: now,
      decisionBy: now,
      code: 'SOL7',
    })
    .returning()
  if (!partner) throw new Error('no partner')
  const who = { name, email, phone, service: 'solar', town: 'mijas', language: 'en' } as const
  const answer = await db.transaction((tx) =>
    registerPerson(tx, partner, who, { writeLeads, answerBy: () => now, clock: () => now, actor: 'partner' }),
  )
  const [made] = await db.select({ id: lead.id }).from(lead)
  if (answer.status !== 201 || !made) throw new Error('not registered')
  const words = `I brought ${name}: ${message}`
  await insertAppeal(db, { affiliateId: partner.id, leadId: made.id, words, askedAt: now, answerBy: now })
  return made.id
}

/** One file committed, one only checked; the person as they are, spelt otherwise, and in a row with a fault. */
async function imported(db: Database, { name, email, phone }: Person, actor: Actor, now: Date): Promise<void> {
  const spaced = `0034 ${phone.slice(3).replace(/(...)(?=.)/g, '$1 ')}`
  const file = (rows: string[]) => ({
    name: 'leads.csv',
    bytes: Buffer.from(['name,email,phone,stage', ...rows].join('\n')),
  })
  const rows = [`${name},${email},,new`, `${name} jr,,${spaced},new`, `${name},${email},,nonsense`]
  const check = async () => {
    const { id, finish } = await beginCheck(db, file(rows), undefined, actor)
    await finish()
    return id
  }
  const committed = await check()
  await beginCommit(db, committed, { duplicates: 'skip' }, actor, now)
  await continueCommit(db, committed, now)
  await check()
}

const leadOf = (id: string, createdAt: Date): Omit<NewLead, 'name' | 'email' | 'phone'> => ({
  id,
  reference: `C-${id.slice(0, 8)}`,
  kind: 'enquiry',
  language: 'en',
  source: '/contact',
  town: 'mijas',
  consentTextVersion: 'test',
  createdAt,
})
