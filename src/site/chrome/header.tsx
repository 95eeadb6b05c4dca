import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Mark } from '#src/shared/ui/mark/mark.tsx'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { siteText } from '#src/site/text/text.ts'
import { linkTo } from './links.ts'
import { Menu } from './menu.tsx'

export interface LanguageLinks {
  en: string
  es: string
}

/**
 * Header with navigation, emergency, bill analysis, language switch and quote. `data-chat` marks the links that open the emergency chat once it can
 * (chat-launcher.client.ts).
 */
export function Header({
  language,
  path,
  paths,
  searchId,
}: {
  language: Language
  path: string
  paths: LanguageLinks
  searchId?: string
}) {
  const text = siteText(language)
  const bill = linkTo('bill-analysis', language)
  const emergency = linkTo('emergency', language)
  const current = (to: string) => (to === path ? 'page' : undefined)
  return (
    <header className="top">
      <div className="wrap">
        <a className="logo" href={pathOf('home', language)}>
          <Mark />
          <span data-brand>{business.name}</span>
        </a>
        <a className="em em-i" href={emergency.path} data-chat>
          <Icon name="alert" />
          <span>{emergency.label}</span>
        </a>
        <Menu language={language} path={path} {...(searchId !== undefined && { searchId })} />
        <a className="btn sec2 s x-desk" href={bill.path} aria-current={current(bill.path)}>
          {bill.label}
        </a>
        <LanguageSwitch language={language} label={text.nav.language} paths={paths} />
        <ButtonLink small href={pathOf('quote', language)} aria-current={current(pathOf('quote', language))}>
          {text.getQuote}
        </ButtonLink>
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
