import type { RootContent } from 'mdast'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { NextLinks } from '#src/site/content/next-links.tsx'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderNodes } from '#src/site/content/render.tsx'
import { SourceList } from '#src/site/content/source-list.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import { type ClosingName, closingPath } from './closing.tsx'
import './folds.css'
import './paper.css'

/** Where a reader goes next, and the sources of the page with what they leave open, folded. */
export function Paper({
  page,
  language,
  limits = [],
  dated = true,
  closing,
}: {
  page: ContentPageData
  language: Language
  /** Notes on what the page leaves open. */
  limits?: readonly RootContent[]
  /** Without, where the day of the review stands at the heading. */
  dated?: boolean
  /** The action right below, which the links do not repeat. */
  closing?: ClosingName
}) {
  const text = kindText(language)
  const below = closing && closingPath(closing, language)
  const related = page.related.filter(({ path }) => path !== below)
  return (
    <section className="sec tight k-next">
      <div className="wrap">
        {related.length > 0 ? (
          <nav aria-label={text.next}>
            <ul>
              <NextLinks links={related} />
            </ul>
          </nav>
        ) : null}
        <details className="k-fold sm">
          <summary>
            <h2>{text.sources}</h2>
            {dated ? <PageDates words={page.words} language={language} /> : null}
          </summary>
          <div className="mut">
            {renderNodes(limits, language, 'limits')}
            <SourceList page={page} language={language} />
          </div>
        </details>
      </div>
    </section>
  )
}
