import { describe, expect, it } from 'vitest'
import { answerLanguage, languageScorer, plausibleIn } from './detect-language.ts'
import { readMessage } from './read-message.ts'

const scorer = languageScorer({ en: 'the is a in', es: 'el es a en Él', sv: 'och är i', nl: 'het is in' })
const scored = (message: string, foundIn: string[] = []) => Object.fromEntries(scorer(readMessage(message), foundIn))

describe('what speaks for a language', () => {
  it('is each small word of it, shared with those that have it too', () => {
    expect(scored('the el')).toEqual({ en: 1, es: 1 })
    expect(scored('is')).toEqual({ en: 0.5, nl: 0.5 })
    expect(scored('el el él')).toEqual({ es: 3 })
    expect(scored('xyz')).toEqual({})
  })

  it('is a word of danger that only its rows know', () => {
    expect(scored('xyz', ['de', 'de', 'fr'])).toEqual({ de: 2, fr: 1 })
  })

  it.each([
    ['mañana', { es: 1 }],
    ['Fuß', { de: 1.5 }],
    ['für', { de: 0.6 }],
    ['çà', { fr: 0.7 }],
    ['œuf', { fr: 0.7 }],
    ['på', { sv: 0.6, no: 0.6, da: 0.6 }],
    ['øl', { xx: 1 }],
    ['їжа', { xx: 4 }],
    ['пожар', { xx: 2 }],
    ['łódź', { xx: 1 }],
    ['não', { xx: 1 }],
  ])('is a letter that others do not have: %s', (word, scores) => {
    const found = scored(word)
    for (const [language, points] of Object.entries(scores)) expect(found[language]).toBeCloseTo(points, 9)
    expect(Object.keys(found).sort()).toEqual(Object.keys(scores).sort())
  })

  it('is such a letter once, in however many words it stands', () => {
    expect(scored('für über größer')).toEqual({ de: 0.6 + 1.5 })
  })
})

describe('the languages that a message may be in', () => {
  const of = (scores: Record<string, number>) => plausibleIn(new Map(Object.entries(scores)))
  it('are any while next to nothing speaks for one', () => {
    expect(of({})).toBeUndefined()
    expect(of({ en: 0.49 })).toBeUndefined()
    expect(of({ en: 0.5 })).toEqual(new Set(['en']))
  })
  it('are those with nearly half of what the strongest has', () => {
    expect(of({ en: 10, es: 4.5, fr: 4.4 })).toEqual(new Set(['en', 'es']))
  })
})

describe('the language to answer in', () => {
  const of = (scores: Record<string, number>, page: 'en' | 'es' | 'fr' | 'de' = 'es') =>
    answerLanguage(new Map(Object.entries(scores)), page)
  it('is the strongest of the four, the page’s where it is as strong', () => {
    expect(of({ en: 2, es: 1 })).toBe('en')
    expect(of({ en: 2, es: 2 })).toBe('es')
    expect(of({ fr: 1, de: 1 })).toBe('fr')
  })
  it('is the page’s where nothing is recognised', () => {
    expect(of({})).toBe('es')
    expect(of({}, 'de')).toBe('de')
  })
  it('is none where another language is stronger than all four, and ours where it is only as strong', () => {
    expect(of({ sv: 2, en: 1 })).toBeUndefined()
    expect(of({ sv: 2, en: 2 })).toBe('en')
  })
})
