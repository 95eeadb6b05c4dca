import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { pathOf } from '#src/site/routes.ts'
import { homeText } from './text/text.ts'

/** Danger first, then a person. */
export function Closing({ language }: { language: Language }) {
  const { danger, talk } = homeText(language)
  return (
    <section className="sec tight closing">
      <div className="wrap g c2">
        <div className="card stack-s danger">
          <h2>{danger.heading}</h2>
          <p className="mut">{danger.text}</p>
          <p>
            <a className="tl" href="tel:112">
              <Icon name="phone" size={20} /> {danger.call}
            </a>
          </p>
        </div>
        <a className="card stack-s" href={pathOf('contact', language)}>
          <h2>{talk.heading}</h2>
          <p className="mut">{talk.text}</p>
          <p className="tl">
            {talk.link} <Icon name="arrow" size={20} />
          </p>
        </a>
      </div>
    </section>
  )
}
