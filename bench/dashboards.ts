import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditOf } from '#src/features/seo-report/domain/audit.ts'
import { pageFacts } from '#src/features/seo-report/domain/page-facts.ts'
import { SeoReports } from '#src/features/seo-report/public.ts'
import { bucketOf } from '#src/features/vitals/domain/buckets.ts'
import { devices, vitalNames } from '#src/features/vitals/domain/vital.ts'
import { Vitals } from '#src/features/vitals/public.ts'
import { addCounts } from '#src/features/vitals/repo.ts'
import type { vitalCount, vitalSiteCount } from '#src/features/vitals/schema.ts'
import type { OpenDatabase } from '#src/shared/db/database.ts'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { createLog } from '#src/shared/log/log.ts'
import { quantile, round } from './numbers.ts'

/** Made-up visits of a year, of 40 pages. */
const visits = 1_000_000
const pages = 40
const rounds = 9
const now = new Date('2026-11-23T10:00:00Z')

/** Seconds for the audit of every built page, and milliseconds for the report over a year of a million measurements, median and longest, on both databases. */
export async function benchDashboards(databaseUrl: string): Promise<Record<string, number>> {
  const dist = new URL('../dist/', import.meta.url)
  const rendered: { files: Record<string, { path: string }> } = JSON.parse(
    readFileSync(new URL('rendered.json', dist), 'utf8'),
  )
  const built = Object.entries(rendered.files).filter(([name]) => name.endsWith('.html'))
  const from = performance.now()
  const facts = built.map(([name, { path }]) => pageFacts(path, readFileSync(new URL(`client${name}`, dist), 'utf8')))
  const audit = auditOf(facts, () => true)
  const auditSeconds = (performance.now() - from) / 1000

  const folder = mkdtempSync(join(tmpdir(), 'bench-dashboards-'))
  try {
    const log = createLog('silent')
    const server = await reportOver(openServer(databaseUrl, log))
    const embedded = await reportOver(await openEmbedded(folder))
    return {
      auditPages: built.length,
      auditFindings: audit.findings.length,
      auditSeconds: round(auditSeconds, 2),
      measurements: visits,
      countRows: server.rows,
      reportMedianMs: round(quantile(server.millis, 0.5)),
      reportLongestMs: round(Math.max(...server.millis)),
      reportPreparedMedianMs: round(quantile(server.preparedMillis, 0.5)),
      reportFirstMedianMs: round(quantile(server.firstMillis, 0.5)),
      embeddedReportMedianMs: round(quantile(embedded.millis, 0.5)),
      embeddedReportLongestMs: round(Math.max(...embedded.millis)),
      embeddedReportPreparedMedianMs: round(quantile(embedded.preparedMillis, 0.5)),
      embeddedReportFirstMedianMs: round(quantile(embedded.firstMillis, 0.5)),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Measured {
  rows: number
  /** What a server reads behind everybody's back when it starts, and every half hour. */
  preparedMillis: number[]
  /** Of a server that has prepared and been asked nothing yet. */
  firstMillis: number[]
  /** Of one that was asked a minute before. */
  millis: number[]
}

/** Milliseconds of reports over the year, 28 days and 90 days by turns. */
async function reportOver(database: OpenDatabase): Promise<Measured> {
  const { db } = database
  try {
    await migrate(db, new URL('../migrations', import.meta.url).pathname)
    const rows = await fillYear(db)
    const log = createLog('silent')
    const server = async () => {
      const vitals = new Vitals({ database: () => db, pageOf: () => 'home', log })
      const from = performance.now()
      await vitals.prepare(now)
      preparedMillis.push(performance.now() - from)
      return new SeoReports({
        pages: () => [],
        isKnown: () => true,
        vitals,
        feeds: [],
        releases: [{ id: 'bench', at: now.toISOString() }],
        publicUrl: 'http://localhost',
        pdf: { render: async () => Buffer.alloc(0) },
        brand: 'bench',
        now: () => now,
        log,
      })
    }
    const preparedMillis: number[] = []
    const firstMillis: number[] = []
    const millis: number[] = []
    for (let n = 0; n < rounds; n++) {
      const reports = await server()
      for (const times of [firstMillis, millis]) {
        const at = performance.now()
        await reports.report(db, n % 2 === 0 ? 28 : 90)
        times.push(performance.now() - at)
      }
    }
    return { rows, preparedMillis, firstMillis, millis }
  } finally {
    await database.close()
  }
}

async function fillYear(db: Parameters<typeof addCounts>[0]): Promise<number> {
  let seed = 7
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const perDay = Math.ceil(visits / 365)
  let rows = 0
  for (let back = 365; back >= 1; back--) {
    const day = addDays('2026-11-23', -back)
    const counts = new Map<string, typeof vitalCount.$inferInsert>()
    const site = new Map<string, typeof vitalSiteCount.$inferInsert>()
    for (let n = 0; n < perDay; n++) {
      const name = vitalNames[n % vitalNames.length] ?? 'LCP'
      const value = name === 'CLS' ? random() * 0.3 : 200 + random() ** 2 * 5000
      const where = {
        day,
        page: `page-${Math.floor(random() ** 2 * pages)}`,
        language: random() < 0.6 ? ('en' as const) : ('es' as const),
        device: devices[Math.floor(random() * 3)] ?? 'phone',
        name,
        bucket: bucketOf(name, value),
      }
      const key = Object.values(where).join(' ')
      counts.set(key, { ...where, visits: (counts.get(key)?.visits ?? 0) + 1 })
      const at = `${name} ${where.bucket}`
      site.set(at, { day, name, bucket: where.bucket, visits: (site.get(at)?.visits ?? 0) + 1 })
    }
    rows += counts.size
    await addCounts(db, [...counts.values()], [...site.values()])
  }
  return rows
}
