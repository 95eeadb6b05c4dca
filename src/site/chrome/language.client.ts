import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { dock, isLineShown } from '#src/shared/ui/dock/dock.client.ts'
import { offerWords } from '#src/site/text/language-offer.ts'
import { offeredLanguage } from './offered-language.ts'

const offered = 'language-offered'

/** Keeps the language of the address, as the specification asks. */
export function rememberLanguage(): void {
  remember('localStorage', 'language', document.documentElement.lang)
}

/** The switch takes the query along, so that answers in the address are not lost. */
export function attachLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
    link.addEventListener('click', () => {
      link.search = location.search
    })
}

/** Offers the other language once on this device, to a browser that prefers it. Nobody is sent there. */
export function offerOtherLanguage(): void {
  const code = offeredLanguage(navigator.languages, document.documentElement.lang)
  const there = document.querySelector<HTMLAnchorElement>(`[data-language="${code}"]`)
  const bar = document.querySelector('.bar')
  if (!code || !there || !bar || isLineShown() || recall('localStorage', offered)) return
  remember('localStorage', offered, '1')
  const { sentence, link, close } = offerWords[code]
  const line = document.createElement('aside')
  line.className = 'banner deep'
  line.lang = code
  line.setAttribute('aria-label', link)
  const said = document.createElement('p')
  const way = document.createElement('a')
  way.href = there.href
  way.hreflang = code
  way.textContent = link
  said.append(`${sentence} `, way)
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', close)
  button.textContent = '×'
  button.addEventListener('click', () => line.remove())
  line.append(said, button)
  bar.before(line)
  dock(line)
}
