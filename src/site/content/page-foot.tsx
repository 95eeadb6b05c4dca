import type { Language } from '#src/shared/i18n/language.ts'
import { type ContentPageData, isReading } from './content-data.ts'
import { NextLinks } from './next-links.tsx'
import { PageDates } from './page-dates.tsx'
import { SourceList } from './source-list.tsx'
import { contentText } from './text/text.ts'

interface FootProps {
  page: ContentPageData
  language: Language
}

/** Where a page leads on, its sources, and when it was looked through. `isFolded`: the sources open at a touch. */
export function PageFoot({ page, language, isFolded = false }: FootProps & { isFolded?: boolean }) {
  const text = contentText(language)
  return (
    <section className="sec tight p-foot">
      <div className="wrap g2 c57">
        <div>
          {page.related.length > 0 ? (
            <>
              <h2 className="h4">{text.related}</h2>
              <ul className="next">
                <NextLinks links={page.related} />
              </ul>
            </>
          ) : null}
        </div>
        <div className="sm mut">
          {page.sources.length === 0 && !page.priceDate ? null : isFolded ? (
            <details className="why">
              <summary>{text.sources}</summary>
              <div>
                <SourceList page={page} language={language} />
              </div>
            </details>
          ) : (
            <>
              <h2 className="h5">{text.sources}</h2>
              <SourceList page={page} language={language} />
            </>
          )}
          {isReading(page.kind) ? null : <PageDates words={page.words} language={language} />}
        </div>
      </div>
    </section>
  )
}
