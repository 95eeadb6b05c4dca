import '#src/shared/engine/engine.ts'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { createRateLimit } from '#src/shared/http/rate-limit.ts'
import { createLog, wordsOfError } from '#src/shared/log/log.ts'
import { redirectFor } from '#src/site/redirects.ts'
import { routeOfPath } from '#src/site/routes.ts'
import { createPartnerLinks } from './affiliates/partner-link.ts'
import { apiDescriptionPath, composeApi } from './api.ts'
import { createPostedBill } from './bills/posted-bill.ts'
import { createPostedBookings } from './bookings/posted-bookings.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { createPostedEnergy } from './energy/posted-energy.ts'
import { endBadConnection } from './http/bad-connection.ts'
import { createPageFinder } from './http/page-finder.ts'
import { pageLoaders } from './http/page-loaders.ts'
import { createPages } from './http/pages.ts'
import { createPostedForms } from './http/posted-forms.ts'
import { createRequestHandler } from './http/request-handler.ts'
import { headersFor } from './http/security-headers.ts'
import { StaticFiles } from './http/static-files.ts'
import { serveStaticFirst } from './http/static-front.ts'
import { createTurns, noTurns } from './http/turns.ts'
import { openPublishedSite } from './published-site.ts'
import { createPostedYes } from './quotes/posted-yes.ts'
import { createPostedReviews } from './reviews/posted-reviews.ts'
import { startServices } from './services.ts'
import { parseConfig } from './start/config.ts'
import { giveBackMemoryWhenIdle } from './start/idle-memory.ts'

/** The process: static files, API, forms and on-demand pages on one port. Run from dist/main.mjs, beside what the build made. */

const dist = import.meta.dirname
const root = join(dist, '..')
/** After this a stop no longer waits for requests that do not end. */
const drainMillis = 25_000

/** Saved quotes, documents, searches and guesses at addresses that go with one form sent. */
const readsPerPost = 4

function fail(error: unknown): never {
  process.stderr.write(`${wordsOfError(error)}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = parseConfig(process.env)
  const log = createLog(config.logLevel)
  const headers = headersFor(config.publicUrl, config.demo)
  const client = join(dist, 'client')
  const policies: Record<string, string> = JSON.parse(readFileSync(join(dist, 'policies.json'), 'utf8'))
  const files = StaticFiles.load(client, policies, headers)
  const { id: releaseId }: { id: string } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  const services = await startServices(
    config,
    {
      estimateProcess: join(dist, 'estimate-process.mjs'),
      relayProcess: join(dist, 'relay-process.mjs'),
      billProcess: join(dist, 'bill-process.mjs'),
      pictureProcess: join(dist, 'picture-process.mjs'),
      pdfChild: join(dist, 'pdf-child.mjs'),
      wordingFile: join(root, 'src/features/emergency-chat/domain/wording/wording.txt'),
      weatherFile: join(root, 'facts/energy/malaga-typical-year.bin'),
      fontDir: join(root, 'assets/fonts/ttf'),
      templateRoot: join(root, 'src'),
      migrations: join(dist, 'migrations'),
      contentReport: join(dist, 'content-report.json'),
      posts: join(dist, 'source/content/blog'),
      audited: {
        pages: () => files.pages(),
        isKnown: (path) =>
          files.has(path) || routeOfPath(path) !== null || redirectFor(path) !== null || path === apiDescriptionPath,
      },
      releaseId,
      siteEntry: join(dist, 'server/entry.mjs'),
    },
    () => openPublishedSite(dist, config.dataDir, files, log),
    log,
  )
  const finder = createPageFinder(files, headers)
  const pages = createPages(join(dist, 'server/entry.mjs'), pageLoaders(services), services.published)
  const limit = createRateLimit(config.rateLimitPerMinute, config.trustProxy)
  const readLimit = createRateLimit(config.rateLimitPerMinute * readsPerPost, config.trustProxy)
  const forms = createPostedForms({
    contact: services.contact,
    quotes: services.quotes,
    partners: services.affiliates.partners,
    pages,
    log,
    limit,
    publicUrl: config.publicUrl,
  })
  const bill = createPostedBill({
    bills: services.bills,
    pages,
    // A bill is no lead and takes nothing from their allowance.
    limit: createRateLimit(config.rateLimitPerMinute, config.trustProxy),
    publicUrl: config.publicUrl,
    log,
  })
  const energy = createPostedEnergy({
    alerts: services.energyAlerts,
    pages,
    readLimit,
    limit,
    publicUrl: config.publicUrl,
  })
  const bookings = createPostedBookings({ services, pages, limit, readLimit })
  const handle = createRequestHandler({
    bookings,
    yes: createPostedYes({ services, pages, limit }),
    reviews: createPostedReviews({ reviews: services.reviews, pages, limit, publicUrl: config.publicUrl, log }),
    files,
    api: composeApi(services, limit, readLimit),
    forms,
    bill,
    energy,
    partnerLinks: createPartnerLinks(services.affiliates.partners, log),
    pages,
    finder,
    headers,
    // Without limits (a measurement, a proxy that has its own) there are no turns either.
    turns: config.rateLimitPerMinute === 0 ? noTurns : createTurns(config.trustProxy),
    readLimit,
    trustProxy: config.trustProxy,
    movedTo: services.movedTo,
    missed: services.missed,
    log,
  })
  const { servers, release } = await listen(config.host, config.port, handle, files)
  if (config.demo) await seedDemo(services)
  giveBackMemoryWhenIdle()
  log.info({ url: config.publicUrl, port: config.port, database: services.gate.open?.kind ?? 'away' }, 'listening')

  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      log.info('stopping')
      const ended = Promise.all(servers.map((server) => new Promise<void>((done) => server.close(() => done()))))
      release()
      for (const server of servers) server.closeIdleConnections()
      const late = setTimeout(() => servers.map((server) => server.closeAllConnections()), drainMillis)
      await ended
      clearTimeout(late)
      await services.stop()
      log.info('stopped')
    })()
    stopping.then(
      () => process.exit(0),
      (error) => {
        log.fatal({ err: error }, 'stop failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
}

/** 'localhost' is both loopback addresses, since clients differ in which one they try; any other host is listened on as it is. */
async function listen(
  host: string,
  port: number,
  handle: RequestListener,
  files: StaticFiles,
): Promise<{ servers: Server[]; release: () => void }> {
  const servers: Server[] = []
  const releases: (() => void)[] = []
  let actual = port
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    const server = createServer(
      {
        keepAliveTimeout: 65_000,
        // A body that trickles in is cut when this is over; looked at every few seconds.
        requestTimeout: 60_000,
        headersTimeout: 20_000,
        connectionsCheckingInterval: 5_000,
        maxHeaderSize: 16 * 1024,
      },
      handle,
    )
    releases.push(serveStaticFirst(server, files))
    server.on('clientError', endBadConnection)
    try {
      await new Promise<void>((listening, failed) => {
        server.once('error', failed)
        server.listen(actual, address, listening)
      })
    } catch (error) {
      // A machine without IPv6 has no ::1; the other address serves.
      if (address === '::1' && error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL') continue
      throw error
    }
    const bound = server.address()
    if (bound && typeof bound === 'object') actual = bound.port
    servers.push(server)
  }
  return {
    servers,
    release() {
      for (const release of releases) release()
    },
  }
}

main().catch(fail)
