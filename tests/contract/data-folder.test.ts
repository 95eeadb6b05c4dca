import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { composeApi } from '#server/api.ts'
import { type Running, startServices } from '#server/services.ts'
import { parseConfig } from '#server/start/config.ts'
import { createRateLimit } from '#src/shared/http/rate-limit.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { silentLog } from './databases.ts'
import { placesIn } from './places.ts'

/** What the whole service does with its data folder: one owner, closed to others, its damage told to readiness and staff. */

const base = mkdtempSync(join(tmpdir(), 'folder-'))
const dataDir = join(base, 'data')
afterAll(() => rmSync(base, { recursive: true, force: true }))

const config = parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
let opened = 0
const start = (): Promise<Running> =>
  startServices(
    config,
    placesIn(base),
    async () => {
      opened++
      return siteWithoutPages()
    },
    silentLog,
  )
async function asked(services: Running, path: string, init: RequestInit = {}) {
  const noLimit = createRateLimit(0, 0)
  const api = composeApi(services, noLimit, noLimit)
  const answer = await api.request(path, { ...init, headers: { 'content-type': 'application/json', ...init.headers } })
  return { status: answer.status, body: await answer.json() }
}

test('the first password, the lock, and damage of the journal on the dashboard', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const services = await start()
  const output = said.mock.calls.join('')
  said.mockRestore()
  const file = join(dataDir, 'first-password.txt')
  const written = readFileSync(file, 'utf8')
  const [email = '', password = ''] = ['e-mail', 'password'].map(
    (name) => new RegExp(`${name}: +(.*)`).exec(written)?.[1],
  )
  expect(output).toContain(file)
  expect(output).not.toContain(password)
  expect([statSync(dataDir).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])

  // A second process keeps its hands off: opening the site clears away what looks half made.
  await expect(start()).rejects.toThrow('the data folder is in use by process')
  expect(opened).toBe(1)

  const { token } = await services.auth.login({ email, password }, 'office')
  await services.auth.changePassword(token, { current: password, next: 'four plain words here' })
  expect(existsSync(file)).toBe(false)
  const authorization = `Bearer ${token}`
  const checklist = async (running: Running) =>
    (await asked(running, '/api/admin/checklist', { headers: { authorization } })).body.items.find(
      ({ id }: { id: string }) => id === 'journal-intact',
    )
  expect((await asked(services, '/readyz')).body.journal).toEqual({
    lines: 0,
    keptAside: 0,
    unreadable: 0,
    missingSegments: 0,
  })
  expect(await checklist(services)).toMatchObject({ status: 'ok' })
  await services.stop()

  appendFileSync(join(dataDir, 'journal', '00000001.log'), '0badc0de {"t":"e"}\n')
  const damaged = await start()
  const ready = await asked(damaged, '/readyz')
  expect([ready.status, ready.body.journal.lines]).toEqual([200, 1])
  expect(await checklist(damaged)).toMatchObject({ status: 'warning', detail: { en: expect.stringContaining('1') } })
  await damaged.stop()
})
