import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeApi } from '#server/api.ts'
import { type Running, startServices } from '#server/services.ts'
import { parseConfig } from '#server/start/config.ts'
import type { Api } from '#src/shared/http/api.ts'
import { createRateLimit } from '#src/shared/http/rate-limit.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { silentLog } from './databases.ts'
import { placesIn } from './places.ts'

/** What a stranger may ask for: every other endpoint refuses them before it looks at what they sent. */
const open = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/quotes/price-book',
  'POST /api/quotes/estimate',
  'POST /api/quotes',
  'GET /api/quotes/{token}/pdf',
  'POST /api/tools/solar',
  'POST /api/tools/battery',
  'POST /api/tools/bill-cost',
  'POST /api/tools/pool',
  'POST /api/tools/cooling',
  'POST /api/tools/heating',
  'POST /api/tools/hot-water',
  'POST /api/tools/ev',
  'POST /api/tools/backup',
  'POST /api/tools/incentives',
  'POST /api/bills',
  'POST /api/bills/enquiries',
  'POST /api/emergency/chat',
  'POST /api/emergency/requests',
  'GET /api/consultations/slots',
  'POST /api/consultations',
  'POST /api/consultations/holds',
  'GET /api/consultations/{token}',
  'GET /api/consultations/{token}/invite.ics',
  'POST /api/consultations/{token}/cancel',
  'POST /api/consultations/{token}/move',
  'POST /api/quotes/{token}/choice',
  'POST /api/quotes/{token}/withdrawal',
  'POST /api/quotes/{token}/send',
  'POST /api/contact',
  'POST /api/auth/login',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/link',
  'POST /api/auth/password/choose',
  'POST /api/vitals',
  'POST /api/affiliates/applications',
  'POST /api/affiliates/sign-in-links',
  'POST /api/affiliates/sessions',
  'GET /api/reviews/{token}',
  'POST /api/reviews/{token}',
  'POST /api/reviews/{token}/withdraw',
]

interface Endpoint {
  name: string
  method: string
  path: string
  isGuarded: boolean
}
interface Described {
  paths: Record<string, Record<string, { security?: unknown[] }>>
}

const folder = mkdtempSync(join(tmpdir(), 'guards-'))
let services: Running
let api: Api
let endpoints: Endpoint[]
beforeAll(async () => {
  const config = parseConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' })
  services = await startServices(config, placesIn(folder), async () => siteWithoutPages(), silentLog)
  const noLimit = createRateLimit(0, 0)
  api = composeApi(services, noLimit, noLimit)
  const { paths } = (await (await api.request('/api/openapi.json')).json()) as Described
  endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      // No id: a guard that comes after the checks would say so.
      path: path.replace(/\{\w+\}/g, '0'),
      isGuarded: (security ?? []).length > 0,
    })),
  )
})
afterAll(async () => {
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('every endpoint that is not for everybody asks for a bearer', () => {
  expect(endpoints.filter(({ isGuarded }) => !isGuarded).map(({ name }) => name)).toEqual(open)
})

test('a stranger is refused by every endpoint of staff and partners, whatever they send', async () => {
  const guarded = endpoints.filter(({ isGuarded }) => isGuarded)
  expect(guarded.length).toBeGreaterThan(50)
  const strangers: Record<string, string>[] = [{}, { authorization: 'Bearer of-nobody' }]
  for (const headers of strangers) {
    const answers = await Promise.all(
      guarded.map(async ({ name, method, path }) => {
        const hasBody = method !== 'GET' && method !== 'DELETE'
        const answer = await api.request(path, {
          method,
          headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
          ...(hasBody ? { body: '{"wrong": true}' } : {}),
        })
        return [name, answer.status]
      }),
    )
    expect(answers.filter(([, status]) => status !== 401)).toEqual([])
  }
})
