import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business, whatsappLink } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { siteText } from '#src/site/text/text.ts'

/** Phones only: the actions a thumb wants; where something is wrong, the two calls. */
export function BottomBar({ language, isUrgent = false }: { language: Language; isUrgent?: boolean }) {
  const text = siteText(language)
  if (isUrgent)
    return (
      <nav className="bar" aria-label={text.nav.quick}>
        <a className="alarm" href="tel:112">
          <Icon name="phone" />
          {text.call112}
        </a>
        <a href={`tel:${business.phone.e164}`}>
          <Icon name="phone" />
          {text.electrician}
        </a>
      </nav>
    )
  return (
    <nav className="bar" aria-label={text.nav.quick}>
      <a href={pathOf('quote', language)}>
        <Icon name="list" />
        {text.quoteShort}
      </a>
      <a href={whatsappLink(language)} rel="noopener" title={text.whatsappNote}>
        <Icon name="chat" />
        {text.whatsapp}
      </a>
      <a href={pathOf('bill-analysis', language)}>
        <Icon name="up" />
        {text.uploadBill}
      </a>
    </nav>
  )
}
