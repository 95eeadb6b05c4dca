import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '#src/site/staff/screens.ts'
import { screenPath } from '#src/site/staff/staff-path.ts'
import { freePort } from '../contract/postgres.ts'
import { eventually, type Site, startSite } from './site.ts'
import { signIn } from './staff-screen.ts'
import { openPage, phone, startBrowser } from './windows.ts'

/** The demonstration as a newcomer starts it, beside a house with real people in it. */

const script = join(import.meta.dirname, '../../script/server')
const demoDir = join(mkdtempSync(join(tmpdir(), 'demo-')), 'data')
const admin = { email: 'admin@example.com', password: 'correct horse battery' }

let real: Site
let demo: ChildProcess
let url: string
let headers: Record<string, string>

const environment = (dataDir: string, port: number) => ({
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  RATE_LIMIT_PER_MINUTE: '0',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
const run = (dataDir: string, ...options: string[]) =>
  spawnSync(script, options, { env: environment(dataDir, 1), encoding: 'utf8', timeout: 60_000 })
const read = async (path: string): Promise<Record<string, unknown>> =>
  (await (await fetch(url + path, { headers })).json()) as Record<string, unknown>
const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

beforeAll(async () => {
  real = await startSite()
  const sent = await real.post('/api/contact', {
    language: 'es',
    name: 'Ana Real',
    email: 'ana@example.com',
    location: 'Mijas',
    service: 'solar',
    message: 'Quiero placas.',
    consent: { privacy: true },
  })
  expect(sent.status).toBe(201)
  const port = await freePort()
  url = `http://localhost:${port}`
  demo = spawn(script, ['--skip-install', '--demo'], { env: environment(demoDir, port), stdio: 'ignore' })
  await eventually('the demonstration is up', async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok, 120)
  headers = await eventually('somebody can sign in', async () => {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const { token } = (await answer.json()) as { token?: string }
    return token === undefined ? undefined : { authorization: `Bearer ${token}` }
  })
})
afterAll(async () => {
  await end(demo)
  await real.stop()
})

test('is filled in every screen, with people who say that they are samples', async () => {
  await eventually('the samples are there', async () => Number((await read('/api/crm/leads')).total) > 30)
  const { items } = (await read('/api/crm/leads')) as { items: { name: string; email: string | null }[] }
  for (const { name, email } of items) {
    expect(name).toMatch(/sample/i)
    expect(email ?? 'sample@example.com').toMatch(/@example\.com$/)
  }
  const today = (await read('/api/crm/today?whose=everyone')) as Record<string, unknown[]>
  for (const list of ['answerNow', 'tasks', 'failedMails', 'openedQuotes', 'waiting'])
    expect(today[list]?.length, list).toBeGreaterThan(0)
  // On a day on which we are closed, the samples are at work on the next open one.
  const { visits, nextDay } = today as unknown as { visits: unknown[]; nextDay: { visits: unknown[] } | null }
  expect(visits.length + (nextDay?.visits.length ?? 0)).toBeGreaterThan(0)
  const lists = ['/api/crm/inbox', '/api/crm/duplicates', '/api/admin/quarantine', '/api/admin/users']
  for (const path of [...lists, '/api/affiliates', '/api/affiliates/commissions'])
    expect(((await read(path)).items as unknown[]).length, path).toBeGreaterThan(0)
})

test('no screen of staff scrolls sideways on the narrowest phone, full as it is', async () => {
  const [lead] = ((await read('/api/crm/leads')) as { items: { id: string }[] }).items
  const browser = await startBrowser()
  const { page, context, troubles } = await openPage(browser, { ...phone, viewport: { width: 320, height: 640 } })
  await signIn(context, (headers.authorization ?? '').replace('Bearer ', ''), 'es')
  const wide: string[] = []
  for (const path of screens.map((screen) => screenPath(screen, { leadId: lead?.id ?? '' }))) {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.locator('h1').waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${path} ${width}`)
  }
  await browser.close()
  expect(wide).toEqual([])
  expect(troubles).toEqual([])
})

test('is not to be found, and a house of real people is not started on it nor filled with samples', async () => {
  expect((await fetch(url)).headers.get('x-robots-tag')).toContain('noindex')
  await real.end()
  const before = readdirSync(real.dataDir)
  expect(run(real.dataDir, '--remove-demo')).toMatchObject({ status: 1 })
  expect(readdirSync(real.dataDir)).toEqual(before)
  await end(demo)
  const started = run(demoDir, '--skip-install')
  expect(started.status).not.toBe(0)
  expect(started.stderr).toContain('samples')
})

test('goes with one command, all of it, and what is real stays', async () => {
  expect(existsSync(demoDir)).toBe(true)
  expect(run(demoDir, '--remove-demo')).toMatchObject({ status: 0 })
  expect(existsSync(demoDir)).toBe(false)
  await real.start()
  const token = await real.token()
  await eventually('the real lead is there', async () => {
    const answer = await fetch(`${real.url}/api/crm/leads`, { headers: { authorization: `Bearer ${token}` } })
    const { total, items } = (await answer.json()) as { total: number; items: { name: string }[] }
    return total === 1 && items[0]?.name === 'Ana Real'
  })
})
