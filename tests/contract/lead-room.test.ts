import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { composeApi } from '#server/api.ts'
import { type Running, startServices } from '#server/services.ts'
import { parseConfig } from '#server/start/config.ts'
import { createRateLimit } from '#src/shared/http/rate-limit.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { sampleAnswers } from '../sample-estimates.ts'
import { silentLog } from './databases.ts'
import { placesIn } from './places.ts'

/** Whatever else is asked of the site from one address, there is room for a lead. */

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'room-'))
/** The real model for Málaga; of everybody else it keeps the place and says nothing. */
const oddModel = `
import { readFileSync } from 'node:fs'
import { decodeTypicalYear } from '${root}/src/energy/sun-pv/weather.ts'
import { estimateQuote } from '${root}/src/features/quote/domain/options/estimate.ts'
const weather = decodeTypicalYear(readFileSync(process.argv[2]))
process.on('message', ({ id, answers, priceBook, today }) => {
  if (answers?.town !== 'malaga') return
  process.send({ id, kind: 'quote', estimate: estimateQuote(answers, { weather, priceBook, today }) })
})
process.on('disconnect', () => process.exit(0))
`
let services: Running
let server: Server
let origin = ''

beforeAll(async () => {
  const model = join(folder, 'model.mjs')
  writeFileSync(model, oddModel)
  const config = parseConfig({ DATA_DIR: join(folder, 'data'), RATE_LIMIT_PER_MINUTE: '3', LOG_LEVEL: 'silent' })
  services = await startServices(
    config,
    { ...placesIn(folder), estimateProcess: model },
    async () => siteWithoutPages(),
    silentLog,
  )
  const limit = createRateLimit(config.rateLimitPerMinute, config.trustProxy)
  const api = composeApi(services, limit, limit)
  server = createServer(getRequestListener(api.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

const post = (path: string, body: unknown) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const person = { name: 'Ana', email: 'ana@example.com', consent: { privacy: true } }

test('chatting and browsing have limits of their own', async () => {
  // Limits are by the minute: none ends here.
  vi.useFakeTimers({ toFake: ['Date'] })
  const spend = async (path: string, body: unknown) => {
    const statuses: number[] = []
    for (let asked = 0; asked < 4; asked++) statuses.push((await post(path, body)).status)
    return statuses
  }
  expect(await spend('/api/emergency/chat', { message: 'Hello' })).toEqual([200, 200, 200, 429])
  expect(await spend('/api/vitals', { path: '/', name: 'LCP', value: 1000 })).toEqual([204, 204, 204, 429])
  expect((await post('/api/contact', { ...person, message: 'Hello' })).status).toBe(201)
  vi.useRealTimers()
})

test('when a hundred tools and estimates wait, others are refused and a quote for a lead is taken', async () => {
  const waiting = [
    ...Array.from({ length: 50 }, () => post('/api/tools/solar', { town: 'mijas' })),
    ...Array.from({ length: 51 }, () => post('/api/quotes/estimate', sampleAnswers.villa)),
  ]
  // The one too many.
  expect(await Promise.race(waiting.map((asked) => asked.then(({ status }) => status)))).toBe(503)
  expect((await post('/api/tools/solar', { town: 'mijas' })).status).toBe(503)
  expect((await post('/api/quotes/estimate', sampleAnswers.everything)).status).toBe(503)
  const quote = { ...sampleAnswers.everything, contact: person, consent: person.consent }
  expect((await post('/api/quotes', quote)).status).toBe(201)
  server.closeAllConnections()
  await Promise.allSettled(waiting)
})
