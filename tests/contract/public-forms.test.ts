import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeApi } from '#server/api.ts'
import { type Running, startServices } from '#server/services.ts'
import { parseConfig } from '#server/start/config.ts'
import { quarantined } from '#src/features/quarantine/schema.ts'
import type { Api } from '#src/shared/http/api.ts'
import { createRateLimit } from '#src/shared/http/rate-limit.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { silentLog } from './databases.ts'
import { placesIn } from './places.ts'

/**
 * Every endpoint to which a stranger may post, and what keeps programs out of it: a form carries all the layers against spam, anything else says why it
 * needs none of them. A new endpoint fails here until it has its line.
 */

/** What a person fills in; `name` and `text` are where a program leaves its links. */
interface Form {
  body: Record<string, unknown>
  withName: (name: string) => Record<string, unknown>
  text?: string
  /** Sent as the part `request` of a form with files. */
  isMultipart?: boolean
  /** Leads carry the partner's code; an application is a partner's own. */
  carriesPartner: boolean
}

const reach = () => ({ name: 'Ana Núñez', email: `${randomUUID()}@example.com` })
const consent = { privacy: true }
const home = {
  town: 'marbella',
  propertyType: 'villa',
  buildYear: 2004,
  occupancy: 'full-time',
  existingSystems: [],
  goals: ['lower-bills'],
  budget: 'not-sure',
  monthlyBillEur: 165,
}

const named = (name: string) => ({ name })
const contactNamed = (name: string) => ({ contact: { ...reach(), name } })
let slot = ''
const forms: Record<string, () => Form> = {
  '/api/contact': () => ({
    body: { ...reach(), message: 'We have a villa in Mijas.', consent },
    withName: named,
    text: 'message',
    carriesPartner: true,
  }),
  '/api/quotes': () => ({
    body: { ...home, contact: reach(), consent },
    withName: contactNamed,
    carriesPartner: true,
  }),
  '/api/bills/enquiries': () => ({
    body: { ...reach(), figures: {}, message: 'Is the power too high?', consent: { privacy: true, keepFile: true } },
    withName: named,
    text: 'message',
    isMultipart: true,
    carriesPartner: true,
  }),
  '/api/emergency/requests': () => ({
    body: { ...reach(), conversation: [{ from: 'visitor', text: 'What does a wallbox cost?' }], consent },
    withName: named,
    text: 'location',
    carriesPartner: true,
  }),
  '/api/consultations': () => ({
    body: { slot, topic: 'solar', mode: 'video', town: 'marbella', contact: reach(), consent },
    withName: contactNamed,
    text: 'note',
    carriesPartner: true,
  }),
  '/api/affiliates/applications': () => {
    const { name, email } = reach()
    return {
      body: {
        businessName: 'Casa Sol',
        businessType: 'estate-agent',
        contactName: name,
        email,
        phone: '600 123 456',
        consent,
      },
      withName: (contactName) => ({ contactName }),
      text: 'businessDescription',
      carriesPartner: false,
    }
  },
}

const nothingKept = 'answers, and keeps nothing'
const signedLink = 'only by a signed link that was mailed, and counted'
const signIn = 'guesses are counted by account and address; the answer tells nothing'
const others: Record<string, string> = {
  '/api/quotes/estimate': nothingKept,
  ...Object.fromEntries(
    ['solar', 'battery', 'bill-cost', 'pool', 'cooling', 'heating', 'hot-water', 'ev', 'backup', 'incentives'].map(
      (tool) => [`/api/tools/${tool}`, nothingKept],
    ),
  ),
  '/api/bills': nothingKept,
  '/api/emergency/chat': nothingKept,
  '/api/consultations/holds': 'keeps a time for five minutes, one a visitor',
  '/api/consultations/{token}/cancel': signedLink,
  '/api/consultations/{token}/move': signedLink,
  '/api/quotes/{token}/choice': signedLink,
  '/api/quotes/{token}/withdrawal': signedLink,
  '/api/quotes/{token}/send': signedLink,
  '/api/reviews/{token}': signedLink,
  '/api/reviews/{token}/withdraw': signedLink,
  '/api/auth/login': signIn,
  '/api/auth/password/forgot': signIn,
  '/api/auth/password/link': signIn,
  '/api/auth/password/choose': signIn,
  '/api/affiliates/sign-in-links': signIn,
  '/api/affiliates/sessions': signIn,
  '/api/vitals': 'a figure without anybody',
}

