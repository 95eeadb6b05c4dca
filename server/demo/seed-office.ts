import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '#server/api.ts'
import { writeLeads } from '#server/crm/write-leads.ts'
import { insertStaff, staffByEmail } from '#src/features/auth/repo.ts'
import { replaceRules } from '#src/features/crm/assignment/repo.ts'
import { deposit } from '#src/features/crm/deposits/schema.ts'
import { leadStages } from '#src/features/crm/domain/stages.ts'
import { beginCheck } from '#src/features/crm/imports/begin-check.ts'
import { beginCommit, continueCommit } from '#src/features/crm/imports/service.ts'
import { changeInbox, noteIncoming } from '#src/features/crm/inbox/note.ts'
import { jobStep } from '#src/features/crm/job/schema.ts'
import { insertMessage } from '#src/features/crm/messages/repo.ts'
import { noteFirstTouch, noteStage, noteWon } from '#src/features/crm/numbers/repo.ts'
import type { Actor } from '#src/features/crm/repo.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { insertTask } from '#src/features/crm/tasks/repo.ts'
import { mail } from '#src/features/outbox/public.ts'
import { quarantined } from '#src/features/quarantine/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { centsFromEur } from '#src/shared/domain/money.ts'
import { answerBy } from '#src/site/hours.ts'
import { type SampleLead, sampleLeads } from './sample-leads.ts'
import { sampleDays } from './seed-days.ts'
import { samplePartners } from './seed-partners.ts'

const hourMillis = 3_600_000
/** Nobody can sign in with it: visitors of the demonstration sign in as its administrator. */
const noPassword = 'none'

const referenceOf = (number: number) => `SAMPLE-${String(number).padStart(4, '0')}`

/** Fills every screen of the office with a marked sample business, once. */
export async function seedOffice(services: Services, now: Date): Promise<void> {
  const { gate, publications } = services
  const { db } = gate
  const [first] = sampleLeads
  if (!first) return
  const known = await db.$count(lead, eq(lead.reference, referenceOf(first.number)))
  if (known > 0) return
  const staff = await sampleStaff(db)
  const ids = await sampleRecords(db, staff, now)
  await sampleDays(db, publications, ids, staff, now)
  await sampleTalk(db, ids, staff, now)
  await sampleRest(db, ids, staff, now)
  await samplePartners(services, staff, now)
}

async function sampleStaff(db: Database): Promise<Actor[]> {
  const wanted = [
    { email: 'office-1@example.com', name: 'Office 1 (sample)', role: 'sales' as const },
    { email: 'office-2@example.com', name: 'Office 2 (sample)', role: 'sales' as const },
    { email: 'crew-1@example.com', name: 'Crew 1 (sample)', role: 'technician' as const },
    { email: 'partners@example.com', name: 'Partners (sample)', role: 'partner-manager' as const },
  ]
  const made: Actor[] = []
  for (const one of wanted) {
    const before = await staffByEmail(db, one.email)
    const id = before?.id ?? (await insertStaff(db, { ...one, language: 'en', passwordHash: noPassword }))
    made.push({ id, name: one.name })
  }
  return made
}

/** Leads with their timeline and what is known of their way; gives their ids by number. */
async function sampleRecords(db: Database, staff: readonly Actor[], now: Date): Promise<Map<number, string>> {
  const ids = new Map(sampleLeads.map(({ number }) => [number, randomUUID()]))
  for (const sample of sampleLeads) {
    const id = ids.get(sample.number) ?? ''
    const createdAt = new Date(now.getTime() - sample.hoursAgo * hourMillis)
    const owner = sample.owner === undefined ? undefined : staff[sample.owner]
    const touchedAt =
      sample.firstTouchMinutes === null ? null : new Date(createdAt.getTime() + sample.firstTouchMinutes * 60_000)
    await db.transaction(async (tx) => {
      await writeLeads(tx, [
        {
          id,
          reference: referenceOf(sample.number),
          kind: sample.source === '/api/quotes' ? 'quote' : 'enquiry',
          name: `Sample ${String(sample.number).padStart(4, '0')}`,
          email: `sample-${sample.number}@example.com`,
          phone: `+3460000${String(sample.number).padStart(4, '0')}`,
          language: sample.language,
          source: sample.source,
          town: sample.town,
          service: sample.service,
          message: sample.message ?? null,
          valueCents: sample.valueEur === null ? null : centsFromEur(sample.valueEur),
          consentTextVersion: 'sample',
          createdAt,
          answerBy: answerBy(createdAt),
          firstTouchAt: touchedAt,
          urgency: sample.urgency ?? null,
          takenById: owner?.id ?? null,
          takenByName: owner?.name ?? null,
          takenAt: owner ? createdAt : null,
        },
      ])
      await sampleWay(tx, id, sample, createdAt, touchedAt, owner ?? null)
    })
  }
  return ids
}

