import { recall } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { analyticsSource, consentKey } from './consent-need.ts'

/**
 * Fetches the consent choice when something needs one: an analytics tag is configured, the page was entered by a partner's link, or a choice was
 * made before and must stay reversible. True once it shows a question. Otherwise nothing is fetched, shown or stored.
 */
export async function askForConsent(): Promise<boolean> {
  const mayNeed = analyticsSource || /[?&]p=/.test(location.search) || recall('localStorage', consentKey)
  if (!mayNeed) return false
  const { attachConsent } = await import('./consent-choice.client.ts')
  return attachConsent()
}
