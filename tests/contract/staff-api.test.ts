import { createHash, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Role, roles } from '#src/features/auth/contract.ts'
import { Auth } from '#src/features/auth/public.ts'
import { insertSession, insertStaff } from '#src/features/auth/repo.ts'
import { contentReportApi } from '#src/features/content-report/public.ts'
import { Publications } from '#src/features/publication/public.ts'
import { PriceList, priceBookApi, QuoteLinks, quoteListApi } from '#src/features/quote/public.ts'
import type { QuoteList } from '#src/features/quote/quote-list-contract.ts'
import { insertQuotes } from '#src/features/quote/repo.ts'
import { Vitals, vitalsApi } from '#src/features/vitals/public.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { sampleEstimate } from '../sample-estimates.ts'
import { onBothDatabases, silentLog } from './databases.ts'

const noReport = {
  builtOn: '2026-11-21',
  pages: [],
  figures: {},
  sources: {},
  feeds: { en: feed('/feed.xml'), es: feed('/es/feed.xml') },
}

function feed(path: string) {
  return { path, entries: [] }
}

onBothDatabases('the reports', (database) => {
  let api: Api
  const tokens = new Map<Role, string>()
  const ask = (path: string, token?: string) =>
    api.request(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })

  beforeAll(async () => {
    const db = () => database().db
    const auth = new Auth({
      db,
      key: createSecretKey(randomBytes(32)),
      brandName: () => 'Test',
      onGuessing: async () => undefined,
      onPasswordChosen: () => undefined,
      log: silentLog,
    })
    const links = new QuoteLinks({
      linkKey: createSecretKey(randomBytes(32)),
      publicUrl: 'https://example.com',
      quotePath: (token, language) => `/${language}/${token}`,
    })
    api = createApi(silentLog)
    quoteListApi(api, { db, links, auth })
    const site = siteWithoutPages()
    const publications = new Publications({ subjects: [], site, hasOthers: false, log: silentLog })
    priceBookApi(api, { db, priceList: new PriceList(() => site.state.priceBook, publications), auth })
    contentReportApi(api, { report: () => noReport, auth })
    const vitals = new Vitals({ database: () => undefined, pageOf: (path) => path, log: silentLog })
    vitalsApi(api, { vitals, auth, db, limit: (_, next) => next() })
    for (const role of roles) {
      const staff = { email: `${role}@example.com`, name: role, role, language: 'en' as const, passwordHash: 'x' }
      const id = await insertStaff(db(), staff)
      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest('hex')
      await insertSession(db(), id, hash, new Date(Date.now() + 3_600_000))
      tokens.set(role, token)
    }
  })

  test('a role is refused before its words are looked at', async () => {
    const send = (token: string | undefined) =>
      api.request('/api/admin/price-book', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: '{"items": "wrong"}',
      })
    for (const role of roles) expect((await send(tokens.get(role))).status).toBe(role === 'admin' ? 422 : 403)
    expect((await send(undefined)).status).toBe(401)
  })

  test.each([
    ['/api/quotes/list', ['admin', 'sales', 'technician', 'partner-manager']],
    ['/api/admin/pages', ['admin', 'sales', 'editor', 'writer']],
    ['/api/vitals/summary', ['admin', 'sales', 'editor']],
  ])('%s answers %j, forbids the rest and knows no stranger', async (path, allowed) => {
    for (const role of roles)
      expect([role, (await ask(path, tokens.get(role))).status]).toEqual([role, allowed.includes(role) ? 200 : 403])
    expect((await ask(path)).status).toBe(401)
    expect((await ask(path, randomBytes(32).toString('base64url'))).status).toBe(401)
  })

  test('a stranger learns nothing of the query, a member of staff what is wrong with it', async () => {
    expect((await ask('/api/quotes/list?page=0')).status).toBe(401)
    expect((await ask('/api/quotes/list?page=0', tokens.get('admin'))).status).toBe(422)
  })

  test('a listed quote says its state and opens for at least an hour, however old it is', async () => {
    const [old, fresh] = [new Date('2025-01-01T10:00:00Z'), new Date()]
    const made = (reference: string, createdAt: Date, validUntil: string) => ({
      id: randomUUID(),
      leadId: randomUUID(),
      reference,
      test: false,
      language: 'es' as const,
      name: 'Ana',
      estimate: sampleEstimate('villa'),
      validUntil,
      createdAt,
      purgeAt: null,
    })
    await insertQuotes(database().db, [made('Q-OLD', old, '2025-01-31'), made('Q-NEW', fresh, '2999-01-01')])
    const answer = await ask('/api/quotes/list', tokens.get('sales'))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { items, total, counts } = (await answer.json()) as QuoteList
    expect(items.map(({ reference, state, town }) => [reference, state, town])).toEqual([
      ['Q-NEW', 'valid', 'marbella'],
      ['Q-OLD', 'expired', 'marbella'],
    ])
    expect([total, counts]).toEqual([2, { valid: 1, expired: 1, test: 0 }])
    for (const { url, pdfUrls } of items) {
      // A look by staff is no visit of the customer's.
      expect(new URL(url).searchParams.get('viewer')).toBe('staff')
      const token = new URL(url).pathname.split('/').at(-1) ?? ''
      expect(pdfUrls.en).toBe(`https://example.com/api/quotes/${token}/pdf?language=en&viewer=staff`)
      expect(pdfUrls.es).toBe(`https://example.com/api/quotes/${token}/pdf?language=es&viewer=staff`)
      const seconds = Buffer.from(token, 'base64url').readUInt32BE(16)
      expect(seconds * 1000).toBeGreaterThan(Date.now() + 3_500_000)
    }
  })
})
