import '#src/shared/ui/styles/missing-page.css'
import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { pathOf } from '#src/site/routes.ts'
import { SearchForm } from '#src/site/search/search-form.tsx'
import { labelOf, siteText } from '#src/site/text/text.ts'
import { CoastRoad } from './coast-road.tsx'

/** Three house-number tiles, the sun in the middle, the towns along the coast and the ways on; the server adds what is spelt almost alike. */
export function NotFound({ language }: { language: Language }) {
  const text = siteText(language).notFound
  const other = language === 'en' ? 'es' : 'en'
  const links = [
    { path: pathOf('home', language), label: text.home, lang: language },
    { path: pathOf('contact', language), label: labelOf('contact', language), lang: language },
    { path: pathOf('home', other), label: text.other, lang: other },
  ]
  return (
    <section className="sec nf">
      <div className="wrap nf-in">
        <p className="nf-tiles" aria-hidden="true">
          <span className="tile big">4</span>
          <span className="tile big sunny">
            <svg viewBox="0 0 32 32" width="72%" aria-hidden="true">
              <path d="M4 22.5H28M8 26.5H24" stroke="var(--sea)" strokeWidth="1.8" strokeLinecap="round" />
              <path
                d="M9 22.5a7 7 0 0 1 14 0z"
                fill="var(--sun)"
                stroke="var(--sund)"
                strokeWidth="1.4"
                strokeLinejoin="round"
              />
              <path
                d="M16 8v4M6.5 12.5l2.800 2.800M25.5 12.5l-2.800 2.800"
                stroke="var(--sund)"
                strokeWidth="1.8"
                strokeLinecap="round"
              />
            </svg>
          </span>
          <span className="tile big">4</span>
        </p>
        <div className="nf-head">
          <h1>
            {text.heading}
            <span className="nf-next">{text.nextDoor}</span>
          </h1>
          <p className="lede">{text.lede}</p>
          <p className="row nf-ways">
            <ButtonLink small tone="sea" href={pathOf('services', language)}>
              {text.services}
            </ButtonLink>
            <ButtonLink small tone="secondary" href={pathOf('hub.solar', language)}>
              {text.towns}
            </ButtonLink>
          </p>
        </div>
        <template data-slot="pages" />
        <div className="nf-find">
          <SearchForm language={language} />
          <p className="mut sm">{text.close}</p>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <a className="tl" href={link.path} lang={link.lang} hrefLang={link.lang}>
                  {link.label} <Icon name="arrow" size={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <template data-slot="close" />
        <CoastRoad label={text.map} />
      </div>
    </section>
  )
}
