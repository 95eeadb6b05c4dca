import { partnerCodeIn, partnerCookie, toPartnerCode } from '#src/shared/domain/partner-code.ts'
import { recall, remember } from './browser-memory.ts'

const key = 'partner-code'

/** Keeps the code of the link that somebody came by for as long as this tab is open; the first one stays. No cookie is set. */
export function keepPartnerCode(): void {
  const code = partnerCodeIn(location.search)
  if (code && !keptPartnerCode()) remember('sessionStorage', key, code)
}

/** What a form sends along: `{ partnerCode }`, or nothing when nobody brought this visitor here. */
export function broughtBy(): { partnerCode?: string } {
  const partnerCode = keptPartnerCode() ?? partnerCodeIn(location.search) ?? consentedPartnerCode()
  return partnerCode ? { partnerCode } : {}
}

const keptPartnerCode = () => toPartnerCode(recall('sessionStorage', key))

/** From the cookie of an earlier visit, which is only there where the visitor has agreed to it. */
function consentedPartnerCode(): string | undefined {
  const row = document.cookie.split('; ').find((one) => one.startsWith(`${partnerCookie}=`))
  return toPartnerCode(row?.slice(partnerCookie.length + 1))
}
