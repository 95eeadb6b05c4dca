import { describe, expect, it } from 'vitest'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { type PageWords, pageWords, wordedPages } from '#src/site/content/page-words.ts'
import { paragraphsOf } from '#src/site/content/prose.ts'
import { countOfWords, readingEase, sentencesOf, shortShare } from '#src/site/content/reading-measures.ts'

/** How the pages read: what their own words say, without the blocks that several pages share. */

const texts = languages.flatMap((language) =>
  wordedPages().map((id) => {
    const words = pageWords(id, language)
    return { words, sentences: paragraphsOf(words).flatMap(sentencesOf) }
  }),
)
const named = ({ id, language }: PageWords) => `content/${id}/${language}.md`
const legal = ['legal-notice', 'privacy-policy', 'cookie-policy', 'terms-of-service']
const easiest: Record<Language, number> = { en: 60, es: 65 }

/** Pages of one place and one subject, which decide different things. */
const neighbours = [
  ...towns.flatMap((town) => [
    [`hub.solar.${town}`, `service.solar-pv-installation.${town}`],
    [`hub.battery-storage.${town}`, `service.battery-storage-installation.${town}`],
  ]),
  ['hub.battery-storage.mijas', 'mijas.solar-battery-storage'],
  ['service.battery-storage-installation.mijas', 'mijas.solar-battery-storage'],
] as const

describe('two pages that stand close to each other', () => {
  it('say in their text which of them decides what, and lead to each other', () => {
    const missing = texts.flatMap(({ words }) =>
      neighbours
        .filter((pair) => pair.some((id) => id === words.id))
        .flatMap(([a, b]) => {
          const other = words.id === a ? b : a
          // In Mijas the page on whether a battery pays stands between the other two.
          const between =
            other === 'hub.battery-storage.mijas' && words.body.includes('route:mijas.solar-battery-storage')
          const isThere = texts.some((one) => one.words.id === other)
          return isThere && !between && !words.body.includes(`(route:${other})`) ? [`${named(words)}: ${other}`] : []
        }),
    )
    expect(missing).toEqual([])
  })
})

describe('the words of every page', () => {
  it('are easy to read: Flesch 60 in English, Fernández Huerta 65 in Spanish, the legal pages apart', () => {
    expect(
      texts
        .filter(({ words }) => !legal.includes(words.id))
        .map(({ words, sentences }) => ({ words, ease: readingEase(sentences, words.language) }))
        .filter(({ words, ease }) => ease < easiest[words.language])
        .map(({ words, ease }) => `${named(words)}: ${ease.toFixed(0)}`),
    ).toEqual([])
  })

  it('run in whole sentences: at most 12 % of six words or fewer', () => {
    expect(
      texts
        .filter(({ sentences }) => shortShare(sentences) > 0.12)
        .map(({ words, sentences }) => `${named(words)}: ${(shortShare(sentences) * 100).toFixed(1)} %`),
    ).toEqual([])
  })

  it.each(languages)('say no sentence of more than eight words on more than three pages in %s', (language) => {
    const pagesOf = new Map<string, Set<string>>()
    for (const { words, sentences } of texts.filter(({ words }) => words.language === language))
      for (const sentence of sentences.filter((one) => countOfWords(one) > 8))
        pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(words.id))
    expect(
      [...pagesOf].filter(([, pages]) => pages.size > 3).map(([sentence, pages]) => `${[...pages]}: ${sentence}`),
    ).toEqual([])
  })

  it('announce no guide price as a floor', () => {
    const floor =
      /(?:price|costs?) from\b(?! (?:the|your|a|an|photographs)\b)|starting prices?|what (?:it|each job) starts|desde qué precio|precios? de partida/i
    expect(
      texts.flatMap(({ words }) =>
        [words.title, words.description, words.heading, words.answer, words.body].flatMap((said) => {
          const found = floor.exec(said)
          return found ? [`${named(words)}: ${found[0]}`] : []
        }),
      ),
    ).toEqual([])
  })

  it.each([
    ['en', 'nobody', /\bnobody\b/i],
    ['es', 'nadie', /(?<!\p{L})nadie(?!\p{L})/iu],
    ['en', 'honest', /\bhonest/i],
    ['es', 'honesto or honrado', /(?<!\p{L})(?:honest|honrad)/iu],
  ] as const)('keep to ten pages in %s with %s', (language, _, habit) => {
    const pages = texts
      .filter(({ words }) => words.language === language)
      .filter(({ words: { heading, answer, body, questions } }) =>
        habit.test([heading, answer, body, ...questions.flatMap(({ q, a }) => [q, a])].join(' ')),
      )
    expect(pages.map(({ words }) => words.id).slice(10)).toEqual([])
  })
})
