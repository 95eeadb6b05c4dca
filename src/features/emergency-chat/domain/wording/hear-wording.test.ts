import { describe, expect, it } from 'vitest'
import type { Ruling } from '#src/features/emergency-chat/domain/create-triage.ts'
import { hearWording } from './hear-wording.ts'
import type { Wording } from './wording.ts'

/** By word: how much it speaks for danger, before it is weighed with the others of its message. */
const speaks: Record<string, number> = {
  alarm: 8,
  siren: 8,
  hum: 3,
  mutter: 2.1,
  calm: -12,
  unmistakeablyoverwhelming: 8,
  extraordinarilyfrightening: 8,
  incomprehensiblyterrifying: 8,
}
const row = (name: string, others: readonly number[]) =>
  name.slice(0, 24) in short ? [1, short[name.slice(0, 24)] ?? 0, ...others] : undefined
const short = Object.fromEntries(Object.entries(speaks).map(([word, weight]) => [word.slice(0, 24), weight]))
const wording: Wording = {
  message: { bias: [-1, 0, 0, 0], rowOf: (name) => row(name, [0, 0, 0]) },
  passage: { bias: [-4], rowOf: (name) => row(name, []) },
}
const ofWords = (word: string, many: number) => [word, ...Array<string>(many - 1).fill('blah')].join(' ')

/** What is heard in these passages where the rules say so much; unknown languages are no letters. */
function heard(passages: readonly string[], ruling: Partial<Ruling> = {}) {
  const live = { text: passages.join(' '), passages: passages.map((text) => ({ text, marks: [] })) }
  const byRules = (): Ruling => ({
    level: 'medium',
    language: 'fr',
    hazards: [],
    intent: 'fault',
    because: [],
    live,
    marks: [],
    isKnownLanguage: false,
    ...ruling,
  })
  return hearWording(byRules, wording)(live.text, 'fr')
}
const quiet = [ofWords('calm', 8), ofWords('blah', 8), ofWords('blah', 8)]

describe('a passage that speaks of danger', () => {
  it('is heard by itself in a letter that is calm as a whole', () => {
    expect(heard([...quiet, ofWords('alarm', 8)])).toMatchObject({
      level: 'critical',
      hazards: ['unclear-danger'],
      because: [{ rule: 'wording', matched: 'alarm' }],
    })
  })

  it.each([
    ['fewer than four passages', [ofWords('calm', 8), ofWords('blah', 8), ofWords('alarm', 8)]],
    ['a passage of fewer than eight words', [...quiet, ofWords('alarm', 7)]],
    ['a passage that is not almost sure', [...quiet, ofWords('hum', 8)]],
  ])('is not heard in %s', (_, passages) => {
    expect(heard(passages).level).not.toBe('critical')
  })

  it('is not heard where the rules excuse a danger', () => {
    const because = [
      { rule: 'trips', matched: 'trips' },
      { rule: 'smoke, told', matched: 'smoke' },
    ]
    expect(heard([...quiet, ofWords('alarm', 8)], { because }).level).not.toBe('critical')
    expect(heard([...quiet, ofWords('alarm', 8)], { because: because.slice(0, 1) }).level).toBe('critical')
  })

  it('does not hold up a danger of the rules that the whole plays down', () => {
    expect(heard([...quiet, ofWords('alarm', 8)], { level: 'critical' }).level).toBe('high')
  })

  it('gives way to a whole that is danger itself, which says its words', () => {
    const { level, because } = heard([ofWords('alarm', 8), ofWords('siren', 8), ofWords('blah', 8), ofWords('blah', 8)])
    expect({ level, because }).toEqual({ level: 'critical', because: [{ rule: 'wording', matched: 'alarm … siren' }] })
  })

  it('says three words at most, in sixty characters', () => {
    const long = ['unmistakeablyoverwhelming', 'extraordinarilyfrightening', 'incomprehensiblyterrifying']
    const [reason] = heard([long.join(' ')]).because
    expect(reason?.matched).toHaveLength(60)
  })
})

describe('a letter in a known language', () => {
  const letter = (words: number, word: string) =>
    heard([ofWords(word, words)], { language: 'en', isKnownLanguage: true }).level

  it('is danger by the sum of its whole and its loudest passage, from sixteen words on', () => {
    expect([letter(16, 'alarm'), letter(16, 'hum')]).toEqual(['critical', 'critical'])
    // Half danger by its wording alone, none by the sum.
    expect([letter(15, 'mutter'), letter(16, 'mutter')]).toEqual(['critical', 'medium'])
    expect(letter(16, 'calm')).not.toBe('critical')
  })
})
