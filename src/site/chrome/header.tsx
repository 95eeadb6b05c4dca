import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Mark } from '#src/shared/ui/mark/mark.tsx'
import { business, whatsappLink } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { siteText } from '#src/site/text/text.ts'
import { linksTo, linkTo } from './links.ts'
import { drawerActions, mainNavigation } from './navigation.ts'

export interface LanguageLinks {
  en: string
  es: string
}

/**
 * Header with navigation, emergency, bill analysis, language switch, quote and drawer. The drawer is a native `details`, so it opens
 * without script. `data-chat` marks the links that open the emergency chat once it can (chat-launcher.client.ts).
 */
export function Header({ language, path, paths }: { language: Language; path: string; paths: LanguageLinks }) {
  const text = siteText(language)
  const bill = linkTo('bill-analysis', language)
  const emergency = linkTo('emergency', language)
  const short: Partial<Record<string, string>> = {
    'tool.solar': text.nav.calculators,
    'guide.battery-storage': text.nav.guides,
  }
  const current = (to: string) => (to === path ? 'page' : undefined)
  const navigation = linksTo(mainNavigation, language).map((link) => (
    <a
      key={link.id}
      href={link.path}
      className={link.id === 'emergency' ? 'em' : undefined}
      data-chat={link.id === 'emergency' ? '' : undefined}
      aria-current={current(link.path)}
    >
      {short[link.id] ?? link.label}
    </a>
  ))
  return (
    <header className="top">
      <div className="wrap">
        <a className="logo" href={pathOf('home', language)}>
          <Mark />
          <span data-brand>{business.name}</span>
        </a>
        <nav className="nav" aria-label={text.nav.main}>
          {navigation}
        </nav>
        <a className="em em-i" href={emergency.path} data-chat>
          <Icon name="alert" />
          <span>{emergency.label}</span>
        </a>
        <a className="btn sec2 s x-desk" href={bill.path} aria-current={current(bill.path)}>
          {bill.label}
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
            {navigation}
            {linksTo(drawerActions, language).map((link) => (
              <a
                key={link.id}
                href={link.path}
                className={link.id === 'bill-analysis' ? 'hl' : undefined}
                aria-current={current(link.path)}
              >
                {link.label}
              </a>
            ))}
            <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>
            <a href={whatsappLink(language)} rel="noopener" title={text.whatsappNote}>
              {text.whatsapp}
            </a>
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
