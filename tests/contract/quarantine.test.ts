import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Role, User } from '#src/features/auth/contract.ts'
import { contactIntake } from '#src/features/contact/service.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { lead } from '#src/features/crm/schema.ts'
import { Outbox } from '#src/features/outbox/public.ts'
import { mail } from '#src/features/outbox/schema.ts'
import {
  countHeld,
  eraseQuarantined,
  heldForms,
  Quarantine,
  release,
  removeDismissed,
  withQuarantine,
} from '#src/features/quarantine/public.ts'
import { quarantined } from '#src/features/quarantine/schema.ts'
import { startJobs } from '#src/shared/jobs/jobs.ts'
import { onBothDatabases, silentLog } from './databases.ts'

/** A form that looks like a program's waits for staff: it is never a lead by itself, and never lost. */

onBothDatabases('quarantine', (database) => {
  const receivedAt = '2026-11-20T10:00:00.000Z'
  const transport = { send: async () => ({ messageId: '' }) }
  const outbox = new Outbox({
    db: () => database().db,
    transport,
    urgent: { templates: [], transport },
    renderers: {},
    log: silentLog,
  })
  const handlers = [contactIntake(createLeadWriter([]), outbox, undefined)]
  const quarantine = new Quarantine({
    db: () => database().db,
    release: (id, by) => release(database().db, handlers, id, by, new Date()),
  })
  const entry = (name: string, isSuspect: boolean) => ({
    id: randomUUID(),
    kind: 'contact',
    person: `p-${name}`,
    at: receivedAt,
    response: { status: 201, body: {} },
    payload: {
      reference: `C-${name}`,
      language: 'en',
      name,
      email: `${name}@example.com`,
      phone: null,
      location: null,
      service: null,
      message: 'Buy backlinks',
      marketing: false,
      source: '/contact',
      createdAt: receivedAt,
      answerBy: receivedAt,
      ...(isSuspect ? { suspicion: { score: 10, because: ['trap'] } } : {}),
    },
  })
  const write = (...entries: ReturnType<typeof entry>[]) =>
    database().db.transaction((tx) => withQuarantine(handlers)[0]?.write(tx, entries) ?? Promise.resolve())
  const staff: Omit<User, 'role'> = {
    id: randomUUID(),
    email: 'eva@example.com',
    name: 'Eva',
    language: 'en',
    mustChangePassword: false,
    hasSecondFactor: false,
  }
  const leadOf = async (id: string) => (await database().db.select().from(lead).where(eq(lead.id, id)))[0]

  test('what is suspected waits; what is not goes on; carried twice it is still one', async () => {
    const jobs = await startJobs(database(), silentLog)
    await outbox.start(jobs)
    const [person, program] = [entry('ana', false), entry('bot', true)]
    await write(person, program)
    await write(person, program)
    expect(await leadOf(person.id)).toMatchObject({ name: 'ana' })
    expect(await leadOf(program.id)).toBeUndefined()
    expect(await quarantine.list()).toMatchObject({
      total: 1,
      items: [{ name: 'bot', because: ['trap'], text: 'Buy backlinks' }],
    })
    const seenBy = (role: Role) => heldForms(database().db, { ...staff, role }, '/held')
    expect(await seenBy('sales')).toMatchObject([
      { title: { en: '1 form is held back', es: '1 formulario retenido' }, href: '/held' },
    ])
    expect(await seenBy('technician')).toEqual([])
    const mails = await database().db.select().from(mail).where(eq(mail.toAddress, 'bot@example.com'))
    expect(mails).toEqual([])

    await quarantine.release(program.id, 'Eva')
    expect(await leadOf(program.id)).toMatchObject({
      name: 'bot',
      reference: 'C-bot',
      stage: 'new',
      createdAt: new Date(receivedAt),
    })
    expect(await database().db.select().from(mail).where(eq(mail.toAddress, 'bot@example.com'))).toHaveLength(1)
    expect(await countHeld(database().db)).toBe(0)
    await expect(quarantine.release(program.id, 'Luis')).rejects.toThrow('changed_meanwhile')
    await jobs.stop()
  })

  test('what staff dismissed goes after its time, what nobody looked at stays', async () => {
    const [dismissed, unseen] = [entry('one', true), entry('two', true)]
    await write(dismissed, unseen)
    await quarantine.dismiss(dismissed.id, 'Eva', new Date('2026-11-21T10:00:00Z'))
    await removeDismissed(database().db, new Date('2027-01-01T00:00:00Z'))
    const left = await database().db.select({ id: quarantined.id, state: quarantined.state }).from(quarantined)
    expect(left).toContainEqual({ id: unseen.id, state: 'held' })
    expect(left.some(({ id }) => id === dismissed.id)).toBe(false)
  })

  test('an erased person is not in it', async () => {
    const gone = entry('Gone', true)
    await write(gone)
    await eraseQuarantined(database().db, { emails: ['gone@example.com'], phones: [] })
    expect(await database().db.select().from(quarantined).where(eq(quarantined.id, gone.id))).toEqual([])
  })
})
