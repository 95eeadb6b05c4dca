import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A real PostgreSQL server for tests, on a loopback port of its own, thrown away afterwards. Can be stopped and started to play an outage. */
export interface TestPostgres {
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  dispose(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = newestBin()
  // Directly under the temporary folder: the postgres user cannot enter a 0700 folder of root's.
  const data = mkdtempSync(join(tmpdir(), 'pgtest-'))
  const asRoot = userInfo().uid === 0
  if (asRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(data, id('-u'), id('-g'))
  }
  chmodSync(data, 0o700)
  const run = (command: string, args: string[]): [string, string[]] =>
    asRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, command), ...args]] : [join(bin, command), args]
  execFileSync(...run('initdb', ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']), {
    stdio: 'pipe',
  })
  const port = await freePort()
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  let child: ReturnType<typeof spawn> | undefined

  async function start(): Promise<void> {
    child = spawn(
      ...run('postgres', [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-k',
        '/tmp',
        '-c',
        'fsync=off',
        '-c',
        'max_connections=60',
      ]),
      { stdio: 'ignore' },
    )
    for (let i = 0; i < 600 && child.exitCode === null; i++) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500 })
      // A server that is still starting may drop the connection after refusing it.
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.end()
        return
      } catch {
        await new Promise((wait) => setTimeout(wait, 100))
      }
    }
    throw new Error('PostgreSQL did not start')
  }
  async function stop(): Promise<void> {
    const ended = new Promise((done) => child?.once('exit', done))
    execFileSync(...run('pg_ctl', ['-D', data, 'stop', '-m', 'immediate', '-w']), { stdio: 'ignore' })
    await ended
  }
  await start()
  return {
    url,
    start,
    stop,
    async dispose() {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function newestBin(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
  return join('/usr/lib/postgresql', versions[0] ?? '', 'bin')
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))))
    })
  })
}
