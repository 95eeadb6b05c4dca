import { useQuery } from '@tanstack/react-query'
import { type SeoReport, seoReport } from '#src/features/seo-report/contract.ts'
import { auditKinds } from '#src/features/seo-report/domain/audit.ts'
import { moverWords } from '#src/features/seo-report/text/movers.ts'
import { seoText } from '#src/features/seo-report/text/text.ts'
import { vitalValue } from '#src/features/vitals/text/public.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatDate, formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { FiguresTable } from './figures-table.app.tsx'
import { type FixAction, FixesPanel } from './fixes-panel.app.tsx'
import { LighthousePanel } from './lighthouse-panel.app.tsx'
import { SearchPanel } from './search-panel.app.tsx'
import { ValuePanel } from './value-panel.app.tsx'

interface Shown {
  language: Language
  days: 28 | 90
  /** What a page id is called. */
  nameOf: (page: string) => string
  /** Where a fix is made. */
  actionOf: FixAction
  /** May bring in the console's export. */
  mayImport: boolean
}

/** What to mend this week, every page looked through, the year of speed, and what each landing page brought. */
export function SeoReportPanels({ language, days, nameOf, actionOf, mayImport }: Shown) {
  const text = seoText[language]
  const report = useQuery({
    queryKey: [`/api/admin/seo-report?days=${days}`],
    select: (answer: unknown) => seoReport.parse(answer),
    refetchOnMount: 'always',
  })
  if (report.isError)
    return (
      <LoadFailure
        message={failureText(report.error, { offline: text.offline, fallback: text.failed })}
        retry={text.retry}
        onRetry={() => report.refetch()}
      />
    )
  if (!report.data) return <Skeleton label={text.loading} widths={[40, 100, 100, 100]} />
  return (
    <>
      <FixesPanel fixes={report.data.fixes} language={language} nameOf={nameOf} actionOf={actionOf} />
      <AuditPanel report={report.data} language={language} />
      <Trend report={report.data} language={language} />
      <SearchPanel
        search={report.data.search}
        language={language}
        mayImport={mayImport}
        onDone={() => report.refetch()}
      />
      <ValuePanel value={report.data.value} language={language} />
      <LighthousePanel
        lighthouse={report.data.lighthouse}
        language={language}
        mayImport={mayImport}
        onDone={() => report.refetch()}
      />
    </>
  )
}

interface Part {
  report: SeoReport
  language: Language
}

function AuditPanel({ report: { audit }, language }: Part) {
  const text = seoText[language]
  const figure = (value: number) => formatNumber(value, language)
  return (
    <section className="panel stack" aria-labelledby="audit-title">
      <h2 id="audit-title">{text.audit}</h2>
      {audit ? (
        <p className="mut">
          {text.audited(
            figure(audit.pages),
            figure(audit.hidden),
            formatInstant(audit.madeAt, language),
            formatNumber(audit.seconds, language, 1),
          )}
        </p>
      ) : (
        <p role="status">{text.auditRuns}</p>
      )}
      {audit?.findings.length === 0 ? <p className="note sea">{text.clean}</p> : null}
      {auditKinds.map((kind) => {
        const own = audit?.findings.filter((finding) => finding.kind === kind) ?? []
        if (own.length === 0) return null
        return (
          <details key={kind} className="findings">
            <summary>
              {text.kinds[kind]} <span className="tag warn">{figure(own.length)}</span>
            </summary>
            <ul className="checks">
              {own.map(({ path, detail }) => (
                <li key={`${path} ${detail}`}>
                  <a href={path} target="_blank" rel="noreferrer">
                    {path}
                  </a>{' '}
                  <span className="mut">{detail === '0' ? '' : detail}</span>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}

const trendNames = ['LCP', 'INP', 'CLS', 'FID'] as const

function Trend({ report: { trend }, language }: Part) {
  const text = seoText[language]
  const weeks = [...new Set(trend.map(({ week }) => week))].sort().reverse()
  const rowsOf = (week: string) => trend.filter((row) => row.week === week)
  const cellOf = (week: string, name: (typeof trendNames)[number]) => {
    const one = rowsOf(week).find((row) => row.name === name)
    return one ? vitalValue(name, one.p75, language) : '–'
  }
  const movedIn = (week: string) =>
    rowsOf(week)
      .filter(({ name, moved }) => moved.length > 0 && trendNames.some((shown) => shown === name))
      .map(
        ({ name, moved }) =>
          `${name}: ${moved.map(({ what, version }) => moverWords(what, version, language)).join(', ')}`,
      )
      .join('; ')
  return (
    <section className="panel stack" aria-labelledby="trend-title">
      <h2 id="trend-title">{text.trend}</h2>
      {weeks.length === 0 ? (
        <p className="mut">{text.trendNone}</p>
      ) : (
        <FiguresTable
          columns={[text.week, ...trendNames, text.moved]}
          words={[0, trendNames.length + 1]}
          rows={weeks.map((week) => ({
            id: week,
            cells: [formatDate(week, language), ...trendNames.map((name) => cellOf(week, name)), movedIn(week)],
          }))}
        />
      )}
    </section>
  )
}
