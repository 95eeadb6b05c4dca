import type { Language } from '#src/shared/i18n/language.ts'
import { Mark } from '#src/shared/ui/mark/mark.tsx'
import { business, whatsappLink } from '#src/site/business.ts'
import { onCallWords } from '#src/site/content/on-call.ts'
import { openingLines } from '#src/site/opening-lines.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'
import { siteText } from '#src/site/text/text.ts'
import { hoursForPage } from './hours-of-page.ts'
import { linksTo } from './links.ts'
import { mapsLink } from './maps-link.ts'
import { footerColumns, hubPages, legalPages } from './navigation.ts'

/**
 * Footer: what exists and what is known; unset facts leave no trace. On phones a column is a closed `details`, on wide screens its summary gives
 * way to the heading and the list is always open, by style alone. `data-policy` is where the consent choice links to and adds its entry.
 */
export function Footer({
  language,
  year,
  isUrgent = false,
}: {
  language: Language
  year: number
  /** On a page that is read while something is wrong: the number is answered outside these hours too, while somebody is on call. */
  isUrgent?: boolean
}) {
  const { footer: text, menu } = siteText(language)
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <Contact language={language} isUrgent={isUrgent} />
          {footerColumns.map(({ id, pages }) => (
            <div key={id}>
              <h2>{text.columns[id]}</h2>
              <details>
                <summary>{text.columns[id]}</summary>
                <ul>
                  {linksTo(pages, language).map((link) => (
                    <li key={link.id}>
                      <a href={link.path}>
                        {link.id === 'services'
                          ? menu.panels.services.first
                          : hubPages.includes(link.id)
                            ? text.wholeCoast
                            : link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          ))}
        </div>
        <div className="legal" data-policy={pathOf('cookie-policy', language)}>
          <span>
            © {business.copyrightSince}–{year} <span data-brand>{business.name}</span>
          </span>
          {linksTo(legalPages, language).map((link) => (
            <a key={link.id} href={link.path}>
              {link.label}
            </a>
          ))}
          <span>{text.mapCredit}</span>
        </div>
      </div>
    </footer>
  )
}

const networks = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'tiktok', name: 'TikTok' },
] as const

function Contact({ language, isUrgent }: { language: Language; isUrgent: boolean }) {
  const { whatsapp, whatsappOwner, footer: text } = siteText(language)
  const social = networks.flatMap(({ id, name }) => {
    const url = business.social[id]
    return url ? [{ name, url }] : []
  })
  return (
    <div className="f1">
      <a className="logo" href={pathOf('home', language)}>
        <Mark />
        <span data-brand>{business.name}</span>
      </a>
      <p>
        <a className="num" href={`tel:${business.phone.e164}`}>
          {business.phone.display}
        </a>
      </p>
      <p>
        <a href={whatsappLink(language)} rel="noopener">
          {whatsapp}
        </a>{' '}
        ({whatsappOwner})
        {business.email ? (
          <>
            {' · '}
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </>
        ) : null}
      </p>
      {social.length > 0 ? (
        <p>
          {text.follow}{' '}
          {social.map(({ name, url }) => (
            <a key={name} href={url} rel="noopener">
              {name}
            </a>
          ))}
        </p>
      ) : null}
      <p data-week={hoursForPage(business.openingWeek)}>
        <span className="vh">{text.hours}: </span>
        {openingLines(language)
          .map((line) => line.replace(' ', '\u00a0'))
          .join(', ')}
      </p>
      {isUrgent && published().isOnCall ? <p>{`${text.emergencies}${onCallWords('word', language)}`}</p> : null}
      <ul aria-label={text.offices}>
        {business.offices.map((office) => (
          <li key={office.id}>
            <a href={mapsLink(office)} rel="noopener">
              {office.name[language]}
              <span className="vh"> {text.maps}</span>
            </a>
            {office.address ? <span>{office.address}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
