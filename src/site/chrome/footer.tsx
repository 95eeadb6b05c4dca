import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Mark } from '#src/shared/ui/mark/mark.tsx'
import { business, whatsappLink } from '../business.ts'
import { openingLines } from '../opening-lines.ts'
import { pathOf } from '../routes.ts'
import { siteText } from '../text/text.ts'
import { footerPages, legalPages, linksTo } from './links.ts'

/** Footer: what exists and what is known. Unset facts and unbuilt pages leave no trace. */
export function Footer({ language, year }: { language: Language; year: number }) {
  const text = siteText(language)
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div className="f1">
            <a className="logo" href={pathOf('home', language)}>
              <Mark />
              <span data-brand>{business.name}</span>
            </a>
            <p className="foot-tel">
              <a className="num n1 nw" href={`tel:${business.phone.e164}`}>
                {business.phone.display}
              </a>
            </p>
            <p>
              <a href={whatsappLink(language)} rel="noopener" title={text.whatsappNote}>
                {text.whatsapp}
              </a>
              {business.email ? (
                <>
                  {' · '}
                  <a href={`mailto:${business.email}`}>{business.email}</a>
                </>
              ) : null}
            </p>
          </div>
          <div>
            <h2>{text.pagesTitle}</h2>
            <ul>
              {linksTo(footerPages, language).map((link) => (
                <li key={link.id}>
                  <a href={link.path}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{text.hoursTitle}</h2>
            <p>{openingLines(language)[0]}</p>
          </div>
          <div>
            <h2>{text.officesTitle}</h2>
            <ul className="plain">
              {business.offices.map((office) => (
                <li key={office.id}>
                  {office.name[language]}
                  {office.address ? <br /> : null}
                  {office.address}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{text.areasTitle}</h2>
            <ul className="plain">
              {Object.values(townNames).map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className="legal">
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
