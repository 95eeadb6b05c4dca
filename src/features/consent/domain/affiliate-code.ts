/** The parameter by which a partner's link names its code. */
export const affiliateParameter = 'ref'
/** The specified life of the cookie that remembers it. */
export const affiliateCookieDays = 30
export const affiliateCookie = 'affiliate'

/** The partner's code in an address's query; null when there is none, or what stands there cannot be one. */
export function affiliateCodeIn(query: string): string | null {
  const code = new URLSearchParams(query).get(affiliateParameter) ?? ''
  return /^[A-Za-z0-9-]{3,40}$/.test(code) ? code : null
}

/** The text that sets the cookie. The code passed `affiliateCodeIn`, so it needs no escaping. */
export function affiliateCookieText(code: string, secure: boolean): string {
  return `${affiliateCookie}=${code}; Max-Age=${affiliateCookieDays * 86_400}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
