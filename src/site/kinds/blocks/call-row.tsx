import type { Language } from '#src/shared/i18n/language.ts'
import { ButtonLink } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { pathOf } from '#src/site/routes.ts'
import './call-row.css'

/** The way to a price and, beside it, the telephone. */
export function CallRow({ language }: { language: Language }) {
  return (
    <p className="row k-cta">
      <ButtonLink href={pathOf('quote', language)}>{kindText(language).price}</ButtonLink>
      <a className="btn sec2" href={`tel:${business.phone.e164}`}>
        <Icon name="phone" size={20} />
        {business.phone.display}
      </a>
    </p>
  )
}
