// Waits for somebody to turn to the form of a page; here because a file of its own would cost more than its text.
import '#src/features/contact/ui/enquiry-form.client.ts'
import { askForConsent } from '#src/features/consent/ui/consent.client.ts'
import { attachEstimator } from '#src/features/quote/ui/home-estimator/home-estimator.client.ts'
import { reportVitals } from '#src/features/vitals/ui/vitals.client.ts'
import { watchBrowserErrors } from '#src/shared/http/browser-errors.ts'
import { recall } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { keepPartnerCode } from '#src/shared/ui/browser-memory/partner-code.ts'
import { unsentMark } from '#src/shared/ui/browser-memory/unsent-mark.ts'
import { dock } from '#src/shared/ui/dock/dock.client.ts'
import { attachChatLauncher } from './chat-launcher.client.ts'
import { attachLanguageSwitch, rememberLanguage } from './language.client.ts'
import { offeredLanguage } from './offered-language.ts'
import { settlePage } from './settle-page.client.ts'

/** The only script of every page. Everything it does is an addition: without it the page reads, links and posts as before. */

watchBrowserErrors(window)
void settlePage()
reportVitals()
rememberLanguage()
keepPartnerCode()
attachLanguageSwitch()
// A menu that nobody turns to costs no script; it is on its way before the first press, so that Escape closes what opened a moment ago.
const menu = document.querySelector<HTMLDetailsElement>('details.menu')
let isMenuAttached = false
const onMenu = async () => {
  if (!menu || isMenuAttached) return
  isMenuAttached = true
  ;(await import('./menu.client.ts')).attachMenu(menu)
}
for (const type of ['pointerover', 'focusin', 'toggle'])
  menu?.addEventListener(type, onMenu, { capture: true, once: true })
attachChatLauncher()
attachEstimator()
document.querySelector('[data-print-page]')?.addEventListener('click', () => print())
const bar = document.querySelector<HTMLElement>('.bar')
if (bar) dock(bar)
// The promotional line comes past a fifth of the page: its script waits for the first scroll.
const attachBanner = () => import('./banner.client.ts').then((banner) => banner.attachBanner())
if (document.querySelector('#promo')) {
  // This script comes after the page: its reader may have scrolled already.
  if (scrollY > 0) attachBanner()
  else addEventListener('scroll', attachBanner, { once: true })
}
// Most browsers prefer the language they are reading, and most forms were sent: what the others need is fetched.
askForConsent().then(async (asks) => {
  const other = offeredLanguage(navigator.languages, document.documentElement.lang)
  if (recall('localStorage', unsentMark) || (!asks && other)) (await import('./bottom-line.client.ts')).showLine(other)
})
