import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { pathOf } from '#src/site/routes.ts'
import './call-row.css'

/** The way to a price, or to what the page asks for in its place, and beside it the telephone. */
export function CallRow({
  language,
  to = { path: pathOf('quote', language), action: kindText(language).price },
}: {
  language: Language
  to?: { path: string; action: string }
}) {
  return (
    <p className="row k-cta">
      <ButtonLink href={to.path}>{to.action}</ButtonLink>
      <a className="btn sec2" href={`tel:${business.phone.e164}`}>
        <Icon name="phone" size={20} />
        {business.phone.display}
      </a>
    </p>
  )
}
