/** The code of a partner: what their link carries as `?p=`, what people say on the phone, what every public form may send along. */

/** The cookie that remembers the code for 30 days, set only where the visitor has agreed to it. */
export const partnerCookie = 'affiliate'
/** The specified life of that cookie. */
export const partnerCookieDays = 30

/** Letters, digits and hyphens in between: COSTA-7. */
export const partnerCodePattern = /^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])$/

/** The code as it is kept, in capitals; undefined for what has not the shape of one. Whether somebody has it is decided where partners are known. */
export function toPartnerCode(typed: string | null | undefined): string | undefined {
  const code = typed?.trim().toUpperCase()
  return code && partnerCodePattern.test(code) ? code : undefined
}

/** The code in the query of an address; undefined without one. */
export function partnerCodeIn(query: string): string | undefined {
  return toPartnerCode(new URLSearchParams(query).get('p'))
}
