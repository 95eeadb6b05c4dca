import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, pdfText, type Site, startSite } from './site.ts'

/** The API of the built site, as a stranger, a careless client and an attacker use it. */

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const answers = {
  language: 'es',
  town: 'mijas',
  propertyType: 'townhouse',
  buildYear: 2004,
  occupancy: 'mixed-use',
  existingSystems: ['pool'],
  goals: ['lower-bills', 'ev-charging'],
  budget: '10000-20000',
  monthlyBillEur: 140,
}
const quote = {
  ...answers,
  contact: { name: 'Ana Núñez', email: 'ana@example.com', phone: '600 000 000' },
  consent: { privacy: true, marketing: false },
}
const enquiry = { language: 'en', name: 'Tom', email: 'tom@example.com', message: 'Hello', consent: { privacy: true } }

interface Problem {
  code: string
  status: number
  fields: { field: string; code: string; message: string }[]
}
async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  return (await response.json()) as Problem
}

describe('an estimate', () => {
  test('answers three options whose ranges and sums hold, and stores nothing', async () => {
    const response = await site.post('/api/quotes/estimate', answers)
    expect(response.status).toBe(200)
    const { options, assumptions, disclaimer } = (await response.json()) as {
      options: {
        id: string
        priceEur: number
        vatEur: number
        items: { priceEur: number }[]
        productionKwh: Record<string, number>
        monthlyProductionKwh: number[]
      }[]
      assumptions: unknown[]
      disclaimer: string
    }
    expect(options.map((option) => option.id)).toEqual(['essential', 'balanced', 'blackout-proof'])
    expect(disclaimer).toContain('no constituye oferta')
    expect(assumptions.length).toBeGreaterThan(3)
    for (const option of options) {
      const net = option.items.reduce((sum, item) => sum + item.priceEur, 0)
      expect(net + option.vatEur).toBeCloseTo(option.priceEur, 2)
      expect(option.productionKwh.p90).toBeLessThanOrEqual(option.productionKwh.p50 ?? 0)
      expect(option.monthlyProductionKwh).toHaveLength(12)
    }
  })
})

