import { describe, expect, it } from 'vitest'
import { isStaff, pages, visibleText } from './built-site.ts'

/** What the voice rules out, as whole words. */
const salesTalk = {
  en: /\b(best|leading|trusted|solutions?|up to|free|green)\b|!/i,
  es: /\b(usted|ustedes|soluciones|líder|verde|gratis|el mejor|la mejor)\b|[!¡]/i,
}

describe.each(pages.map((page) => [page.path, page] as const))('the words of %s', (path, page) => {
  const words = visibleText(page.html)

  it('hold no leftover of a template', () => {
    expect(words.length).toBeGreaterThan(50)
    expect(
      words.match(/.{0,30}(\bsample\b|\blorem\b|[{}]|\bundefined\b|\bNaN\b|\[object |\bnull\b).{0,30}/gi),
    ).toBeNull()
  })

  it.skipIf(isStaff(page))('keep clear of sales talk', () => {
    const ruledOut = salesTalk[/^\/es(\/|$)/.test(path) ? 'es' : 'en']
    expect(words.match(new RegExp(`.{0,30}(?:${ruledOut.source}).{0,30}`, 'gi'))).toBeNull()
  })
})
