import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { freePort } from '../contract/postgres.ts'

/** The built site in a process of its own, with its own port and data, as a visitor and as staff meet it. */
export interface Site {
  url: string
  /** Of the main process as it runs now. */
  readonly pid: number | undefined
  dataDir: string
  admin: { email: string; password: string }
  /** SIGKILL: nothing is said, nothing is flushed. */
  kill(): Promise<void>
  start(): Promise<void>
  /** SIGTERM, waited for; the data stays. */
  end(): Promise<void>
  stop(): Promise<void>
  mails(): Promise<Email[]>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  token(): Promise<string>
}

/** A site whose process is somebody else's affair. */
export type OpenedSite = Pick<Site, 'url' | 'dataDir' | 'admin' | 'mails' | 'post' | 'token'>

const root = join(import.meta.dirname, '../..')

/** Names the data folder of a site that was started once and ended, in the environment of the journeys. */
export const preparedFolder = 'PREPARED_DATA_DIR'

/** Name the site of all visitors, in the same environment. */
export const visitorsUrl = 'VISITORS_SITE_URL'
export const visitorsFolder = 'VISITORS_DATA_DIR'

/** The one site of all journeys that only visit: they look for nothing but what they left there themselves, and never stop it. */
export function visitorsSite(): OpenedSite {
  const { [visitorsUrl]: url, [visitorsFolder]: dataDir } = process.env
  if (!url || !dataDir) throw new Error('the site of all visitors was not started')
  return openedSite(url, dataDir)
}

/** The embedded database is compiled quickly and not a second time: one of its functions alone takes that 2 seconds of processor time, at every start. */
const quick = '--liftoff-only'

export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  // The first start of all makes the database, which takes most of its time; the others begin with a copy of what it left.
  const prepared = process.env[preparedFolder]
  if (prepared && !env.DATABASE_URL) cpSync(prepared, dataDir, { recursive: true })
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [quick, join(root, 'dist/main.mjs')], {
      env: {
        // Nothing else of the machine's: a DATABASE_URL or SMTP_URL set there is not meant for this one.
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TMPDIR: tmpdir(),
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child = started
    for (let i = 0; i < 2400; i++) {
      if (started.exitCode !== null) throw new Error(`the site ended with ${started.exitCode}`)
      if (
        await fetch(`${url}/readyz`).then(
          (r) => r.ok,
          () => false,
        )
      )
        return
      await new Promise((wait) => setTimeout(wait, 50))
    }
    throw new Error('the site did not start')
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((done) => ending.once('exit', done))
    ending.kill(signal)
    await ended
  }
  await start()
  return {
    ...openedSite(url, dataDir),
    get pid() {
      return child?.pid
    },
    start,
    end: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const admin = { email: 'admin@example.com', password: 'correct horse battery' }

/** What can be asked of a site that runs at `url` and keeps its data in `dataDir`. */
function openedSite(url: string, dataDir: string): OpenedSite {
  const post: Site['post'] = (path, body, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    url,
    dataDir,
    admin,
    async mails() {
      const folder = join(dataDir, 'mail')
      // It is made for the first mail.
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
      return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
    },
    post,
    async token() {
      const answer = (await (await post('/api/auth/login', admin)).json()) as { token: string }
      return answer.token
    },
  }
}

/** Waits until `check` gives something, for what happens behind the visitor's back. */
export async function eventually<T>(
  what: string,
  check: () => Promise<T | undefined | false>,
  seconds = 30,
): Promise<T> {
  for (let i = 0; i < 10 * seconds; i++) {
    const found = await check()
    if (found) return found
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error(`never happened: ${what}`)
}

/** What an element shows, once it is there. */
export async function textOf(locator: Locator): Promise<string> {
  await locator.first().waitFor()
  return (await locator.allInnerTexts()).join('\n')
}

/** Text of a PDF, by poppler. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { spawnSync } = await import('node:child_process')
  const result = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes, maxBuffer: 10_000_000 })
  if (result.status !== 0) throw new Error(`not a PDF: ${result.stderr}`)
  return result.stdout.toString('utf8')
}
