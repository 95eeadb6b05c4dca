import type { BrowserContext } from 'playwright-core'

/** How a screen of staff opens without the form of the sign-in, which has a journey of its own (quote.test.ts). */

/** From the next page on somebody with this token is signed in, and reads in this language. */
export function signIn(context: BrowserContext, token: string, language: 'en' | 'es' = 'en'): Promise<unknown> {
  return context.addInitScript(
    ([adminToken, staffLanguage]) => {
      localStorage.setItem('adminToken', adminToken)
      localStorage.setItem('staffLanguage', staffLanguage)
    },
    [token, language] as const,
  )
}