describe('a quote', () => {
  test('gives links that work right after the answer, in both languages', async () => {
    const response = await site.post('/api/quotes', quote)
    expect(response.status).toBe(201)
    const made = (await response.json()) as {
      reference: string
      token: string
      url: string
      pdfUrl: string
      validUntil: string
    }
    const page = await fetch(made.url)
    expect(page.status).toBe(200)
    expect(page.headers.get('x-robots-tag') ?? (await page.text())).toContain('noindex')
    for (const [language, words] of [
      ['es', 'Presupuesto orientativo'],
      ['en', 'Estimate, not an offer'],
    ] as const) {
      const pdf = await fetch(`${site.url}/api/quotes/${made.token}/pdf?language=${language}`)
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
      const text = await pdfText(new Uint8Array(await pdf.arrayBuffer()))
      expect(text).toContain(made.reference)
      expect(text).toContain(words)
    }
  })

  test('in test mode needs no contact, makes no lead and sends nothing', async () => {
    const before = (await site.mails()).length
    const response = await site.post('/api/quotes', { ...answers, test: true })
    expect(response.status).toBe(201)
    const { reference, url } = (await response.json()) as { reference: string; url: string }
    expect((await fetch(url)).status).toBe(200)
    const bearer = { authorization: `Bearer ${await site.token()}` }
    await eventually(
      'the queue is empty',
      async () => ((await (await fetch(`${site.url}/readyz`)).json()) as { waiting: number }).waiting === 0,
    )
    const list = (await (await fetch(`${site.url}/api/crm/leads?q=${reference}`, { headers: bearer })).json()) as {
      total: number
    }
    expect(list.total).toBe(0)
    expect((await site.mails()).length - before).toBeLessThanOrEqual(2)
  })

  test('with a forged or unknown link is not found, without a stack trace', async () => {
    const forged = 'A'.repeat(48)
    for (const token of [forged, 'x', '..%2f..%2fetc', '%00', "'or'1'='1"]) {
      const pdf = await fetch(`${site.url}/api/quotes/${token}/pdf`)
      expect((await problemOf(pdf)).code).toBe('not_found')
    }
    const page = await fetch(`${site.url}/es/presupuesto/${forged}`)
    expect(page.status).toBe(404)
    expect(await page.text()).not.toMatch(/at \w+ \(|node_modules/)
  })
})

describe('bad input', () => {
  test.each<[string, string, unknown, number, string[]]>([
    ['unknown town', '/api/quotes/estimate', { ...answers, town: 'atlantis' }, 422, ['town']],
    ['a negative bill', '/api/quotes/estimate', { ...answers, monthlyBillEur: -1 }, 422, ['monthlyBillEur']],
    ['an absurd bill', '/api/quotes/estimate', { ...answers, monthlyBillEur: 1e12 }, 422, ['monthlyBillEur']],
    ['year 3024', '/api/quotes/estimate', { ...answers, buildYear: 3024 }, 422, ['buildYear']],
    [
      'wrong types',
      '/api/quotes/estimate',
      { ...answers, goals: 'all', buildYear: '1999' },
      422,
      ['buildYear', 'goals'],
    ],
    [
      'no body at all',
      '/api/quotes/estimate',
      {},
      422,
      ['town', 'propertyType', 'buildYear', 'occupancy', 'goals', 'budget', 'monthlyBillEur'],
    ],
    ['missing consent', '/api/quotes', { ...quote, consent: { privacy: false } }, 422, ['consent.privacy']],
    ['no way to answer', '/api/contact', { ...enquiry, email: '' }, 422, ['email']],
    ['an array', '/api/contact', [], 422, ['']],
  ])('%s is a problem document with the fields', async (_name, path, body, status, fields) => {
    const problem = await problemOf(await site.post(path, body))
    expect(problem.status).toBe(status)
    expect(problem.fields.map((field) => field.field).sort()).toEqual([...fields].sort())
    for (const field of problem.fields) expect(field.message.length).toBeGreaterThan(3)
  })

  test('speaks the language of the request', async () => {
    const es = await problemOf(await site.post('/api/quotes/estimate', { ...answers, town: 'x' }))
    const en = await problemOf(
      await site.post(
        '/api/quotes/estimate',
        { ...answers, language: undefined, town: 'x' },
        { 'accept-language': 'fr, en;q=0.5' },
      ),
    )
    expect([es.fields[0]?.message, en.fields[0]?.message]).toEqual([
      'Elige una de las opciones',
      'Choose one of the options',
    ])
  })

  test('broken JSON, another format, ten megabytes, a NaN: refused by name', async () => {
    expect(await problemOf(await site.post('/api/contact', '{"name":'))).toMatchObject({
      status: 400,
      code: 'malformed_body',
    })
    expect(await problemOf(await site.post('/api/contact', '{"buildYear": NaN}'))).toMatchObject({ status: 400 })
    expect(await problemOf(await site.post('/api/contact', 'name=x', { 'content-type': 'text/plain' }))).toMatchObject({
      status: 415,
    })
    expect(
      await problemOf(await site.post('/api/contact', JSON.stringify({ ...enquiry, message: 'x'.repeat(10_000_000) }))),
    ).toMatchObject({ status: 413, code: 'too_large' })
  })

  test('SQL, markup and typesetting code in a name are text everywhere', async () => {
    const name = `Robert'); DROP TABLE lead;-- <script>alert(1)</script> #eval("1") *x*`
    const response = await site.post('/api/quotes', { ...quote, contact: { ...quote.contact, name } })
    expect(response.status).toBe(201)
    const made = (await response.json()) as { reference: string; url: string; token: string }
    expect(await (await fetch(made.url)).text()).not.toContain('<script>alert')
    const text = await pdfText(
      new Uint8Array(await (await fetch(`${site.url}/api/quotes/${made.token}/pdf`)).arrayBuffer()),
    )
    expect(text.replace(/\s+/g, ' ')).toContain('#eval("1") *x*')
    const bearer = { authorization: `Bearer ${await site.token()}` }
    const lead = await eventually('the lead is listed', async () => {
      const list = (await (
        await fetch(`${site.url}/api/crm/leads?q=${made.reference}`, { headers: bearer })
      ).json()) as { items: { name: string }[] }
      return list.items[0]
    })
    expect(lead.name).toBe(name)
  })
})

describe('idempotency', () => {
  test('the same key 50 times at once is one record with one answer; another body is a conflict', async () => {
    const headers = { 'idempotency-key': 'fifty' }
    const body = { ...enquiry, name: 'Fifty Times' }
    const responses = await Promise.all(Array.from({ length: 50 }, () => site.post('/api/contact', body, headers)))
    expect(new Set(responses.map((r) => r.status))).toEqual(new Set([201]))
    expect(new Set(await Promise.all(responses.map((r) => r.text()))).size).toBe(1)
    expect(await problemOf(await site.post('/api/contact', { ...body, name: 'Other' }, headers))).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    })
    const bearer = { authorization: `Bearer ${await site.token()}` }
    const total = await eventually(
      'the lead is listed',
      async () =>
        (
          (await (await fetch(`${site.url}/api/crm/leads?q=fifty+times`, { headers: bearer })).json()) as {
            total: number
          }
        ).total,
    )
    expect(total).toBe(1)
  })
})

describe('staff only', () => {
  test('no token, a made-up one, a revoked one: 401 and nothing told', async () => {
    const token = await site.token()
    const get = (headers: Record<string, string>) => fetch(`${site.url}/api/crm/leads`, { headers })
    expect((await get({ authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await site.post('/api/auth/logout', undefined, { authorization: `Bearer ${token}` })).status).toBe(204)
    for (const headers of [
      {},
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${token}` },
      { authorization: `Bearer ${'a'.repeat(43)}` },
    ])
      expect(await problemOf(await get(headers as Record<string, string>))).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      })
    for (const path of ['//api/crm/leads', '/api//crm/leads', '/api/crm/leads/', '/api/%63rm/leads'])
      expect((await fetch(site.url + path)).status).not.toBe(200)
  })

  test('five wrong passwords close the door for that account, with Retry-After', async () => {
    const attempt = () => site.post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong' })
    for (let i = 0; i < 5; i++) expect((await attempt()).status).toBe(401)
    const closed = await attempt()
    expect(closed.status).toBe(429)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('the OpenAPI document lists every endpoint of this delivery', async () => {
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as { paths: Record<string, unknown> }
  for (const path of [
    '/api/quotes/estimate',
    '/api/quotes',
    '/api/quotes/{token}/pdf',
    '/api/contact',
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/me',
    '/api/crm/leads',
    '/api/crm/leads/{id}',
    '/healthz',
    '/readyz',
  ])
    expect(Object.keys(document.paths)).toContain(path)
})
