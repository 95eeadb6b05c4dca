import { expect, test } from 'vitest'
import { type Block, factsIn, mediaIn, plainBlock, readingMinutes, type Words, wordCountOf } from './document.ts'

const words = (text: string): Words => [{ type: 'text', text, marks: [] }]
const paragraph = (text: string): Block => ({ type: 'paragraph', words: words(text) })

test('the words of a block are those that a reader reads, figures by their reference', () => {
  const price: Words = [
    { type: 'text', text: 'It costs ', marks: ['bold'], href: '/prices' },
    { type: 'fact', name: 'price:battery@5', marks: [] },
    { type: 'text', text: '.', marks: [] },
  ]
  expect(plainBlock({ type: 'paragraph', words: price })).toBe('It costs {{price:battery@5}}.')
  expect(plainBlock({ type: 'heading', level: 2, words: words('Sun') })).toBe('Sun')
  expect(plainBlock({ type: 'quote', words: words('said') })).toBe('said')
  expect(plainBlock({ type: 'list', ordered: true, items: [words('a b'), words('c')] })).toBe('a b\nc')
  const head = [words('month'), words('kWh')]
  const rows = [[words('May'), words('812')]]
  expect(plainBlock({ type: 'table', head, rows })).toBe('month | kWh\nMay | 812')
  expect(plainBlock({ type: 'image', media: 'ab-1' })).toBe('')
  expect(plainBlock({ type: 'raw', markdown: '::drawing{name=roof}' })).toBe('::drawing{name=roof}')
})

test('words are counted over all blocks, and read at 220 a minute, for a minute at least', () => {
  const image: Block = { type: 'image', media: 'ab-1' }
  expect(wordCountOf({ blocks: [image, paragraph('two  words'), image, paragraph('one\nmore '), image] })).toBe(4)
  const minutes = (count: number) => readingMinutes({ blocks: [paragraph('word '.repeat(count))] })
  expect([0, 220, 329, 330, 1100].map(minutes)).toEqual([1, 1, 1, 2, 5])
})

test('figures and pictures are found by name, in order, each once', () => {
  const body =
    'It costs {{price:battery@5}} and {{  tariff.surplus  }}, {{tariff.surplus}}, {{A}}; {{ -x }} {{a b}} {{}} { {a} }.'
  expect(factsIn(body)).toEqual(['price:battery@5', 'tariff.surplus', 'A'])
  const pictures = '![](media:ab-1) ![A roof](media:c2) ![](media:ab-1) ![](/other.png) [a](media:d) ![](media:e f)'
  expect(mediaIn(pictures)).toEqual(['ab-1', 'c2'])
})