/** The stages that a lead went through, spread over the time it has been here. */
async function sampleWay(
  tx: Database,
  id: string,
  sample: SampleLead,
  createdAt: Date,
  touchedAt: Date | null,
  actor: Actor | null,
): Promise<void> {
  const by = { actorId: actor?.id ?? null, actorName: actor?.name ?? null }
  if (touchedAt) {
    await tx.insert(leadEvent).values({ leadId: id, at: touchedAt, kind: 'called', ...by, data: {} })
    await noteFirstTouch(tx, id, sample.firstTouchMinutes ?? 0)
  }
  const way =
    sample.stage === 'lost'
      ? ['contacted' as const, 'lost' as const]
      : leadStages.slice(1, leadStages.indexOf(sample.stage) + 1)
  const spanMillis = sample.hoursAgo * hourMillis * 0.8
  let from: string = 'new'
  for (const [at, to] of way.entries()) {
    const when = new Date(createdAt.getTime() + (spanMillis * (at + 1)) / (way.length + 1))
    const why = to === 'lost' ? { lostReason: sample.lostReason ?? 'other' } : {}
    await tx
      .insert(leadEvent)
      .values({ leadId: id, at: when, kind: 'stage-changed', ...by, data: { from, to, ...why } })
    await noteStage(tx, id, to, when)
    await tx
      .update(lead)
      .set({
        stage: to,
        stageSince: when,
        updatedAt: when,
        lostReason: to === 'lost' ? (sample.lostReason ?? null) : null,
      })
      .where(eq(lead.id, id))
    from = to
  }
  if (way.some((stage) => stage === 'paid')) await noteWon(tx, id, centsFromEur(sample.valueEur ?? 0))
}

/** Mails in each of their states, a customer who moved an appointment, one who waits for nothing any more. */
async function sampleTalk(
  db: Database,
  ids: ReadonlyMap<number, string>,
  staff: readonly Actor[],
  now: Date,
): Promise<void> {
  const [office = { id: randomUUID(), name: 'Office' }] = staff
  const letters = [
    [1009, 'Your quote', 'failed', 'the mailbox does not exist'],
    [1027, 'A time for the survey', 'sent', null],
    [1042, 'Your bill, and what a battery would change', 'filed', null],
  ] as const
  for (const [number, subject, status, lastError] of letters) {
    const leadId = ids.get(number) ?? ''
    const at = new Date(now.getTime() - 2 * hourMillis)
    await db.transaction(async (tx) => {
      const body = 'Hello,\n\nthis is a letter of the sample business. It went to nobody.\n\nOffice 1'
      const common = { leadId, subject, body, byId: office.id, byName: office.name, at, leavesAt: at }
      const { id } = await insertMessage(tx, { ...common, queuedAt: at })
      await tx.insert(leadEvent).values({
        leadId,
        at,
        kind: 'mail-written',
        actorId: office.id,
        actorName: office.name,
        data: { messageId: id, text: subject },
      })
      await tx.insert(mail).values({
        leadId,
        template: 'letter',
        language: 'en',
        toAddress: `sample-${number}@example.com`,
        subject,
        payload: { messageId: id },
        status,
        lastError,
        attempts: 1,
        sentAt: status === 'failed' ? null : at,
      })
      if (status === 'failed') await noteIncoming(tx, leadId, 'mail-failed', at)
    })
  }
  const moved = ids.get(1031) ?? ''
  await db
    .insert(leadEvent)
    .values({ leadId: moved, kind: 'booking-moved', data: { reference: 'SAMPLE-V-1031' }, at: now })
  await noteIncoming(db, moved, 'booking-moved', now)
  for (const number of [1022, 998]) {
    const leadId = ids.get(number) ?? ''
    await noteIncoming(db, leadId, 'created', new Date(now.getTime() - 9 * 24 * hourMillis))
    await changeInbox(db, leadId, ['open'], number === 998 ? 'done' : 'waiting', office.name)
  }
  const opened = ids.get(1012) ?? ''
  for (const hours of [20, 6, 2])
    await db
      .insert(leadEvent)
      .values({ leadId: opened, kind: 'quote-viewed', data: {}, at: new Date(now.getTime() - hours * hourMillis) })
}

