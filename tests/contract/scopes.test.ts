import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeApi } from '#server/api.ts'
import { type Running, startServices } from '#server/services.ts'
import { parseConfig } from '#server/start/config.ts'
import type { Role } from '#src/features/auth/contract.ts'
import { insertSession, insertStaff } from '#src/features/auth/repo.ts'
import { insertBillEnquiries } from '#src/features/bill-analysis/enquiry/repo.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import type { Api } from '#src/shared/http/api.ts'
import { createRateLimit } from '#src/shared/http/rate-limit.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { silentLog } from './databases.ts'
import { placesIn } from './places.ts'
import { mayAsk } from './role-table.ts'

/** Whoever has only leads of their own: every endpoint that lets them in is asked for a lead of a colleague's, and for what their own is worth. */

interface Described {
  paths: Record<string, Record<string, unknown>>
}

/** A right body for each endpoint that takes one about a lead; without it a wrong body would be refused before the lead is looked at. */
const bodies: Record<string, () => unknown> = {
  'PATCH /api/crm/leads/{id}': () => ({ note: 'seen' }),
  'POST /api/crm/leads/{id}/job': () => ({ step: 'deposit', done: true }),
  'POST /api/crm/today/done': () => ({ kind: 'answer', leadId: theirs }),
  'POST /api/crm/leads/changes': () => ({ changes: [{ id: theirs, owner: { id: ids.get('technician') } }] }),
  'POST /api/crm/tasks': () => ({ title: 'Look', dueAt: '2099-01-01T09:00:00Z', leadId: theirs }),
  'PATCH /api/crm/tasks/{id}': () => ({ done: true }),
}
/** Whoever is on call takes what nobody has yet: that is how a lead becomes theirs. This one is somebody's. */
const refusedOtherwise = new Map([['POST /api/crm/leads/{id}/take', 409]])
/** Not of leads: what they ask about is the asker's own, the house's, or a mail whose words they do not see. */
const ofNoLead = [
  'DELETE /api/auth/sessions/{id}',
  'DELETE /api/crm/views/{id}',
  'PATCH /api/auth/me',
  'POST /api/auth/password',
  'POST /api/auth/totp',
  'POST /api/auth/totp/confirm',
  'POST /api/crm/files',
  'POST /api/crm/mails/{id}/retry',
  'POST /api/crm/views',
]
/** Named by a visit or by what was ticked off: calendar.test.ts and crm/money-and-done.test.ts ask them about a colleague's. */
const askedElsewhere = ['POST /api/admin/calendar/{id}/on-way', 'DELETE /api/crm/today/done/{id}']
const secret = 'Hidden Colleague'
const secretPhone = '+34600777888'
const ownEur = 4321.5

const folder = mkdtempSync(join(tmpdir(), 'scopes-'))
const ids = new Map<Role, string>()
const tokens = new Map<Role, string>()
let services: Running
let api: Api
let endpoints: { name: string; method: string; path: string }[]
let theirs = ''
let own = ''
let task = ''

const ask = async (role: Role, method: string, path: string, body?: unknown) => {
  const answer = await api.request(path, {
    method,
    headers: { authorization: `Bearer ${tokens.get(role)}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

beforeAll(async () => {
  const config = parseConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' })
  services = await startServices(config, placesIn(folder), async () => siteWithoutPages(), silentLog)
  const noLimit = createRateLimit(0, 0)
  api = composeApi(services, noLimit, noLimit)
  const { paths } = (await (await api.request('/api/openapi.json')).json()) as Described
  endpoints = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
      })),
    )
    .filter(({ name }) => mayAsk[name]?.includes('technician'))
  const { db } = services.gate
  for (const role of ['sales', 'technician'] as const) {
    const person = { email: `${role}@example.com`, name: role, role, language: 'en' as const, passwordHash: 'x' }
    const token = randomBytes(32).toString('base64url')
    ids.set(role, await insertStaff(db, person))
    await insertSession(
      db,
      ids.get(role) ?? '',
      createHash('sha256').update(token).digest('hex'),
      new Date(Date.now() + 3_600_000),
    )
    tokens.set(role, token)
  }
  const made = async (name: string, phone: string, owner: Role) => {
    const { text } = await ask('sales', 'POST', '/api/crm/leads', { name, phone, town: 'mijas', source: 'phone' })
    const { id } = JSON.parse(text) as { id: string }
    await db
      .update(lead)
      .set({
        takenById: ids.get(owner),
        takenByName: owner,
        takenAt: new Date(),
        valueCents: ownEur * 100,
        stage: 'accepted',
      })
      .where(eq(lead.id, id))
    await db.insert(leadEvent).values({ leadId: id, kind: 'paid', data: { amountEur: ownEur, service: 'solar' } })
    return id
  }
  theirs = await made(secret, secretPhone, 'sales')
  own = await made('Own Lead', '+34600777999', 'technician')
  const figures = { cups: secretPhone }
  await insertBillEnquiries(db, [
    { leadId: theirs, figures, files: [], keptUntil: '2099-01-01', createdAt: new Date() },
  ])
  const due = { dueAt: new Date().toISOString(), leadId: theirs }
  task = (JSON.parse((await ask('sales', 'POST', '/api/crm/tasks', { title: secret, ...due })).text) as { id: string })
    .id
})
afterAll(async () => {
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

const filled = (path: string, leadId: string) =>
  path.includes('/tasks/')
    ? path.replace('{id}', task)
    : path
        .replace('/leads/{id}', `/leads/${leadId}`)
        .replace('{leadId}', leadId)
        .replace('{index}', '0')
        .replace(/\{\w+\}/g, () => randomUUID())

test('nothing that a technician may read shows a colleague’s lead, nor what any lead is worth', async () => {
  const shows: string[] = []
  for (const { name, path } of endpoints.filter(({ method }) => method === 'GET'))
    for (const leadId of [theirs, own]) {
      const { text } = await ask('technician', 'GET', filled(path, leadId))
      if ([secret, secretPhone, String(ownEur)].some((word) => text.includes(word))) shows.push(name)
    }
  expect(shows).toEqual([])
})

test('nothing that a technician may ask about one lead is answered about a colleague’s', async () => {
  const answered: [string, number][] = []
  for (const { name, method, path } of endpoints) {
    const isOfLead = path.includes('/leads/{id}') || path.includes('{leadId}') || name in bodies
    if (!isOfLead) continue
    const { status, text } = await ask('technician', method, filled(path, theirs), bodies[name]?.())
    const isRefused =
      status === (refusedOtherwise.get(name) ?? 404) ||
      (name === 'POST /api/crm/leads/changes' && text.includes('"done":[]')) ||
      (name === 'POST /api/crm/tasks' && status === 422)
    if (!isRefused) answered.push([name, status])
  }
  expect(answered).toEqual([])
  const [untouched] = await services.gate.db.select().from(lead).where(eq(lead.id, theirs))
  expect([untouched?.takenById, untouched?.stage]).toEqual([ids.get('sales'), 'accepted'])
})

test('every endpoint that changes something for a technician is looked at above, or is of no lead', () => {
  const looked = (name: string, path: string) =>
    path.includes('/leads/{id}') ||
    path.includes('{leadId}') ||
    name in bodies ||
    [...ofNoLead, ...askedElsewhere].includes(name)
  expect(
    endpoints.filter(({ name, method, path }) => method !== 'GET' && !looked(name, path)).map(({ name }) => name),
  ).toEqual([])
})
