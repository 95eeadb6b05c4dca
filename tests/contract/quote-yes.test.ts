import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLeadWriter, findLead } from '#src/features/crm/public.ts'
import { timelineOf } from '#src/features/crm/repo.ts'
import { findSavedQuote, QuoteYes } from '#src/features/quote/public.ts'
import { insertQuotes } from '#src/features/quote/repo.ts'
import { mostPhotos } from '#src/features/quote/yes/service.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { onBothDatabases } from './databases.ts'

const estimate = sampleEstimate('villa')
const now = new Date(`${estimate.validUntil}T10:00:00Z`)
const photo = new Uint8Array([1])

onBothDatabases('the way to yes', (database) => {
  const db = () => database().db
  const kept = new Set<string>()
  let names = 0
  const yes = new QuoteYes({
    db,
    now: () => now,
    // A token is the quote's id here; what signs it is tested beside it.
    quotes: {
      async open(token) {
        const quote = await findSavedQuote(db(), token)
        return quote ? { ok: true, quote, token } : { ok: false, reason: 'unknown' }
      },
    },
    files: {
      async keep() {
        names += 1
        const name = `photo-${names}`
        kept.add(name)
        return { name, type: 'jpeg', bytes: 1 }
      },
      async remove(name) {
        kept.delete(name)
      },
    },
  })

  async function quoted(): Promise<{ leadId: string; token: string }> {
    const [leadId, id] = [randomUUID(), randomUUID()]
    const reference = `Q-${leadId.slice(0, 8)}`
    const common = { language: 'en' as const, createdAt: now }
    await createLeadWriter([])(db(), [
      { ...common, id: leadId, reference, kind: 'quote', name: 'Ana', source: '/quote', consentTextVersion: 'test' },
    ])
    const { validUntil } = estimate
    await insertQuotes(db(), [
      { ...common, id, leadId, reference, test: false, name: 'Ana', estimate, validUntil, purgeAt: null },
    ])
    return { leadId, token: id }
  }
  const eventsOf = async (leadId: string) => (await timelineOf(db(), leadId)).map(({ kind }) => kind)
  const countOf = (events: readonly string[], kind: string) => events.filter((one) => one === kind).length

  test('a double click and a second tab are one choice', async () => {
    const { leadId, token } = await quoted()
    const all = await Promise.all(Array.from({ length: 8 }, () => yes.choose(token, 'balanced')))
    expect(new Set(all.map(({ option }) => option))).toEqual(new Set(['balanced']))
    const events = await eventsOf(leadId)
    expect([countOf(events, 'quote-chosen'), countOf(events, 'stage-changed')]).toEqual([1, 1])
    expect((await findLead(db(), leadId))?.stage).toBe('accepted')
  })

  test('two tabs with two options leave one of them chosen, and both in the timeline', async () => {
    const { leadId, token } = await quoted()
    await Promise.all([yes.choose(token, 'essential'), yes.choose(token, 'blackout-proof')])
    expect(['essential', 'blackout-proof']).toContain((await yes.state(token))?.option)
    expect(countOf(await eventsOf(leadId), 'quote-chosen')).toBe(2)
  })

  test('is taken back once, and can be taken again', async () => {
    const { leadId, token } = await quoted()
    await yes.choose(token, 'balanced')
    await Promise.all([yes.withdraw(token, 'too soon'), yes.withdraw(token, 'too soon')])
    expect(countOf(await eventsOf(leadId), 'quote-withdrawn')).toBe(1)
    expect((await findLead(db(), leadId))?.stage).toBe('quoted')
    await yes.choose(token, 'balanced')
    expect((await yes.state(token))?.withdrawnAt).toBeNull()
  })

  test('two hundred photographs at once are as many as a quote has room for; the rest leave nothing behind', async () => {
    const { leadId, token } = await quoted()
    await yes.choose(token, 'balanced')
    const before = kept.size
    const sent = await Promise.allSettled(Array.from({ length: 200 }, () => yes.addPhoto(token, 'roof', photo)))
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['photos_many']))
    expect(sent.length - refused.length).toBe(mostPhotos)
    expect(kept.size - before).toBe(mostPhotos)
    expect(countOf(await eventsOf(leadId), 'photo-sent')).toBe(mostPhotos)
  })

  test('a photograph without a choice, and any link that is none, open nothing', async () => {
    const { token } = await quoted()
    await expect(yes.addPhoto(token, 'roof', photo)).rejects.toMatchObject({ code: 'not_found' })
    await expect(yes.choose(randomUUID(), 'balanced')).rejects.toMatchObject({ code: 'not_found' })
  })
})
