import { describe, expect, it } from 'vitest'
import { readerOf } from './reading.ts'
import { clauseAround, has, overlaps, sentenceAround, within } from './spans.ts'
import { indexOf } from './term-index.ts'
import { fullVocabulary } from './vocabulary.ts'

const readingOf = readerOf(fullVocabulary, indexOf(fullVocabulary))
const text = (message: string, at: number, around: typeof clauseAround) => {
  const reading = readingOf(message)
  const { from, to } = around(at, reading)
  return reading.words
    .slice(from, to + 1)
    .map(({ written }) => written)
    .join(' ')
}

describe('the sentence around a word', () => {
  it('reaches from one end to the next', () => {
    expect(text('First one. Second one, longer. Third', 3, sentenceAround)).toBe('Second one longer')
    expect(text('First one. Second one, longer. Third', 0, sentenceAround)).toBe('First one')
    expect(text('First one. Second one, longer. Third', 5, sentenceAround)).toBe('Third')
  })
})

describe('the clause around a word', () => {
  it('ends at commas, at and, and at but', () => {
    expect(text('the fridge hums, the lamp glows and the plug smokes but the oven works', 5, clauseAround)).toBe(
      'the lamp glows',
    )
    expect(text('the fridge hums, the lamp glows and the plug smokes but the oven works', 8, clauseAround)).toBe(
      'and the plug smokes',
    )
    expect(text('the fridge hums, the lamp glows and the plug smokes but the oven works', 12, clauseAround)).toBe(
      'but the oven works',
    )
    for (const and of ['y', 'e', 'et', 'und'])
      expect(text(`uno dos ${and} tres cuatro`, 0, clauseAround)).toBe('uno dos')
  })
})

describe('what covers words', () => {
  const reading = readingOf('the plug smokes')
  it('is found by its word and by a span', () => {
    expect([has(reading, 2, 'smoke'), has(reading, 1, 'smoke'), has(reading, 9, 'smoke')]).toEqual([true, false, false])
    expect(within(reading, 'smoke', { from: 0, to: 2 })?.start).toBe(2)
    expect(within(reading, 'smoke', { from: 0, to: 1 })).toBeUndefined()
    expect(within(reading, 'gas', { from: 0, to: 2 })).toBeUndefined()
  })
  it('overlaps what it touches', () => {
    const one = { concept: 'smoke', start: 2, end: 4, language: 'en', isSlip: false } as const
    expect([overlaps(one, 4, 9), overlaps(one, 5, 9), overlaps(one, 0, 2), overlaps(one, 0, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})
