import { useQuery } from '@tanstack/react-query'
import { leadSourceWords } from '#src/features/crm/text/public.ts'
import { type SeoReport, seoReport } from '#src/features/seo-report/contract.ts'
import { auditKinds } from '#src/features/seo-report/domain/audit.ts'
import { moverWords, seoText } from '#src/features/seo-report/text/text.ts'
import { vitalValue } from '#src/features/vitals/text/public.ts'
import { otherPage } from '#src/shared/domain/visit.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { formatDate, formatEur, formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { FiguresTable } from './figures-table.app.tsx'
import { LighthousePanel } from './lighthouse-panel.app.tsx'
import { SearchPanel } from './search-panel.app.tsx'

interface Shown {
  language: Language
  days: 28 | 90
  /** What a page id is called. */
  nameOf: (page: string) => string
  /** May bring in the console's export. */
  mayImport: boolean
}

/** What to mend this week, every page looked through, the year of speed, and what each landing page brought. */
export function SeoReportPanels({ language, days, nameOf, mayImport }: Shown) {
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
      <Fixes report={report.data} language={language} nameOf={nameOf} />
      <AuditPanel report={report.data} language={language} />
      <Trend report={report.data} language={language} />
      <SearchPanel
        search={report.data.search}
        language={language}
        mayImport={mayImport}
        onDone={() => report.refetch()}
      />
      <Value report={report.data} language={language} />
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

function Fixes({ report: { fixes }, language, nameOf }: Part & Pick<Shown, 'nameOf'>) {
  const text = seoText[language]
  const figure = (value: number) => formatNumber(value, language, value < 100 && !Number.isInteger(value) ? 1 : 0)
  const said = ({ kind, where, met, figures }: SeoReport['fixes'][number]) => {
    if (kind === 'slow' || kind === 'slow-answer' || kind === 'moves') {
      const [value = 0, visits = 0] = figures
      const shown =
        kind === 'slow'
          ? `${formatNumber(value / 1000, language, 1)} s`
          : kind === 'moves'
            ? formatNumber(value, language, 2)
            : vitalValue('INP', value, language)
      return text.fix[kind](nameOf(where), [shown, figure(visits), met ? text.met(met.device, met.language) : ''])
    }
    if (kind === 'rarely-clicked') return text.fix[kind](where, figures.map(figure))
    return text.fixOf(text.kinds[kind], figure(figures[0] ?? 0), where)
  }
  return (
    <section className="panel stack" aria-labelledby="fixes-title">
      <h2 id="fixes-title">
        {text.fixes} <span className="mut xs">{text.fixesOrder}</span>
      </h2>
      {fixes.length === 0 ? <p>{text.noFix}</p> : null}
      <ol className="seo-fixes">
        {fixes.map((fix) => (
          <li key={`${fix.kind} ${fix.where} ${fix.met?.device} ${fix.met?.language}`}>
            <span>{said(fix)}</span>
            <b>
              {fix.worthEur
                ? text.aMonth(`${formatEur(fix.worthEur.least, language)}–${formatEur(fix.worthEur.most, language)}`)
                : null}
            </b>
          </li>
        ))}
      </ol>
      {fixes.some(({ worthEur }) => worthEur === null) ? <p className="xs mut">{text.noWorth}</p> : null}
      <details className="why">
        <summary>{text.how}</summary>
        <p>{text.howText}</p>
      </details>
    </section>
  )
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

function Value({ report: { value }, language }: Part) {
  const text = seoText[language]
  const landingWords = (landing: string | null, isOfVisit: boolean) => {
    if (landing === null) return text.noPage
    const page = landing === otherPage ? text.otherPage : landing
    return isOfVisit ? page : text.ofForm(page)
  }
  const figure = (count: number) => formatNumber(count, language)
  return (
    <section className="panel stack" aria-labelledby="value-title">
      <h2 id="value-title">{text.value}</h2>
      {value.length === 0 ? (
        <p className="mut">{text.valueNone}</p>
      ) : (
        <FiguresTable
          columns={[text.landing, text.source, text.leads, text.quoted, text.won, text.wonEur]}
          words={[0, 1]}
          rows={value.map(({ landing, source, isOfVisit, leads, quoted, won, wonEur }) => ({
            id: `${landing} ${source} ${isOfVisit}`,
            cells: [
              landingWords(landing, isOfVisit),
              leadSourceWords[language][source] ?? source,
              figure(leads),
              figure(quoted),
              figure(won),
              formatEur(wonEur, language),
            ],
          }))}
        />
      )}
      {value.some(({ landing, isOfVisit }) => landing !== null && !isOfVisit) ? (
        <p className="xs mut">{text.ofFormNote}</p>
      ) : null}
    </section>
  )
}
