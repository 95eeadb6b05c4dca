import { expect, test } from 'vitest'
import { wordItems } from './recognised-words.ts'

/** Words on one line, so many dots apart; letters are ten dots wide and twenty high. */
function textsOf(...words: (string | number)[]): string[] {
  let x = 0
  const line = words.flatMap((word) => {
    if (typeof word === 'number') {
      x += word
      return []
    }
    const bbox = { x0: x, y0: 0, x1: x + word.length * 10, y1: 20 }
    x = bbox.x1
    return [{ text: word, confidence: 90, bbox }]
  })
  return wordItems({ confidence: 90, blocks: [{ paragraphs: [{ lines: [{ words: line }] }] }] }).words.map(
    ({ text }) => text,
  )
}

test('an amount torn apart, or without its comma, is one again; a period that ran into its kW stands alone', () => {
  expect(textsOf('13,', 8, '01€')).toEqual(['13,01€'])
  expect(textsOf('23', 8, '35€')).toEqual(['23,35€'])
  expect(textsOf('P13,464', 10, 'kW')).toEqual(['P1 3,464', 'kW'])
  expect(textsOf('P14,6', 10, 'kW')).toEqual(['P1 4,6', 'kW'])
})

test('numbers of two columns stay two', () => {
  expect(textsOf('23', 60, '35€')).toEqual(['23', '35€'])
  expect(textsOf('13,', 60, '01€')).toEqual(['13,', '01€'])
  expect(textsOf('P1', 10, '13,464')).toEqual(['P1', '13,464'])
})
