import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quantile, round } from './numbers.ts'
import { childrenOf, commandOf, cpuSeconds, residentKb } from './processes.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'

interface Book {
  version: number
  items: Record<string, { netEur: number | [number, number][] }>
}
interface RenderedManifest {
  files: Record<string, { keys: string[] }>
}

/** The price on most pages, and one on few. */
const items = ['battery', 'ev-charger'] as const
const requestsPerSecond = 200
const quietSeconds = 5

/**
 * From a publication to every page in every process, on both databases, with visitors reading meanwhile: seconds, requests failed, how much slower the
 * slowest pages get, and what making all pages costs.
 */
export async function benchPublication(databaseUrl: string): Promise<Record<string, number>> {
  const embedded = await measure([await startSiteProcess({})], 'embedded')
  const env = { DATABASE_URL: databaseUrl, SECRET_KEY: 'one key for both processes, long enough' }
  const server = await measure([await startSiteProcess(env), await startSiteProcess(env)], 'server')
  return { ...embedded, ...server }
}

async function measure(sites: SiteProcess[], name: string): Promise<Record<string, number>> {
  const [first] = sites
  if (!first) throw new Error('no site')
  const results: Record<string, number> = {}
  const load = startLoad(sites)
  await wait(quietSeconds * 1000)
  const quiet = load.take()
  results[`${name}QuietP99Ms`] = round(quantile(quiet.millis, 0.99), 1)
  let failed = quiet.failed
  for (const item of items) {
    // As staff do: they open the screen before they publish from it.
    await openScreen(first)
    await wait(5000)
    load.take()
    const took = await publish(first, sites, item)
    const during = load.take()
    failed += during.failed
    results[`${name}Publish_${item}_Pages`] = pagesWith(`price:${item}`)
    results[`${name}Publish_${item}_Seconds`] = round(took.acceptedSeconds, 1)
    results[`${name}EverywhereAfter_${item}_Seconds`] = round(took.everywhereSeconds, 1)
    results[`${name}During_${item}_P99Ms`] = round(quantile(during.millis, 0.99), 1)
  }
  // Every page reads the tax.
  const { version, ...book } = await bookOf(first)
  const before = rendererCpuSeconds(first)
  await post(first, { ...book, vatRatePercent: 10, basedOnVersion: version })
  results[`${name}AllPagesCpuSeconds`] = round(rendererCpuSeconds(first) - before, 1)
  failed += load.take().failed
  load.stop()
  results[`${name}FailedRequests`] = failed
  // Memory is given back in the first quiet half second.
  await wait(3000)
  results[`${name}MainProcessMb`] = round(Math.max(...sites.map(({ pid }) => residentKb(pid))) / 1024, 0)
  await Promise.all(sites.map((site) => site.stop()))
  return results
}

const { files }: RenderedManifest = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/rendered.json'), 'utf8'))
const pagesWith = (key: string) => Object.values(files).filter(({ keys }) => keys.includes(key)).length

function rendererCpuSeconds(site: SiteProcess): number {
  const renderer = childrenOf(site.pid).find((pid) => commandOf(pid).includes('render-process'))
  return renderer === undefined ? 0 : cpuSeconds(renderer)
}

async function bookOf(site: SiteProcess): Promise<Book> {
  return JSON.parse((await site.send('GET', '/api/quotes/price-book')).body.toString('utf8'))
}

/** Seconds until the publication was accepted, and from then until every process shows it. */
async function publish(
  site: SiteProcess,
  sites: readonly SiteProcess[],
  item: string,
): Promise<{ acceptedSeconds: number; everywhereSeconds: number }> {
  const { version, ...book } = await bookOf(site)
  const row = book.items[item]
  if (!row) throw new Error(`no ${item}`)
  const netEur =
    typeof row.netEur === 'number' ? row.netEur * 1.1 : row.netEur.map(([quantity, eur]) => [quantity, eur * 1.1])
  const from = performance.now()
  await post(site, { ...book, items: { ...book.items, [item]: { ...row, netEur } }, basedOnVersion: version })
  const accepted = performance.now()
  const page = (await site.send('GET', '/')).body.toString('utf8')
  for (const other of sites) while ((await other.send('GET', '/')).body.toString('utf8') !== page) await wait(20)
  return { acceptedSeconds: (accepted - from) / 1000, everywhereSeconds: (performance.now() - accepted) / 1000 }
}

const baseOf = (site: SiteProcess) => `http://127.0.0.1:${site.port}`

async function headersOf(site: SiteProcess): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' }
  const login = { email: 'a@example.com', password: 'bench password' }
  const signedIn = await fetch(`${baseOf(site)}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(login),
  })
  const { token } = (await signedIn.json()) as { token: string }
  return { ...headers, authorization: `Bearer ${token}` }
}

async function openScreen(site: SiteProcess): Promise<void> {
  const answer = await fetch(`${baseOf(site)}/api/publications`, { headers: await headersOf(site) })
  if (answer.status !== 200) throw new Error(`what is published was not read: ${answer.status}`)
}

async function post(site: SiteProcess, body: object): Promise<void> {
  const answer = await fetch(`${baseOf(site)}/api/admin/price-book`, {
    method: 'POST',
    headers: await headersOf(site),
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`not published: ${answer.status} ${await answer.text()}`)
}

/** Visitors at an even pace, shared among the sites. */
function startLoad(sites: readonly SiteProcess[]) {
  let millis: number[] = []
  let failed = 0
  let sent = 0
  const paths = ['/', '/es', '/solar', '/quote', '/emergency', '/contact']
  const timer = setInterval(() => {
    const site = sites[sent % sites.length]
    const path = paths[sent % paths.length] ?? '/'
    sent++
    const from = performance.now()
    site?.send('GET', path).then(
      ({ status }) => {
        if (status >= 500 || status === 0) failed++
        millis.push(performance.now() - from)
      },
      () => {
        failed++
      },
    )
  }, 1000 / requestsPerSecond)
  return {
    take() {
      const taken = { millis, failed }
      millis = []
      failed = 0
      return taken
    },
    stop: () => clearInterval(timer),
  }
}

const wait = (millis: number) => new Promise((done) => setTimeout(done, millis))
