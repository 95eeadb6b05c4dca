import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { round } from '../numbers.ts'
import { startSiteProcess } from '../site-process.ts'
import { ask, enquiry, signIn } from './ask.ts'
import type { Fault } from './fault.ts'

/** What lies on the disk: whose it is, what is damaged, what is left of somebody who was erased. */

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** A second process on a data folder ends with words, and the first goes on. */
const oneOwner: Fault = {
  name: 'one-owner-of-a-data-folder',
  run: () =>
    withFolder(async (folder) => {
      const site = await startSiteProcess({}, folder)
      try {
        const second = await startSiteProcess({}, folder).then(
          async (other) => {
            await other.stop()
            return 'started'
          },
          () => 'refused',
        )
        const { status } = await ask(site.port, '/readyz')
        return { passed: second === 'refused' && status === 200, figures: { firstStatus: status } }
      } finally {
        await site.stop()
      }
    }),
}

/** A holder that was killed is not in the way of its successor. */
const deadOwner: Fault = {
  name: 'dead-owner-is-not-in-the-way',
  run: () =>
    withFolder(async (folder) => {
      const first = await startSiteProcess({}, folder)
      process.kill(first.pid, 'SIGKILL')
      const second = await startSiteProcess({}, folder)
      const { status } = await ask(second.port, '/readyz')
      await second.stop()
      return { passed: status === 200, figures: { status } }
    }),
}

/** Two processes that begin at once on an empty database migrate it once. */
const migrations: Fault = {
  name: 'migrations-take-turns',
  usesDatabase: true,
  async run(databaseUrl) {
    const env = { DATABASE_URL: databaseUrl, SECRET_KEY: 'one key for both processes, long enough' }
    const sites = await Promise.all([startSiteProcess(env), startSiteProcess(env)])
    const statuses = await Promise.all(
      sites.map(async ({ port }) => (await ask(port, '/api/contact', enquiry('a@example.com'))).status),
    )
    await Promise.all(sites.map((site) => site.stop()))
    return { passed: statuses.every((status) => status === 201), figures: { processes: sites.length } }
  },
}

/** The damage that `/readyz` tells of, summed. */
async function damageOf(port: number): Promise<number> {
  const { body } = await ask(port, '/readyz')
  const { journal }: { journal: Record<string, number> } = JSON.parse(body.toString('utf8'))
  return Object.values(journal).reduce((sum, count) => sum + count, 0)
}

/** What goes wrong with the folder of a journal that holds an enquiry: the next start says so, or does not start. */
function damaged(name: string, breakIt: (journal: string) => void): Fault {
  return {
    name,
    run: () =>
      withFolder(async (folder) => {
        // The database is away: what is accepted stays in the journal.
        const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
        const first = await startSiteProcess(env, folder)
        const { status } = await ask(first.port, '/api/contact', enquiry('a@example.com'))
        process.kill(first.pid, 'SIGKILL')
        await new Promise((wait) => setTimeout(wait, 300))
        breakIt(join(folder, 'journal'))
        const second = await startSiteProcess(env, folder).catch(() => undefined)
        // A start that is refused has said why in the log.
        const told = second ? await damageOf(second.port) : 1
        await second?.stop()
        return { passed: status === 201 && told > 0, figures: { told, refusedToStart: second ? 0 : 1 } }
      }),
  }
}

const newest = (folder: string, pattern: RegExp) =>
  filesIn(folder)
    .filter((path) => pattern.test(path))
    .sort()
    .at(-1) ?? ''

const flipped = (path: string, at: (length: number) => number) => {
  const bytes = readFileSync(path)
  const place = at(bytes.length)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

const journalFaults: readonly Fault[] = [
  damaged('lost-keys-are-named', (journal) => truncateSync(newest(journal, /keys\.log$/))),
  damaged('damaged-line-is-named', (journal) => flipped(newest(journal, /\/\d+[^/]*$/), (length) => length >> 1)),
  damaged('damaged-key-is-named', (journal) => flipped(newest(journal, /keys\.log$/), (length) => length >> 1)),
]

/** Every bit of a journal of ten entries, by its property test. */
const bitFlips: Fault = {
  name: 'bit-flips-are-named',
  async run() {
    const root = join(import.meta.dirname, '../..')
    const args = ['run', '--project', 'unit', '--maxWorkers=1', 'src/shared/journal/bit-flips.test.ts']
    const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, stdio: 'ignore' })
    return { passed: status === 0, figures: {} }
  },
}

