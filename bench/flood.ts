import { Agent, request } from 'node:http'
import { Worker } from 'node:worker_threads'
import { quantile, round } from './numbers.ts'
import { startSiteProcess } from './site-process.ts'

/** One address sends as fast as it can over thirty connections; another reads the home page meanwhile. */

const connections = 30
const floodSeconds = 3
/** What a flood may ask for: each kind of work there is behind the front. */
const floods: Record<string, { method: string; path: string; type?: string; body?: string }> = {
  static: { method: 'GET', path: '/about' },
  'unknown path': { method: 'GET', path: '/no/such/page' },
  search: { method: 'GET', path: '/search?q=battery' },
  'saved quote': { method: 'GET', path: `/quote/${'x'.repeat(40)}` },
  document: { method: 'GET', path: `/api/quotes/${'x'.repeat(40)}/pdf` },
  health: { method: 'GET', path: '/readyz' },
  description: { method: 'GET', path: '/api/openapi.json' },
  chat: {
    method: 'POST',
    path: '/api/emergency/chat',
    type: 'application/json',
    body: JSON.stringify({ message: 'hello '.repeat(300), language: 'en', location: 'Andalucía, Spain' }),
  },
  tool: { method: 'POST', path: '/api/tools/solar', type: 'application/json', body: '{"town":"marbella"}' },
  estimate: {
    method: 'POST',
    path: '/api/quotes/estimate',
    type: 'application/json',
    body: JSON.stringify({
      language: 'en',
      town: 'marbella',
      propertyType: 'villa',
      buildYear: 1995,
      occupancy: 'full-time',
      existingSystems: [],
      goals: ['lower-bills'],
      budget: 'not-sure',
      monthlyBillEur: 165,
    }),
  },
  form: { method: 'POST', path: '/contact', type: 'application/x-www-form-urlencoded', body: 'name=A&message=hello' },
  'sign-in': {
    method: 'POST',
    path: '/api/auth/login',
    type: 'application/json',
    body: '{"email":"a@example.com","password":"wrong password"}',
  },
}

/** The thread that floods: its own event loop, so that the reader's clock is not its. */
const flooder = `
const { Agent, request } = require('node:http')
const { workerData, parentPort } = require('node:worker_threads')
const { port, method, path, type, body, connections } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: connections })
let sent = 0, stopped = false
const send = () => {
  if (stopped) return
  sent++
  const headers = body ? { 'content-type': type, 'content-length': Buffer.byteLength(body) } : {}
  const req = request({ host: '127.0.0.1', port, method, path, agent, headers }, (res) => res.on('end', send).resume())
  req.on('error', () => setTimeout(send, 10))
  req.end(body)
}
for (let i = 0; i < connections; i++) send()
parentPort.on('message', () => { stopped = true; parentPort.postMessage(sent); agent.destroy(); process.exit(0) })`

/** The home page's median for another visitor, quiet and under each flood, in milliseconds; and the worst share of the two. */
export async function benchFlood(databaseUrl: string): Promise<Record<string, number>> {
  // The limits as they are shipped; the reader comes through the proxy that the site trusts, as another address.
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl, RATE_LIMIT_PER_MINUTE: '60' })
  const results: Record<string, number> = {}
  try {
    await readHome(site.port, 1)
    const quiet = quantile(await readHome(site.port, floodSeconds), 0.5)
    results.quietP50Ms = round(quiet, 3)
    let worst = 0
    for (const [name, flood] of Object.entries(floods)) {
      const thread = new Worker(flooder, { eval: true, workerData: { port: site.port, connections, ...flood } })
      await new Promise((wait) => setTimeout(wait, 500))
      const p50 = quantile(await readHome(site.port, floodSeconds), 0.5)
      const sent = await new Promise<number>((done) => {
        thread.once('message', done)
        thread.postMessage('stop')
      })
      results[`${name} p50Ms`] = round(p50, 3)
      results[`${name} requestsASecond`] = round(sent / (floodSeconds + 0.5), 0)
      worst = Math.max(worst, p50 / quiet)
    }
    results.worstTimesQuiet = round(worst)
  } finally {
    await site.stop()
  }
  return results
}

/** One page after another for so many seconds, a little apart, as milliseconds each. */
async function readHome(port: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const taken: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const from = performance.now()
    await new Promise<void>((done, failed) => {
      const headers = { 'accept-encoding': 'br' }
      const req = request({ host: '127.0.0.1', port, path: '/', agent, headers }, (res) => res.on('end', done).resume())
      req.on('error', failed)
      req.end()
    })
    taken.push(performance.now() - from)
    await new Promise((wait) => setTimeout(wait, 5))
  }
  agent.destroy()
  return taken
}
