import { describe, expect, it } from 'vitest'
import { contactText } from '#src/features/contact/text/text.ts'
import { bookingWords } from '#src/features/emergency-chat/text/booking-words.ts'
import { guideWords } from '#src/features/emergency-chat/text/guide-words.ts'
import { widgetText } from '#src/features/emergency-chat/text/widget-text.ts'
import { homeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { homeEstimatorText } from '#src/features/quote/text/home-estimator.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { homeText } from '#src/site/home/text/text.ts'
import { openingLines } from '#src/site/opening-lines.ts'
import { businessGraph } from '#src/site/seo/business-data.ts'
import { llmsTxt } from '#src/site/seo/llms.ts'
import { siteText } from '#src/site/text/text.ts'
import { unmarkedPromise } from './any-hour.ts'
import { contentText } from './text/text.ts'

/** Every piece of text inside an object; of a sentence with figures its source, which holds the same words. */
function sentences(of: unknown): string[] {
  if (typeof of === 'string') return [of]
  if (typeof of === 'function') return [String(of)]
  if (typeof of !== 'object' || of === null) return []
  return Object.values(of).flatMap(sentences)
}

describe.each(languages)('the words of the site itself in %s', (language) => {
  const words = {
    site: siteText(language),
    home: homeText(language),
    card: [homeAnswerText[language], homeEstimatorText[language]],
    content: contentText(language),
    contact: contactText(language),
    chat: [widgetText(language), bookingWords[language], guideWords[language]],
  }
  it.each(Object.entries(words))('promise help at any hour only through the on-call switch: %s', (_, text) => {
    const said = sentences(text)
    expect(said.length).toBeGreaterThan(5)
    expect(said.flatMap((sentence) => unmarkedPromise(sentence, language) ?? [])).toEqual([])
  })
})

describe('what machines read', () => {
  it('promises no help at any hour, and gives the hours of the business', () => {
    const graph = JSON.stringify(businessGraph('https://site.test'))
    const llms = llmsTxt({ en: [], es: [] }, 'https://site.test')
    for (const text of [graph, llms]) {
      expect(unmarkedPromise(text, 'en')).toBeUndefined()
      expect(text).not.toMatch(/24\/7|00:00/)
    }
    expect(graph).toContain('"opens":"09:00","closes":"18:00"')
    for (const line of openingLines('en')) expect(llms).toContain(line)
  })
})
