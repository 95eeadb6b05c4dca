import { expect, it } from 'vitest'
import { readMessage } from './read-message.ts'
import { splitWords } from './split-words.ts'
import { indexOf } from './term-index.ts'
import { fullVocabulary } from './vocabulary.ts'

const index = indexOf(fullVocabulary)
const parts = (message: string) => splitWords(readMessage(message), index).map(({ folded }) => folded)

it('takes German compounds of known words apart', () => {
  expect(parts('Kabelbrand')).toEqual(['kabel', 'brand'])
  expect(parts('Gasesgeruch')).toEqual(['gas', 'es', 'geruch'])
  expect(parts('Gasgeruch im Haus')).toEqual(expect.arrayContaining(['im', 'haus']))
})
it('takes sentences typed without blanks apart', () => {
  expect(parts('hayhumoenelenchufe')).toEqual(['hay', 'humo', 'en', 'el', 'enchufe'])
})
it('leaves known and ordinary words alone', () => {
  expect(parts('the refrigerator and the conversation')).toEqual(['the', 'refrigerator', 'and', 'the', 'conversation'])
})

it('takes eight words of a message apart and leaves those behind them', () => {
  expect(parts('Kabelbrand '.repeat(8))).toHaveLength(16)
  expect(parts('Kabelbrand '.repeat(10))).toHaveLength(18)
})
it('leaves short words alone, and those with figures', () => {
  const few = indexOf({ ...fullVocabulary, happenings: { gas: '|||gas!', fire: '|||hut! brand!' }, surroundings: {} })
  const split = (message: string) => splitWords(readMessage(message), few).map(({ folded }) => folded)
  expect(split('Gashut')).toEqual(['gashut'])
  expect(split('Gasbrand')).toEqual(['gas', 'brand'])
  expect(split('Gasbrand9')).toEqual(['gasbrand9'])
})
