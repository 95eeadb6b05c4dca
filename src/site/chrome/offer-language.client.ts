import type { Language } from '#src/shared/i18n/language.ts'
import { recall, remember } from '#src/shared/ui/browser-memory/browser-memory.ts'
import { dock, isLineShown } from '#src/shared/ui/dock/dock.client.ts'
import { offerWords } from '#src/site/text/language-offer.ts'

const offered = 'language-offered'

/** Offers the other language once on this device, to a browser that prefers it. Nobody is sent there. */
export function offerOtherLanguage(code: Language): void {
  const there = document.querySelector<HTMLAnchorElement>(`[data-language="${code}"]`)
  const bar = document.querySelector('.bar')
  if (!there || !bar || isLineShown() || recall('localStorage', offered)) return
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
