import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from './content-data.ts'
import { contentText } from './text/text.ts'

/** The sources of a page with their dates, the price book first where the page shows a price. */
export function SourceList({ page, language }: { page: ContentPageData; language: Language }) {
  const text = contentText(language)
  return (
    <ol className="src">
      {page.priceDate ? <li>{text.prices(formatDate(page.priceDate, language))}</li> : null}
      {page.sources.map(({ title, url, asOf }) => (
        <li key={title}>
          {url ? (
            <a href={url} rel="noopener">
              {title}
            </a>
          ) : (
            title
          )}
          {asOf ? ` (${text.sourceOf(asOf)})` : null}
        </li>
      ))}
    </ol>
  )
}
