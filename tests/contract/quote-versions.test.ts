import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { roles } from '#src/features/auth/contract.ts'
import { createLeadWriter, findLead } from '#src/features/crm/public.ts'
import { timelineOf } from '#src/features/crm/repo.ts'
import { eraseQuotes, findSavedQuote, quoteVersionsApi, type SavedQuote } from '#src/features/quote/public.ts'
import { insertQuotes } from '#src/features/quote/repo.ts'
import { quote, quoteVersion } from '#src/features/quote/schema.ts'
import type { VersionList } from '#src/features/quote/versions/contract.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { signedInStaff } from './crm/staff-api.ts'
import { onBothDatabases, silentLog } from './databases.ts'

const estimate = sampleEstimate('villa')

onBothDatabases('versions of a quote', (database) => {
  let api: Api
  let staff: Awaited<ReturnType<typeof signedInStaff>>
  const rendered: SavedQuote[] = []
  const db = () => database().db
  const ask = async (method: string, path: string, body?: unknown, role: (typeof roles)[number] = 'sales') => {
    const answer = await api.request(path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${staff.tokens.get(role)}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    return { status: answer.status, body: isJson ? JSON.parse(text) : text }
  }
  const pathOf = (leadId: string) => `/api/quotes/of-lead/${leadId}/versions`

  async function quoted(): Promise<{ leadId: string; quoteId: string }> {
    const [leadId, quoteId] = [randomUUID(), randomUUID()]
    const createdAt = new Date()
    await createLeadWriter([])(db(), [
      {
        id: leadId,
        reference: `Q-${leadId.slice(0, 8)}`,
        kind: 'quote',
        name: 'Ana',
        language: 'en',
        source: '/quote',
        valueCents: estimate.options[1].priceCents,
        consentTextVersion: 'test',
        createdAt,
      },
    ])
    const row = { id: quoteId, leadId, reference: `Q-${leadId.slice(0, 8)}`, test: false, language: 'en' as const }
    await insertQuotes(db(), [
      { ...row, name: 'Ana', estimate, validUntil: estimate.validUntil, createdAt, purgeAt: null },
    ])
    return { leadId, quoteId }
  }
  const discounted = (list: VersionList, netEur = 500) => {
    const newest = list.versions.at(-1)
    const option = newest?.options[1]
    if (!newest || !option) throw new Error('no version')
    return {
      basedOnNumber: newest.number,
      note: 'Neighbours order together',
      options: [
        {
          id: option.id,
          lines: option.lines.flatMap((line, at) =>
            line.isDiscount ? [] : [{ at, quantity: line.quantity, netEur: line.netEur }],
          ),
          discount: { netEur, reason: 'Two homes at once' },
        },
      ],
    }
  }

  beforeAll(async () => {
    staff = await signedInStaff(db)
    api = createApi(silentLog)
    quoteVersionsApi(api, {
      db,
      auth: staff.auth,
      links: { tokenFor: () => 'token' },
      async renderPdf(saved) {
        rendered.push(saved)
        return Buffer.from('%PDF')
      },
    })
  })

  test('a version with a discount is what the customer’s link shows; the first is kept', async () => {
    const { leadId, quoteId } = await quoted()
    const first = (await ask('GET', pathOf(leadId))).body
    expect(first.versions).toMatchObject([{ number: 1, madeBy: null }])
    const { status, body } = await ask('POST', pathOf(leadId), discounted(first))
    expect([status, body.versions.length]).toEqual([201, 2])
    expect(body.versions[1]).toMatchObject({ number: 2, madeBy: 'sales', note: 'Neighbours order together' })
    expect(body.versions[1].options[1].lines.at(-1)).toEqual({
      name: 'Discount: Two homes at once',
      quantity: 1,
      netEur: -500,
      isDiscount: true,
    })
    const shown = await findSavedQuote(db(), quoteId)
    expect(shown?.estimate.options[1].netCents).toBe(estimate.options[1].netCents - 50_000)
    const [kept] = await db().select().from(quote).where(eq(quote.id, quoteId))
    expect(kept?.estimate).toEqual(estimate)
    expect(kept?.validUntil).toBe(shown?.estimate.validUntil)
    expect((await findLead(db(), leadId))?.valueCents).toBe(shown?.estimate.options[1].priceCents)
    expect((await timelineOf(db(), leadId))[0]).toMatchObject({ kind: 'quote-version', actorName: 'sales' })
  })

  test('each version has its document', async () => {
    const { leadId } = await quoted()
    await ask('POST', pathOf(leadId), discounted((await ask('GET', pathOf(leadId))).body))
    rendered.length = 0
    for (const number of [1, 2]) expect((await ask('GET', `${pathOf(leadId)}/${number}/pdf`)).body).toBe('%PDF')
    const prices = rendered.map((saved) => saved.estimate.options[1].netCents)
    expect(prices[0]).toBe((prices[1] ?? 0) + 50_000)
    expect((await ask('GET', `${pathOf(leadId)}/3/pdf`)).status).toBe(404)
  })

  test('a discount is replaced by the next, not added to it', async () => {
    const { leadId } = await quoted()
    const second = (await ask('POST', pathOf(leadId), discounted((await ask('GET', pathOf(leadId))).body))).body
    const third = (await ask('POST', pathOf(leadId), discounted(second, 700))).body
    const discounts = third.versions[2].options[1].lines.filter(({ isDiscount }: { isDiscount: boolean }) => isDiscount)
    expect(discounts).toMatchObject([{ netEur: -700 }])
  })

  test('of two who make one at the same time the second is refused and nothing is lost', async () => {
    const { leadId } = await quoted()
    const wanted = discounted((await ask('GET', pathOf(leadId))).body)
    const answers = await Promise.all([ask('POST', pathOf(leadId), wanted), ask('POST', pathOf(leadId), wanted)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await ask('GET', pathOf(leadId))).body.versions).toHaveLength(2)
  })

  test.each([
    ['a discount above the sum', { discount: { netEur: 900_000, reason: 'x' } }],
    ['a discount without a reason', { discount: { netEur: 5, reason: ' ' } }],
    ['a line that is not there', { lines: [{ at: 50, quantity: 1, netEur: 5 }] }],
    ['a line without words', { lines: [{ quantity: 1, netEur: 5 }] }],
    ['a price below zero', { lines: [{ label: 'x', quantity: 1, netEur: -5 }] }],
    ['no lines', { lines: [] }],
  ])('%s is refused', async (_, more) => {
    const { leadId } = await quoted()
    const wanted = discounted((await ask('GET', pathOf(leadId))).body)
    const options = wanted.options.map((option) => ({ ...option, ...more }))
    expect((await ask('POST', pathOf(leadId), { ...wanted, options })).status).toBe(422)
    expect((await ask('GET', pathOf(leadId))).body.versions).toHaveLength(1)
  })

  test('an erasure takes what staff wrote, and leaves the figures', async () => {
    const { leadId, quoteId } = await quoted()
    await ask('POST', pathOf(leadId), discounted((await ask('GET', pathOf(leadId))).body))
    await db().transaction((tx) => eraseQuotes(tx, leadId))
    const [row] = await db().select().from(quoteVersion).where(eq(quoteVersion.quoteId, quoteId))
    expect(JSON.stringify(row)).not.toMatch(/Two homes|Neighbours/)
    expect(row?.estimate.options[1].netCents).toBe(estimate.options[1].netCents - 50_000)
  })

  test('a lead without a quote has no versions', async () => {
    expect((await ask('GET', pathOf(randomUUID()))).status).toBe(404)
  })

  test.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', '/1/pdf'],
  ])('%s %s is for administrators and sales', async (method, more) => {
    for (const role of roles) {
      const { status } = await ask(method, pathOf(randomUUID()) + more, method === 'GET' ? undefined : {}, role)
      expect([role, status === 403]).toEqual([role, !['admin', 'sales'].includes(role)])
    }
  })
})
