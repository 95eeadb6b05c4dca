import { partnerCookie } from '#src/shared/domain/partner-code.ts'

/** The specified life of the cookie that remembers a partner's code. */
export const affiliateCookieDays = 30

/** The text that sets the cookie. The code has the shape of one, so it needs no escaping. */
export function affiliateCookieText(code: string, secure: boolean): string {
  return `${partnerCookie}=${code}; Max-Age=${affiliateCookieDays * 86_400}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