interface Described {
  paths: Record<string, Record<string, { security?: unknown[] }>>
}

const folder = mkdtempSync(join(tmpdir(), 'public-forms-'))
let services: Running
let api: Api
beforeAll(async () => {
  const config = parseConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', NODE_ENV: 'test' })
  services = await startServices(config, placesIn(folder), async () => siteWithoutPages(), silentLog)
  api = composeApi(services, createRateLimit(0, 0), createRateLimit(0, 0))
  const slots = await api.request('/api/consultations/slots?days=31&mode=video&town=marbella&topic=solar')
  slot = ((await slots.json()) as { slots: { id: string }[] }).slots[0]?.id ?? ''
})
afterAll(async () => {
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A picture as small as one may be. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function send(to: Api, path: string, { isMultipart }: Form, body: object, key: string = randomUUID()) {
  const headers = { 'idempotency-key': key }
  let sent: RequestInit = {
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  if (isMultipart) {
    const parts = new FormData()
    parts.set('request', JSON.stringify(body))
    parts.set('file', new File([png], 'bill.png', { type: 'image/png' }))
    sent = { headers, body: parts }
  }
  const answer = await to.request(path, { method: 'POST', ...sent })
  const { reference } = (await answer.json()) as { reference?: string }
  return { status: answer.status, reference: reference ?? '' }
}

/** Everything that was accepted is in the database. */
async function carried(): Promise<void> {
  while (services.intake.backlog.waiting > 0) await new Promise((wait) => setTimeout(wait, 20))
}

async function heldOf(reference: string) {
  await carried()
  return (await services.gate.db.select().from(quarantined)).filter((row) => row.reference === reference)
}

test('every endpoint that a stranger may post to is a form with all layers, or says why it is none', async () => {
  const { paths } = (await (await api.request('/api/openapi.json')).json()) as Described
  const open = Object.entries(paths).flatMap(([path, methods]) =>
    ['post', 'put', 'patch', 'delete'].flatMap((method) => {
      const described = methods[method]
      return described && (described.security ?? []).length === 0 ? [path] : []
    }),
  )
  expect([...Object.keys(forms), ...Object.keys(others)].sort()).toEqual(open.sort())
})

describe.each(Object.entries(forms))('%s', (path, form) => {
  const links = 'Cheap backlinks: https://a.example and https://b.example'

  test('what fills in the field that nobody sees waits for staff, with the code of the partner who brought it', async () => {
    const one = form()
    const broughtBy = one.carriesPartner ? { partnerCode: 'CASA-SOL-1' } : {}
    const body = { ...one.body, ...broughtBy, signs: { trap: 'https://x.example' } }
    const { status, reference } = await send(api, path, one, body)
    expect([201, 202]).toContain(status)
    const [row, ...twins] = await heldOf(reference)
    expect(row).toMatchObject({ because: expect.arrayContaining(['trap']), state: 'held', payload: broughtBy })
    expect(twins).toEqual([])
    expect((await services.quarantine.list()).items.map((item) => item.reference)).toContain(reference)
  })

  test('what is ready before anybody can read, and sells links, waits too', async () => {
    const one = form()
    const written = one.text ? { [one.text]: links } : one.withName('www.win.example')
    const { reference } = await send(api, path, one, { ...one.body, ...written, signs: { filledMillis: 300 } })
    const [row] = await heldOf(reference)
    expect(row?.because).toContain('fast')
  })

  test('a link for a name waits without any sign from the page', async () => {
    const one = form()
    const { reference } = await send(api, path, one, { ...one.body, ...one.withName('Win at www.win.example') })
    expect(await heldOf(reference)).toHaveLength(1)
  })

  test('what a person sends waits for nobody, and sent again with its key is the same one', async () => {
    const one = form()
    const key = randomUUID()
    const first = await send(api, path, one, { ...one.body, signs: { filledMillis: 40_000 } }, key)
    const again = await send(api, path, one, { ...one.body, signs: { filledMillis: 55_000 } }, key)
    expect(first.status).toBe(201)
    expect(again).toEqual(first)
    expect(await heldOf(first.reference)).toEqual([])
  })

  test('one address sends so many a minute and no more', async () => {
    const counted = composeApi(services, createRateLimit(2, 0), createRateLimit(0, 0))
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await send(counted, path, form(), {})).status)
    expect(statuses.slice(0, 2)).not.toContain(429)
    expect(statuses.at(2)).toBe(429)
  })
})
