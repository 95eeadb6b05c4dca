import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Mark } from '#src/shared/ui/mark/mark.tsx'
import { business } from '../business.ts'
import { pathOf } from '../routes.ts'
import { siteText } from '../text/text.ts'
import { linksTo, mainNavigation } from './links.ts'

export interface LanguageLinks {
  en: string
  es: string
}

/** Header with navigation, phone, language switch and drawer. The drawer is a native `details`, so it opens without script. */
export function Header({ language, path, paths }: { language: Language; path: string; paths: LanguageLinks }) {
  const text = siteText(language)
  const bill = linksTo(['bill-analysis'], language)[0]
  const emergency = linksTo(['emergency'], language)[0]
  const navigation = linksTo(mainNavigation, language)
  const phone = (
    <a className="tel" href={`tel:${business.phone.e164}`}>
      <Icon name="phone" size={20} />
      <span>{business.phone.display}</span>
    </a>
  )
  const current = (to: string) => (to === path ? 'page' : undefined)
  return (
    <header className="top">
      <div className="wrap">
        <a className="logo" href={pathOf('home', language)}>
          <Mark />
          <span data-brand>{business.name}</span>
        </a>
        <nav className="nav" aria-label={text.nav.main}>
          {navigation.map((link) => (
            <a key={link.id} href={link.path} aria-current={current(link.path)}>
              {link.label}
            </a>
          ))}
          {emergency ? (
            <a className="em" href={emergency.path}>
              {emergency.label}
            </a>
          ) : (
            phone
          )}
        </nav>
        {bill ? (
          <a className="btn sec2 s x-desk" href={bill.path}>
            {bill.label}
          </a>
        ) : null}
        <a className="em-i tel-i" href={`tel:${business.phone.e164}`}>
          <span className="vh">
            {text.call} {business.phone.display}
          </span>
          <Icon name="phone" />
        </a>
        <LanguageSwitch language={language} label={text.nav.language} paths={paths} />
        <ButtonLink small href={pathOf('quote', language)} aria-current={current(pathOf('quote', language))}>
          {text.getQuote}
        </ButtonLink>
        <details className="menu">
          <summary>
            <span className="vh">{text.nav.menu}</span>
            <Icon name="menu" />
          </summary>
          <nav className="drawer" aria-label={text.nav.menu}>
            {[...linksTo(['home', 'quote'], language), ...navigation].map((link) => (
              <a key={link.id} href={link.path} aria-current={current(link.path)}>
                {link.label}
              </a>
            ))}
            {phone}
          </nav>
        </details>
      </div>
    </header>
  )
}

const names = { en: 'English', es: 'Español' } as const

function LanguageSwitch({ language, label, paths }: { language: Language; label: string; paths: LanguageLinks }) {
  return (
    <nav className="lang" aria-label={label}>
      {(['en', 'es'] as const).map((code) => (
        <a
          key={code}
          href={paths[code]}
          lang={code}
          hrefLang={code}
          data-language={code}
          aria-current={code === language ? 'true' : undefined}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="vh">{names[code]}</span>
        </a>
      ))}
    </nav>
  )
}
