import { partnerCodeIn, partnerCookie, toPartnerCode } from '#src/shared/domain/partner-code.ts'
import type { Visit } from '#src/shared/domain/visit.ts'
import { visitOfForm } from './first-page.ts'
import { keptPartnerCode } from './partner-code.ts'

/** What a form sends along: how the visitor found us, and `partnerCode` when a partner brought them here. Apart from what every page needs at load. */
export function broughtBy(): { partnerCode?: string; visit: Visit } {
  const partnerCode = keptPartnerCode() ?? partnerCodeIn(location.search) ?? consentedPartnerCode()
  return { ...(partnerCode ? { partnerCode } : {}), visit: visitOfForm() }
}

/** From the cookie of an earlier visit, which is only there where the visitor has agreed to it. */
function consentedPartnerCode(): string | undefined {
  const row = document.cookie.split('; ').find((one) => one.startsWith(`${partnerCookie}=`))
  return toPartnerCode(row?.slice(partnerCookie.length + 1))
}
