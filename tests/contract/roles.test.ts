import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeApi } from '#server/api.ts'
import { type Running, startServices } from '#server/services.ts'
import { parseConfig } from '#server/start/config.ts'
import { type Role, roles } from '#src/features/auth/contract.ts'
import { insertSession, insertStaff } from '#src/features/auth/repo.ts'
import type { Api } from '#src/shared/http/api.ts'
import { createRateLimit } from '#src/shared/http/rate-limit.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { silentLog } from './databases.ts'
import { placesIn } from './places.ts'
import { mayAsk } from './role-table.ts'

/** Every endpoint of staff asked by every role: who is let through is what the table says, and there is no endpoint beside it. */

interface Described {
  paths: Record<string, Record<string, { security?: unknown[] }>>
}

const folder = mkdtempSync(join(tmpdir(), 'roles-'))
/** They end the session that asks, or are a partner's own. */
const apart = ['POST /api/auth/logout']
let services: Running
let api: Api
let endpoints: { name: string; method: string; path: string }[]
const tokens = new Map<Role, string>()
beforeAll(async () => {
  const config = parseConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' })
  services = await startServices(config, placesIn(folder), async () => siteWithoutPages(), silentLog)
  const noLimit = createRateLimit(0, 0)
  api = composeApi(services, noLimit, noLimit)
  const { paths } = (await (await api.request('/api/openapi.json')).json()) as Described
  endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => (security ?? []).length > 0)
      .map(([method, _]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, () => randomUUID()),
      })),
  )
  const { db } = services.gate
  for (const role of roles) {
    const person = { email: `${role}@example.com`, name: role, role, language: 'en' as const, passwordHash: 'x' }
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest('hex')
    await insertSession(db, await insertStaff(db, person), hash, new Date(Date.now() + 3_600_000))
    tokens.set(role, token)
  }
})
afterAll(async () => {
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('every endpoint of staff lets through the roles of the table, and no other', async () => {
  const found: Record<string, string> = {}
  for (const { name, method, path } of endpoints) {
    if (apart.includes(name)) continue
    const allowed: Role[] = []
    for (const role of roles) {
      const hasBody = method !== 'GET' && method !== 'DELETE'
      const answer = await api.request(path, {
        method,
        headers: {
          authorization: `Bearer ${tokens.get(role)}`,
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        // A wrong body: who is let through hears so, and nothing is done.
        ...(hasBody ? { body: '{"wrong": true}' } : {}),
      })
      if (![401, 403].includes(answer.status)) allowed.push(role)
    }
    found[name] = allowed.join(' ')
  }
  expect(found).toEqual(mayAsk)
})
