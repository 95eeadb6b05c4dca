import { join } from 'node:path'
import type { Config } from '#server/start/config.ts'
import type { Places } from '#server/start/places.ts'
import { energySubject } from '#src/features/energy-dashboard/public.ts'
import { newsSubject } from '#src/features/energy-news/public.ts'
import { rememberRelease, SeoReports } from '#src/features/seo-report/public.ts'
import type { Vitals } from '#src/features/vitals/public.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { PdfEngine } from '#src/shared/pdf/engine.ts'
import { business } from '#src/site/business.ts'

/** Every page is looked through once a day. */
const auditMillis = 24 * 3600 * 1000
/** What a year of visits says is remembered for an hour; it is read anew before that has gone. */
const preparedMillis = 30 * 60_000
/** Visitors are served first. */
const firstPreparedMillis = 20_000

/** The report on search and speed among the services of the main process, with its daily audit. */
export function startSeoReports(o: {
  config: Config
  audited: Places['audited']
  releaseId: string
  vitals: Vitals
  pdf: Pick<PdfEngine, 'render'>
  log: Log
}): { reports: SeoReports; stop(): void } {
  const reports = new SeoReports({
    ...o.audited,
    releases: rememberRelease(join(o.config.dataDir, 'releases.json'), o.releaseId, new Date()),
    vitals: o.vitals,
    feeds: [energySubject, newsSubject].map(({ name }) => name),
    pdf: o.pdf,
    brand: business.name,
    publicUrl: o.config.publicUrl,
    now: () => new Date(),
    log: o.log,
  })
  const auditing = setInterval(() => {
    reports.audit().catch((err) => o.log.error({ err }, 'the audit failed'))
  }, auditMillis)
  const prepare = () => {
    o.vitals.prepare(new Date()).catch((err) => o.log.warn({ err }, 'the report on speed was not prepared'))
  }
  const first = setTimeout(prepare, firstPreparedMillis)
  const preparing = setInterval(prepare, preparedMillis)
  for (const timer of [auditing, first, preparing]) timer.unref()
  const stop = () => {
    clearTimeout(first)
    for (const timer of [auditing, preparing]) clearInterval(timer)
  }
  return { reports, stop }
}
