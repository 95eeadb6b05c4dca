import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/contract/postgres.ts'

/** The built server as script/server starts it, measured from outside. */
export interface SiteProcess {
  pid: number
  port: number
  /** Milliseconds from start to ready. */
  startMs: number
  send(method: string, path: string, body?: unknown): Promise<{ status: number; body: Buffer }>
  /** What it wrote on its way. */
  log(): string
  stop(): Promise<void>
}

/** What script/server starts Node with. */
export const nodeFlags = (
  /^exec node (.*) dist\/main\.mjs$/m.exec(readFileSync(join(import.meta.dirname, '../script/server'), 'utf8'))?.[1] ??
  ''
).split(' ')

/** With `keptDataDir` the site runs on that folder, and leaves it. Rejects when the site ends before it is ready. */
export async function startSiteProcess(env: Record<string, string>, keptDataDir?: string): Promise<SiteProcess> {
  const port = await freePort()
  const dataDir = keptDataDir ?? mkdtempSync(join(tmpdir(), 'bench-'))
  const from = performance.now()
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, '../dist/main.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      MALLOC_ARENA_MAX: '1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      ADMIN_EMAIL: 'a@example.com',
      ADMIN_PASSWORD: 'bench password',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let written = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    written += text
  })
  // A bench that fails leaves nothing running.
  process.once('exit', () => child.kill('SIGKILL'))
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const send = (method: string, path: string, body?: unknown) =>
    new Promise<{ status: number; body: Buffer }>((done, failed) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const headers =
        text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      const req = request({ host: '127.0.0.1', port, method, path, agent, headers }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () => done({ status: res.statusCode ?? 0, body: Buffer.concat(chunks) }))
      })
      req.on('error', failed)
      req.end(text)
    })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`)
    const ready = await send('GET', '/readyz').then(
      (r) => r.status === 200,
      () => false,
    )
    if (ready) break
    await new Promise((wait) => setTimeout(wait, 50))
  }
  return {
    pid: child.pid ?? 0,
    port,
    startMs: performance.now() - from,
    send,
    log: () => written,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      agent.destroy()
      if (keptDataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
