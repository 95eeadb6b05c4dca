import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { type ContentPageData, isReading } from './content-data.ts'
import { ContentsList } from './contents-list.tsx'
import { EmergencySigns } from './emergency-signs.tsx'
import { PageDates } from './page-dates.tsx'
import { renderInline, renderNodes } from './render.tsx'
import { contentText } from './text/text.ts'

interface HeroProps {
  page: ContentPageData
  language: Language
  selling: boolean
}

/**
 * Heading and answer. A text to be read says when it was looked through; any other page has the way to a price and, beside it, its picture, its
 * numbers or what the page holds. On a heavy page its styles come first (server/render/finish-page.ts).
 */
export function Hero({ page, language, selling }: HeroProps) {
  const text = contentText(language)
  const { words, shownFirst, kind } = page
  const reading = isReading(kind)
  /** What this page holds stands below it as cards. */
  const listed = page.route === 'articles'
  return (
    <header className="sec tight p-hero" data-first-screen="">
      <div className={reading || listed ? 'wrap' : `wrap g2 mid ${shownFirst ? 'c2' : 'c75'}`}>
        <div>
          <h1>{words.heading}</h1>
          <p className="lede">{renderInline(words.answer, language)}</p>
          {reading ? <PageDates words={words} language={language} /> : null}
          {selling && !reading ? (
            <p className="row">
              <ButtonLink href={pathOf('quote', language)}>{text.price}</ButtonLink>
              <a className="btn sec2" href={`tel:${business.phone.e164}`}>
                <Icon name="phone" size={20} />
                {business.phone.display}
              </a>
            </p>
          ) : null}
        </div>
        {reading || listed ? null : shownFirst ? (
          <div>{renderNodes([shownFirst], language, 'hero')}</div>
        ) : (
          <ContentsList sections={page.sections} language={language} />
        )}
        <EmergencySigns page={page} language={language} />
      </div>
    </header>
  )
}
