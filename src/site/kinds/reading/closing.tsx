import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { pathOf } from '#src/site/routes.ts'
import { closingActionOf, closingRoutes } from './closing-action.ts'
import { readingText } from './text.ts'
import './ends.css'

/** The one call at the end of a page. */
export function Closing({ page, language }: { page: ContentPageData; language: Language }) {
  const action = closingActionOf(page.route)
  const { heading, text, button } = readingText(language).closing[action]
  return (
    <section className="deep sec tight close">
      <div className="wrap k-end">
        <div>
          <h2>{heading}</h2>
          <p className="mut">{text}</p>
        </div>
        <div className="row">
          <ButtonLink href={pathOf(closingRoutes[action], language)}>{button}</ButtonLink>
          <a className="btn sec2" href={`tel:${business.phone.e164}`}>
            <Icon name="phone" size={20} />
            {business.phone.display}
          </a>
        </div>
      </div>
    </section>
  )
}
