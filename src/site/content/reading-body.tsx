import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import type { ContentPageData } from './content-data.ts'
import { ContentsList } from './contents-list.tsx'
import { renderNodes } from './render.tsx'
import { contentText } from './text/text.ts'

/** A text from top to bottom: on wide screens what it holds on one side and the way to a price on the other. */
export function ReadingBody({
  page,
  language,
  selling,
}: {
  page: ContentPageData
  language: Language
  selling: boolean
}) {
  return (
    <div className="wrap rd">
      <ContentsList sections={page.sections} language={language} />
      <div className="prose">
        {page.sections.map(({ id, heading, nodes }) => (
          <section key={id || 'intro'} aria-labelledby={id || undefined}>
            {heading ? <h2 id={id}>{heading}</h2> : null}
            {renderNodes(nodes, language, id || 'intro')}
          </section>
        ))}
      </div>
      {selling ? <PriceAside language={language} /> : null}
    </div>
  )
}

function PriceAside({ language }: { language: Language }) {
  const { closing, price, talk } = contentText(language)
  return (
    <aside className="deep" aria-label={price}>
      <p className="h">{closing.heading}</p>
      <ButtonLink wide small href={pathOf('quote', language)}>
        {price}
      </ButtonLink>
      <p className="sm">
        {talk}: <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>
      </p>
    </aside>
  )
}
