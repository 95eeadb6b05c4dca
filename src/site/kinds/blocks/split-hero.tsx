import type { ReactNode } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { renderInline } from '#src/site/content/render.tsx'
import './split-hero.css'

/** Text to the left, the thing in section to the right; its ground runs to both edges and on into the band below. */
export function SplitHero({
  page,
  language,
  art,
  children,
}: {
  page: ContentPageData
  language: Language
  art: ReactNode
  /** Price and action, below the answer. */
  children: ReactNode
}) {
  return (
    <header className="k-hero" data-first-screen="">
      <div className="wrap k-hg">
        <div className="k-ht">
          <h1>{page.words.heading}</h1>
          <p className="lede">{renderInline(page.words.answer, language)}</p>
          {children}
        </div>
        <figure className="k-art">{art}</figure>
      </div>
    </header>
  )
}
