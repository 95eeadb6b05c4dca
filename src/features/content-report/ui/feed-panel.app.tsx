import { useId } from 'react'
import type { PagesResponse } from '#src/features/content-report/contract.ts'
import { contentReportText } from '#src/features/content-report/text/content-report-text.ts'
import { formatDate, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What one Atom feed carries. */
export function FeedPanel({
  of,
  feed,
  language,
}: {
  of: Language
  feed: PagesResponse['feeds'][Language]
  language: Language
}) {
  const { articles: text, languages: names } = contentReportText[language]
  const id = useId()
  const day = (date: string) => formatDate(date, language)
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{text.feedTitle(names[of])}</h2>
      <p className="mut">
        <a href={feed.path} target="_blank" rel="noreferrer">
          {feed.path}
        </a>{' '}
        {feed.entries.length > 0 ? text.feed(formatNumber(feed.entries.length, language)) : text.feedEmpty}
      </p>
      {feed.entries.length > 0 && (
        <ul className="checks feed">
          {feed.entries.map(({ title, path, published, updated }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer" lang={of}>
                {title}
              </a>
              <span className="mut">{text.feedEntry(day(published), day(updated))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
