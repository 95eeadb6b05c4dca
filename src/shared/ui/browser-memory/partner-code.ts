import { partnerCodeIn, partnerCookie, toPartnerCode } from '#src/shared/domain/partner-code.ts'
import type { Visit } from '#src/shared/domain/visit.ts'
import { recall, remember } from './browser-memory.ts'
import { visitOfForm } from './first-page.ts'

const key = 'partner-code'

/** Keeps the code of the link that somebody came by for as long as this tab is open; the first one stays. No cookie is set. */
export function keepPartnerCode(): void {
  const code = partnerCodeIn(location.search)
  if (code && !keptPartnerCode()) remember('sessionStorage', key, code)
}

/** What a form sends along: how the visitor found us, and `partnerCode` when a partner brought them here. */
export function broughtBy(): { partnerCode?: string; visit: Visit } {
  const partnerCode = keptPartnerCode() ?? partnerCodeIn(location.search) ?? consentedPartnerCode()
  return { ...(partnerCode ? { partnerCode } : {}), visit: visitOfForm() }
}

const keptPartnerCode = () => toPartnerCode(recall('sessionStorage', key))

/** From the cookie of an earlier visit, which is only there where the visitor has agreed to it. */
function consentedPartnerCode(): string | undefined {
  const row = document.cookie.split('; ').find((one) => one.startsWith(`${partnerCookie}=`))
  return toPartnerCode(row?.slice(partnerCookie.length + 1))
}
