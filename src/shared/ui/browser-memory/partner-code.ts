import { partnerCodeIn, toPartnerCode } from '#src/shared/domain/partner-code.ts'
import { recall, remember } from './browser-memory.ts'

const key = 'partner-code'

/** Keeps the code of the link that somebody came by for as long as this tab is open; the first one stays. No cookie is set. */
export function keepPartnerCode(): void {
  const code = partnerCodeIn(location.search)
  if (code && !keptPartnerCode()) remember('sessionStorage', key, code)
}

/** The code that this tab was opened by, as far as it is known. */
export const keptPartnerCode = () => toPartnerCode(recall('sessionStorage', key))
