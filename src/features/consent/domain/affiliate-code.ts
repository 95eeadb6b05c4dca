import { partnerCookie, partnerCookieDays } from '#src/shared/domain/partner-code.ts'

/** The text that sets the cookie. The code has the shape of one, so it needs no escaping. */
export function affiliateCookieText(code: string, secure: boolean): string {
  return `${partnerCookie}=${code}; Max-Age=${partnerCookieDays * 86_400}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
