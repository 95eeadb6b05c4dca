import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eraseLead } from '#src/features/crm/erase-leads.ts'
import { createLeadWriter, findLead } from '#src/features/crm/public.ts'
import { timelineOf } from '#src/features/crm/repo.ts'
import type { NewMail } from '#src/features/outbox/public.ts'
import { withQuarantine } from '#src/features/quarantine/public.ts'
import { quarantined } from '#src/features/quarantine/schema.ts'
import { findSavedQuote, QuoteSending, quoteSendingIntake, sendRequest } from '#src/features/quote/public.ts'
import { insertQuotes } from '#src/features/quote/repo.ts'
import { mostSendingsADay } from '#src/features/quote/sending/service.ts'
import { consentTextVersion } from '#src/shared/http/person.ts'
import type { Entry } from '#src/shared/journal/entry.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { onBothDatabases } from './databases.ts'

const estimate = sampleEstimate('villa')

onBothDatabases('a quote by mail', (database) => {
  const db = () => database().db
  const mails: NewMail[] = []
  const outbox = { add: async (_: unknown, more: NewMail[]) => void mails.push(...more) }
  const handlers = withQuarantine([quoteSendingIntake(outbox, () => new Date())])
  const sending = new QuoteSending({
    db,
    now: () => new Date(),
    // A token is the quote's id here; what signs it is tested beside it.
    quotes: {
      async open(token) {
        if (token === 'ended') return { ok: false, reason: 'expired' }
        const quote = await findSavedQuote(db(), token)
        return quote ? { ok: true, quote, token } : { ok: false, reason: 'unknown' }
      },
    },
    // Keys and the disk are the intake's own; here each wish goes on at once.
    intake: () => ({
      async submit({ make }) {
        const { person: _, ...made } = await make()
        const entry: Entry = { ...made, person: 'x', at: new Date().toISOString() }
        await db().transaction(async (tx) => {
          for (const handler of handlers) await handler.write(tx, [entry])
        })
        return made.response
      },
    }),
  })
  const send = (token: string, email: string, more: object = {}) =>
    sending.send(token, sendRequest.parse({ email, ...more }), {})

  async function quoted(email: string | null, test = false): Promise<{ leadId: string; token: string }> {
    const [leadId, id] = [randomUUID(), randomUUID()]
    const reference = `Q-${leadId.slice(0, 8)}`
    const common = { language: 'en' as const, createdAt: new Date() }
    await createLeadWriter([])(db(), [
      {
        ...common,
        id: leadId,
        reference,
        kind: 'quote',
        name: 'Ana',
        email,
        source: '/quote',
        consentTextVersion: 'test',
      },
    ])
    const { validUntil } = estimate
    await insertQuotes(db(), [
      {
        ...common,
        id,
        leadId: test ? null : leadId,
        reference,
        test,
        name: 'Ana',
        estimate,
        validUntil,
        purgeAt: null,
      },
    ])
    return { leadId, token: id }
  }
  const eventsOf = async (leadId: string, kind: string) =>
    (await timelineOf(db(), leadId)).filter((event) => event.kind === kind)
  const mailsOf = (leadId: string) => mails.filter((mail) => mail.leadId === leadId)

  test('a lead without an address has this one from now on, with its line in the timeline', async () => {
    const { leadId, token } = await quoted(null)
    expect(await send(token, 'ana@example.com', { language: 'es' })).toEqual({
      email: 'ana@example.com',
      language: 'es',
    })
    const lead = await findLead(db(), leadId)
    expect(lead).toMatchObject({ email: 'ana@example.com', consentMarketing: false, consentTextVersion: 'test' })
    expect(lead?.searchText).toContain('ana@example.com')
    expect(await eventsOf(leadId, 'quote-sent')).toHaveLength(1)
    expect(await eventsOf(leadId, 'edited')).toMatchObject([{ data: { field: 'email', to: 'ana@example.com' } }])
    expect(mailsOf(leadId)).toEqual([
      { leadId, template: 'quote-sent', language: 'es', toAddress: 'ana@example.com', payload: { quoteId: token } },
    ])
  })

  test('a lead with another address keeps its own, and the timeline names the further one', async () => {
    const { leadId, token } = await quoted('ana@example.com')
    await send(token, 'luis@example.com', { marketing: true })
    expect(await findLead(db(), leadId)).toMatchObject({ email: 'ana@example.com', consentMarketing: false })
    expect(await eventsOf(leadId, 'quote-sent-on')).toMatchObject([
      { data: { text: 'luis@example.com', marketing: true, consentTextVersion } },
    ])
    expect(mailsOf(leadId).map(({ toAddress }) => toAddress)).toEqual(['luis@example.com'])
  })

  test('the box ticked with their own address is a consent with the version of its words', async () => {
    const { leadId, token } = await quoted('ana@example.com')
    await send(token, 'Ana@Example.com', { marketing: true })
    expect(await findLead(db(), leadId)).toMatchObject({ consentMarketing: true, consentTextVersion })
    expect(await eventsOf(leadId, 'quote-sent-on')).toEqual([])
  })

  test('eight clicks at once send one', async () => {
    const { leadId, token } = await quoted(null)
    await Promise.all(Array.from({ length: 8 }, () => send(token, 'ana@example.com')))
    expect(mailsOf(leadId)).toHaveLength(1)
    expect(await eventsOf(leadId, 'quote-sent')).toHaveLength(1)
  })

  test('one quote goes out so many times a day and no more', async () => {
    const { leadId, token } = await quoted('ana@example.com')
    for (let i = 0; i < mostSendingsADay; i++) await send(token, `friend-${i}@example.com`)
    await expect(send(token, 'one-more@example.com')).rejects.toMatchObject({ code: 'quote_sent_often', status: 429 })
    expect(mailsOf(leadId)).toHaveLength(mostSendingsADay)
  })

  test('many at once are no more than that either', async () => {
    const { leadId, token } = await quoted('ana@example.com')
    await Promise.allSettled(Array.from({ length: 30 }, (_, i) => send(token, `crowd-${i}@example.com`)))
    expect(mailsOf(leadId)).toHaveLength(mostSendingsADay)
  })

  test('what fills in the field that nobody sees waits for staff, and nothing is sent', async () => {
    const { leadId, token } = await quoted(null)
    await send(token, 'trap@example.com', { signs: { trap: 'https://x.example' } })
    expect(mailsOf(leadId)).toEqual([])
    expect((await findLead(db(), leadId))?.email).toBeNull()
    const held = await db().select().from(quarantined)
    expect(held.filter(({ email }) => email === 'trap@example.com')).toMatchObject([{ kind: 'quote-sending' }])
  })

  test('a test quote, an erased person, an ended link and one that is none send nothing', async () => {
    const known = await quoted('ana@example.com')
    await eraseLead(db(), known.leadId)
    const test = await quoted(null, true)
    for (const token of [known.token, test.token, randomUUID()])
      await expect(send(token, 'ana@example.com')).rejects.toMatchObject({ code: 'not_found' })
    await expect(send('ended', 'ana@example.com')).rejects.toMatchObject({ code: 'link_expired' })
    expect(mailsOf(known.leadId)).toEqual([])
  })
})
