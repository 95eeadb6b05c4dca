import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { ServiceAreaMap } from '#src/shared/ui/service-area-map/service-area-map.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { business } from '#src/site/business.ts'
import { pathOf, type RouteId } from '#src/site/routes.ts'
import { homeText } from './text/text.ts'

/** Where somebody who lives in a town starts. */
function pageOf(town: Town): RouteId {
  return `hub.solar.${town}`
}

export function Towns({ language }: { language: Language }) {
  const { towns: text } = homeText(language)
  const mainOffice = business.offices[0]?.town
  return (
    <section className="sec tight tint">
      <div className="wrap g2 c75 mid">
        <ServiceAreaMap language={language} />
        <div>
          <h2>{text.heading}</h2>
          <p className="mut towns-l">{text.lede}</p>
          <ul className="towns">
            {towns.map((town) => (
              <li key={town}>
                <a href={pathOf(pageOf(town), language)}>
                  {townNames[town]}
                  {town === mainOffice ? (
                    <Tag>{text.main}</Tag>
                  ) : business.offices.some((office) => office.town === town) ? (
                    <Tag>{text.office}</Tag>
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
