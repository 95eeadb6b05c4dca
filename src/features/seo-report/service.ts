import type { Vitals } from '#src/features/vitals/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { PdfEngine } from '#src/shared/pdf/engine.ts'
import { PdfError } from '#src/shared/pdf/pdf-error.ts'
import type { SeoReport } from './contract.ts'
import { type Audit, auditOf } from './domain/audit.ts'
import { fixesOf, type SlowPage } from './domain/fixes.ts'
import { type LighthouseRun, lighthouseCategories } from './domain/lighthouse-file.ts'
import { pageFacts } from './domain/page-facts.ts'
import { searchRowsOf } from './domain/search-csv.ts'
import { bandOf, withMovers } from './domain/trend.ts'
import { monthOf } from './month.ts'
import { monthDocument, monthTemplate } from './pdf/month-document.ts'
import { keepLighthouseRuns, keepSearchRows, lighthouseRuns, publishedSince, searchRows, valueSince } from './repo.ts'

interface Options {
  /** Every finished page as visitors are sent it. */
  pages: () => Iterable<{ path: string; html: string }>
  isKnown: (path: string) => boolean
  vitals: Pick<Vitals, 'summary' | 'trend'>
  /** Subjects that are published every hour and move nothing. */
  feeds: readonly string[]
  /** The releases that ran here, each since when. */
  releases: readonly { id: string; at: string }[]
  publicUrl: string
  pdf: Pick<PdfEngine, 'render'>
  brand: string
  now: () => Date
  log: Log
}

const dayMillis = 86_400_000
const valueDays = 90
const fixesShown = 3

/** What staff read about search and speed. */
export class SeoReports {
  readonly #o: Options
  #audit: (Audit & { madeAt: string; seconds: number }) | undefined
  #running: Promise<void> | undefined

  constructor(options: Options) {
    this.#o = options
  }

  /** Looks through every page, a few at a time so that visitors are served between them. One at a time, whoever asks. */
  audit(): Promise<void> {
    this.#running ??= this.#look().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #look(): Promise<void> {
    const from = performance.now()
    const facts = []
    for (const { path, html } of this.#o.pages()) {
      facts.push(pageFacts(path, html))
      await new Promise((next) => setImmediate(next))
    }
    const audit = auditOf(facts, this.#o.isKnown)
    const seconds = Math.round((performance.now() - from) / 100) / 10
    this.#audit = { ...audit, madeAt: this.#o.now().toISOString(), seconds }
    this.#o.log.info({ pages: audit.pages, findings: audit.findings.length, seconds }, 'pages were audited')
  }

  async report(db: Database, days: number): Promise<SeoReport> {
    const { vitals, now, feeds, releases } = this.#o
    const at = now()
    if (!this.#audit) this.audit().catch((err) => this.#o.log.error({ err }, 'the audit failed'))
    const [summary, trend, value, search, lighthouse, published] = await Promise.all([
      vitals.summary(db, at, days),
      vitals.trend(db, at),
      valueSince(db, new Date(at.getTime() - valueDays * dayMillis)),
      searchRows(db),
      lighthouseRuns(db),
      publishedSince(db, new Date(at.getTime() - 365 * dayMillis), feeds),
    ])
    const events = [
      ...published.map(({ subject, version, at: when }) => ({ at: when, what: subject, version })),
      ...releases.map(({ id, at: when }) => ({ at: when, what: `release:${id}`, version: null })),
    ]
    const slow = summary.rows.flatMap(({ name, rating, isEnough, ...row }): SlowPage[] =>
      isEnough && rating !== 'good' && (name === 'LCP' || name === 'INP' || name === 'CLS')
        ? [{ ...row, name, rating }]
        : [],
    )
    // One metric stands for a visit: every browser reports it.
    const visits = summary.rows.filter(({ name }) => name === 'TTFB').reduce((sum, row) => sum + row.visits, 0)
    const wonCents = value.reduce((sum, row) => sum + row.wonCents, 0)
    const visitsInValueDays = (visits / days) * valueDays
    const audit = this.#audit
    return {
      days,
      madeAt: at.toISOString(),
      fixes: fixesOf({
        slow,
        search,
        audit: audit ?? { pages: 0, hidden: 0, findings: [], sizes: [] },
        usualVisits: audit && audit.pages > 0 ? ((visits / days) * 30) / audit.pages : 0,
        worthOfVisit: wonCents > 0 && visitsInValueDays > 0 ? eurFromCents(wonCents) / visitsInValueDays : null,
        most: fixesShown,
      }),
      audit: audit
        ? {
            madeAt: audit.madeAt,
            seconds: audit.seconds,
            pages: audit.pages,
            hidden: audit.hidden,
            findings: audit.findings,
          }
        : null,
      trend: withMovers(trend.weeks, events),
      lighthouse: bandsOf(lighthouse),
      value: value.map(({ wonCents: cents, ...row }) => ({ ...row, wonEur: eurFromCents(cents) })),
      search:
        search[0] === undefined
          ? null
          : {
              importedAt: search[0].importedAt.toISOString(),
              rows: search.map(({ path, clicks, shown, place }) => ({ path, clicks, shown, place })),
            },
    }
  }

  /** A month for the owner as a document. */
  async month(db: Database, month: string, language: Language): Promise<Buffer> {
    const { pdf, brand, now } = this.#o
    const figures = await monthOf(db, month, this.#audit ?? null)
    const data = monthDocument(figures, { language, brand, today: madridDate(now()) })
    try {
      return await pdf.render({ template: monthTemplate, data, language })
    } catch (error) {
      if (error instanceof PdfError && error.code === 'queue-full')
        throw new Problem(503, 'busy', { headers: { 'retry-after': '3' } })
      throw error
    }
  }

  /** Takes an export of the search console. Problem: 422 with what is wrong with the file. */
  async importSearch(db: Database, csv: string): Promise<number> {
    const rows = searchRowsOf(csv, new URL(this.#o.publicUrl).hostname)
    if (typeof rows === 'string')
      throw new Problem(422, 'invalid_fields', { fields: [{ field: 'file', code: rows, message: rows }] })
    await keepSearchRows(db, rows, this.#o.now())
    return rows.length
  }

  /** Takes runs of Lighthouse. Problem: 422 for a page that the site has not. */
  async importLighthouse(db: Database, runs: readonly LighthouseRun[]): Promise<void> {
    const strange = runs.findIndex(({ path }) => !this.#o.isKnown(path))
    if (strange !== -1)
      throw new Problem(422, 'invalid_fields', {
        fields: [{ field: `runs.${strange}.path`, code: 'not_in_list', message: 'not_in_list' }],
      })
    await keepLighthouseRuns(db, runs)
  }
}

function bandsOf(runs: readonly Pick<LighthouseRun, 'path' | 'scores'>[]): SeoReport['lighthouse'] {
  return [...Map.groupBy(runs, ({ path }) => path)].flatMap(([path, ofPage]) =>
    lighthouseCategories.flatMap((category) => {
      const band = bandOf(ofPage.flatMap(({ scores }) => scores[category] ?? []))
      return band ? [{ path, category, ...band }] : []
    }),
  )
}
