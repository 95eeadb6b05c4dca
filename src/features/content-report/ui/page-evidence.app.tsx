import type { PagesResponse } from '#src/features/content-report/contract.ts'
import { contentReportText } from '#src/features/content-report/text/content-report-text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ListedText } from './page-list.ts'

/** The figures of a text by name, each with its date and source; the aged ones first and marked. */
export function FigureList({
  text: { figures, due },
  report,
  language,
}: {
  text: ListedText
  report: PagesResponse
  language: Language
}) {
  const { pages: words } = contentReportText[language]
  if (figures.length === 0) return <>0</>
  const inOrder = figures.filter((name) => !due.figures.includes(name))
  return (
    <details className="evidence">
      <summary aria-label={words.listFigures(formatNumber(figures.length, language))}>
        {formatNumber(figures.length, language)}
      </summary>
      <ul>
        {[...due.figures, ...inOrder].map((name) => {
          const known = report.figures[name]
          return (
            <li key={name} className={due.figures.includes(name) ? 'old' : undefined}>
              <b>{name}</b> {known ? words.figureAsOf(known.asOf) : words.priceBook}
              {known && <SourceLink source={report.sources[known.source]} language={language} />}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** The sources a text names, those of its figures apart. */
export function SourceList({
  keys,
  report,
  language,
}: {
  keys: readonly string[]
  report: PagesResponse
  language: Language
}) {
  const { pages: words } = contentReportText[language]
  if (keys.length === 0) return <>0</>
  return (
    <details className="evidence">
      <summary aria-label={words.listSources(formatNumber(keys.length, language))}>
        {formatNumber(keys.length, language)}
      </summary>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <SourceLink source={report.sources[key]} language={language} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function SourceLink({
  source,
  language,
}: {
  source: PagesResponse['sources'][string] | undefined
  language: Language
}) {
  if (!source) return null
  const title = source.title[language]
  if (source.url === '') return <span className="by">{title}</span>
  return (
    <a className="by" href={source.url} target="_blank" rel="noreferrer">
      {title}
    </a>
  )
}