/** A disk that is full refuses enquiries with words and takes them again by itself. Needs the right to mount; without it the row fails. */
const fullDisk: Fault = {
  name: 'full-disk-recovers-by-itself',
  run: () =>
    withFolder(async (folder): ReturnType<Fault['run']> => {
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder])
      if (mounted.status !== 0) return { passed: false, figures: { mounted: 0 } }
      // The database is away: what is accepted stays in the journal.
      const site = await startSiteProcess({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, folder)
      const post = async () => (await ask(site.port, '/api/contact', enquiry('a@example.com'))).status
      try {
        const before = await post()
        const filler = join(folder, 'filler')
        spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k'])
        // What fits into the last block of the journal is kept, and answered so.
        let refused = await post()
        for (let n = 0; n < 40 && refused === 201; n++) refused = await post()
        const unready = (await ask(site.port, '/readyz')).status
        const alive = (await ask(site.port, '/healthz')).status
        rmSync(filler)
        const from = performance.now()
        while ((await ask(site.port, '/readyz')).status !== 200 && performance.now() - from < 20_000)
          await new Promise((wait) => setTimeout(wait, 100))
        const seconds = (performance.now() - from) / 1000
        const after = await post()
        const passed = before === 201 && refused === 503 && unready === 503 && alive === 200 && after === 201
        return { passed, figures: { refused, unready, alive, after, recoveredSeconds: round(seconds, 1) } }
      } finally {
        await site.stop()
        spawnSync('umount', [folder])
      }
    }),
}

/** The data folder is its owner's alone, and so is the first password. */
const modes: Fault = {
  name: 'folder-is-private',
  run: () =>
    withFolder(async (folder) => {
      const site = await startSiteProcess({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, folder)
      await site.stop()
      const mode = (path: string) => statSync(path).mode & 0o777
      const password = filesIn(folder).find((path) => path.endsWith('first-password.txt'))
      return {
        passed: mode(folder) === 0o700 && password !== undefined && mode(password) === 0o600,
        figures: { folderMode: mode(folder), passwordMode: password === undefined ? 0 : mode(password) },
      }
    }),
}

/** After an erasure no file of the folder holds the person's name, address, number or words. */
const erased: Fault = {
  name: 'erasure-leaves-no-trace',
  run: () =>
    withFolder(async (folder) => {
      const site = await startSiteProcess({}, folder)
      const traces = ['Zyxwina Quorntree', 'zyxwina@quorntree.example', '611222333', 'vermilion pergola lamp']
      const [name = '', email = '', , words = ''] = traces
      try {
        await ask(site.port, '/api/contact', enquiry(email, { name, phone: '+34611222333', message: words }))
        const headers = await signIn(site.port)
        const leads = async () => {
          const { body } = await ask(site.port, '/api/crm/leads', { headers })
          const { items }: { items: { id: string; name: string }[] } = JSON.parse(body.toString('utf8'))
          return items
        }
        let found = await leads()
        for (let n = 0; n < 100 && found.length === 0; n++) {
          await new Promise((wait) => setTimeout(wait, 100))
          found = await leads()
        }
        // Its mails are written as files where no server takes them.
        await new Promise((wait) => setTimeout(wait, 1500))
        const id = found.find((lead) => lead.name === name)?.id ?? ''
        const { status } = await ask(site.port, `/api/crm/leads/${id}/erase`, { method: 'POST', headers })
        await site.stop()
        const holding = filesIn(folder).filter((path) => {
          const bytes = readFileSync(path)
          return traces.some((trace) => bytes.includes(trace))
        })
        for (const path of holding) process.stderr.write(`a trace is left in ${path.slice(folder.length)}\n`)
        return { passed: status === 204 && holding.length === 0, figures: { filesWithATrace: holding.length } }
      } finally {
        await site.stop().catch(() => undefined)
      }
    }),
}

export const folderFaults: readonly Fault[] = [
  oneOwner,
  deadOwner,
  migrations,
  ...journalFaults,
  bitFlips,
  fullDisk,
  modes,
  erased,
]
