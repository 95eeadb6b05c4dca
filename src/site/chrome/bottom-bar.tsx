import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { whatsappLink } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { siteText } from '#src/site/text/text.ts'

/** Phones only: the actions a thumb wants. */
export function BottomBar({ language }: { language: Language }) {
  const text = siteText(language)
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