/** Tasks, a job half done, forms held back, a file of contacts, somebody twice, rules for owners. */
async function sampleRest(
  db: Database,
  ids: ReadonlyMap<number, string>,
  staff: readonly Actor[],
  now: Date,
): Promise<void> {
  const [office, second, crew] = staff
  const idOf = (number: number) => ids.get(number) ?? ''
  const inHours = (hours: number) => new Date(now.getTime() + hours * hourMillis)
  const tasks = [
    [1012, 'Call about the opened quote', 1],
    [971, 'Ask for the deposit', 3],
    [966, 'Papers for the town hall: the roof plan is missing', -2],
    [944, 'Send the certificate', 26],
  ] as const
  for (const [number, title, hours] of tasks)
    await insertTask(db, {
      leadId: idOf(number),
      title: `Sample: ${title}`,
      dueAt: inHours(hours),
      createdByName: office?.name ?? null,
    })
  const steps = ['deposit', 'roof-check', 'building-notice', 'material', 'installation', 'certificate']
  for (const [number, count, daysAgo] of [
    [987, 0, 0],
    [971, 1, 4],
    [966, 3, 17],
    [939, 6, 9],
  ] as const)
    for (const step of steps.slice(0, count))
      await db.insert(jobStep).values({
        leadId: idOf(number),
        step,
        doneAt: inHours(-24 * daysAgo),
        doneByName: crew?.name ?? '',
      })
  await db.insert(deposit).values({
    leadId: idOf(987),
    askedCents: centsFromEur(4260),
    askedAt: inHours(-4 * 24),
    askedByName: office?.name ?? '',
  })
  await db.insert(quarantined).values({
    id: randomUUID(),
    kind: 'contact',
    payload: { name: 'Sample offer', message: 'Sample of a form that no person seems to have sent: backlinks, cheap.' },
    personHash: 'sample',
    email: 'sample-offer@example.com',
    phone: null,
    reference: 'SAMPLE-HELD-1',
    score: 9,
    because: ['words'],
    receivedAt: inHours(-5),
  })
  const file = [
    'name,email,phone,town,service,note',
    'Sample 0701,sample-701@example.com,+34600000701,mijas,solar,Sample from a fair',
    'Sample 0702,sample-702@example.com,+34600000702,marbella,battery,Sample from a fair',
  ].join('\n')
  if (office) {
    const bytes = Buffer.from(file)
    const { id, finish } = await beginCheck(db, { name: 'sample-contacts.csv', bytes }, undefined, office)
    await finish()
    await beginCommit(db, id, { duplicates: 'skip' }, office, now)
    await continueCommit(db, id, now)
  }
  await db.transaction((tx) =>
    writeLeads(tx, [
      {
        id: randomUUID(),
        reference: 'SAMPLE-1046-B',
        kind: 'enquiry',
        name: '1046 Sample',
        email: 'sample-1046@example.com',
        phone: null,
        language: 'en',
        source: 'phone',
        town: 'marbella',
        consentTextVersion: 'sample',
        createdAt: inHours(-200 * 24),
      },
    ]),
  )
  await db
    .update(lead)
    .set({ stage: 'lost', lostReason: 'no-answer' })
    .where(and(eq(lead.reference, 'SAMPLE-1046-B'), inArray(lead.stage, ['new'])))
  if (office && second)
    await db.transaction((tx) =>
      replaceRules(tx, [
        { town: null, service: null, language: 'es', ownerId: second.id },
        { town: null, service: 'solar', language: null, ownerId: office.id },
      ]),
    )
}
