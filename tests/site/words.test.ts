import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { sharedShare, shinglesOf, wordsOf } from '#src/site/content/shingles.ts'
import { canonicalOf } from '#src/site/seo/sitemap.ts'
import { type BuiltPage, listed, pages, troublesOf } from './built-site.ts'
import { readOutOf, textOf, without } from './html-text.ts'

const bodyOf = ({ html }: BuiltPage) => /<body[\s\S]*<\/body>/.exec(html)?.[0] ?? ''
const mainOf = ({ html }: BuiltPage) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
/** It names another address as its own: `/latest-blogs` and the posts below it. */
const standsForAnother = ({ match }: BuiltPage) => match !== null && canonicalOf(match.route.id) !== match.route.id
/** What the page says itself: its text, without forms, pictures and the list of its own parts. */
const proseOf = (page: BuiltPage) => textOf(without(mainOf(page), 'form', 'svg', 'nav'))

/** Labels that the owner specified. */
const ownLabels = /3 Steps Free Bill Analysis/g
/** Plain uses of the same words. */
const plainUses: Record<Language, RegExp> = {
  // Sums, colours of a wire and of a chart, times not yet booked, and asking how to tell a good installer.
  en: /\b(?:add(?:s|ed|ing)? up to|free-?standing|green(?: |-and-)yellow|green: the three|free times|(?:the )?best (?:installer|reviews|panels?)\??|leading to)\b/gi,
  es: /\bverde(?:(?: y | ?\/ ?|-)amarillo|: las tres)\b/gi,
}
/** What the voice rules out, as whole words. */
const salesTalk: Record<Language, RegExp> = {
  en: /.{0,30}(?:\b(?:best|leading|trusted|solutions?|up to|free|green)\b|!).{0,30}/gi,
  es: /.{0,30}(?:(?<!\p{L})(?:usted|ustedes|soluciones|solución integral|líder(?:es)?|gratis|el mejor|la mejor|verde)(?!\p{L})|[!¡]).{0,30}/giu,
}
const leftovers = /.{0,30}(?:\b[Ll]orem\b|[{}]|::|\*\*|\]\(|\bundefined\b|\bNaN\b|\[object |\bnull\b|\bTODO\b).{0,30}/g

describe('the words of every page', () => {
  it('hold no leftover of a template', () => {
    expect(
      troublesOf(pages, (page) => {
        const words = readOutOf(bodyOf(page))
        return [words.length <= 50 && 'says nothing', ...(words.match(leftovers) ?? [])]
      }),
    ).toEqual([])
  })

  it('keep clear of sales talk', () => {
    const spoken = pages.filter(({ isStaff }) => !isStaff)
    expect(
      troublesOf(spoken, (page) => {
        const words = readOutOf(bodyOf(page)).replace(ownLabels, '').replace(plainUses[page.language], '')
        return words.match(salesTalk[page.language]) ?? []
      }),
    ).toEqual([])
  })
})

describe('the text of every page', () => {
  const substantial = ['service', 'service-city', 'hub', 'location', 'guide', 'article']

  it('has 450 words of its own where it explains something', () => {
    expect(
      troublesOf(listed, (page) => {
        const count = wordsOf(proseOf(page)).length
        return [substantial.includes(page.match?.route.kind ?? '') && count < 450 && `${count} words`]
      }),
    ).toEqual([])
  })

  it('has some on every other page too', () => {
    expect(
      troublesOf(listed, (page) => {
        const count = wordsOf(proseOf(page)).length
        return [count < 40 && `${count} words`]
      }),
    ).toEqual([])
  })

  it.each([
    ['en', 'nobody', /\bnobody\b/i],
    ['es', 'nadie', /(?<!\p{L})nadie(?!\p{L})/iu],
    ['en', 'honest', /\bhonest/i],
    ['es', 'honesto or honrado', /(?<!\p{L})(?:honest|honrad)/iu],
  ] as const)('keeps to ten pages in %s with %s, forms and blocks included', (language, _, habit) => {
    const found = listed.filter(
      (page) => page.language === language && !standsForAnother(page) && habit.test(textOf(mainOf(page))),
    )
    expect(found.map(({ path }) => path).slice(10)).toEqual([])
  })

  it.each(languages)('shares no more than 25 % of its five-word runs with any other in %s', (language) => {
    const texts = listed
      .filter((page) => page.language === language && !standsForAnother(page))
      .map((page) => ({ path: page.path, shingles: shinglesOf(proseOf(page)) }))
    const alike = texts.flatMap((a, at) =>
      texts.slice(at + 1).flatMap((b) => {
        const share = sharedShare(a.shingles, b.shingles)
        return share > 0.25 ? [`${a.path} and ${b.path}: ${Math.round(share * 100)} %`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})
