import { partnerCodeIn, toPartnerCode } from '#src/shared/domain/partner-code.ts'
import { recall, remember } from './browser-memory.ts'

const key = 'partner-code'

/** Keeps the code of the link that somebody came by for as long as this tab is open; the first one stays. No cookie is set. */
export function keepPartnerCode(): void {
  const code = partnerCodeIn(location.search)
  if (code && !keptPartnerCode()) remember('sessionStorage', key, code)
}

/** What a form sends along: `{ partnerCode }`, or nothing when nobody brought this visitor here. */
export function broughtBy(): { partnerCode?: string } {
  const partnerCode = keptPartnerCode() ?? partnerCodeIn(location.search)
  return partnerCode ? { partnerCode } : {}
}

const keptPartnerCode = () => toPartnerCode(recall('sessionStorage', key))
