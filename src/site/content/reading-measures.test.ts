import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { countOfWords, readingEase, sentencesOf, shortShare } from './reading-measures.ts'

describe('the sentences of a paragraph', () => {
  it('end at a full stop, a question mark or dots before a capital, a figure or an opening sign', () => {
    expect(sentencesOf('It rains. 112 answers. Why? ¿Y ahora? «Sí…» Nadie.')).toEqual([
      'It rains.',
      '112 answers.',
      'Why?',
      '¿Y ahora?',
      '«Sí…»',
      'Nadie.',
    ])
  })

  it('do not end in a number, at an abbreviation or at a colon', () => {
    expect(sentencesOf('Cuesta 1.470 € según el art. 17 de la ley: no más.')).toHaveLength(1)
  })

  it('together hold every word of the paragraph', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('House', 'agua', '9,400', 'kWh', 'art.', 'no.', 'why?', 'Yes!')),
        (words) => {
          const text = words.join(' ')
          const parts = sentencesOf(text)
          const lettered = /\p{L}/u.test(text)
          expect(parts.length > 0).toBe(lettered)
          if (lettered && !/^[\d,]+$/.test(text))
            expect(parts.reduce((sum, part) => sum + countOfWords(part), 0)).toBeLessThanOrEqual(countOfWords(text))
        },
      ),
    )
  })
})

test('six words make a short sentence, seven do not', () => {
  expect(shortShare(['One two three four five six.', 'One two three four five six seven.'])).toBe(0.5)
  expect(shortShare([])).toBe(0)
})

describe('reading ease', () => {
  it('is high for plain words and low for long ones in one long sentence', () => {
    const plain = ['The cat sat on the mat.', 'The sun is warm and the sea is near.']
    const stiff = [
      'Notwithstanding considerable administrative complications, municipal authorisation procedures necessitate documentation.',
    ]
    expect(readingEase(plain, 'en')).toBeGreaterThan(90)
    expect(readingEase(stiff, 'en')).toBeLessThan(10)
    expect(readingEase(['El sol da en el mar y la casa es de cal.'], 'es')).toBeGreaterThan(90)
    expect(
      readingEase(
        ['Las administraciones territoriales competentes establecerán procedimientos documentales complementarios.'],
        'es',
      ),
    ).toBeLessThan(10)
  })

  it.each([
    ['casa', 2],
    ['tierra', 2],
    ['batería', 4],
    ['energía', 4],
    ['aéreo', 4],
    ['ciudad', 2],
    ['queso', 2],
    ['vigüela', 3],
  ])('counts the syllables of %s as Spanish does: %i', (word, syllables) => {
    // One word in one sentence: 206.84 - 1.02 - 60 S.
    expect((206.84 - 1.02 - readingEase([word], 'es')) / 60).toBeCloseTo(syllables, 5)
  })
})
