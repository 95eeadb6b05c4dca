import type { RootContent } from 'mdast'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import { readingText } from './text.ts'
import './ends.css'

interface Part {
  page: ContentPageData
  language: Language
  /** What the page leaves open. */
  limits: readonly RootContent[]
}

/** Where the figures come from and what they leave open, folded. */
export function SourcesFold({ page: { sources, priceDate }, language, limits }: Part) {
  const text = contentText(language)
  const count = sources.length + (priceDate ? 1 : 0)
  if (count + limits.length === 0) return null
  return (
    <details className="why src-fold">
      <summary>{readingText(language).sources(count)}</summary>
      <div>
        {renderNodes(limits, language, 'limits')}
        <ol className="src">
          {priceDate ? <li>{text.prices(formatDate(priceDate, language))}</li> : null}
          {sources.map(({ title, url, asOf }) => (
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
      </div>
    </details>
  )
}

/** The pages a reader would go to next, with the sources below. */
export function WaysOn({ page, language, limits }: Part) {
  const text = contentText(language)
  return (
    <section className="wrap p-ways">
      {page.related.length > 0 ? (
        <>
          <h2>{text.related}</h2>
          <ul className="ways">
            {page.related.map(({ path, label }) => (
              <li key={path}>
                <a className="tl" href={path}>
                  {label} <Icon name="arrow" size={20} />
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <SourcesFold page={page} language={language} limits={limits} />
    </section>
  )
}
