import { expect, test } from 'vitest'
import { matchRules } from './match-rules.ts'
import { readerOf } from './reading.ts'
import type { Rule } from './rules/rule.ts'
import { indexOf } from './term-index.ts'
import { fullVocabulary } from './vocabulary.ts'

const readingOf = readerOf(fullVocabulary, indexOf(fullVocabulary))
const smoke: Rule = { id: 'smoke', level: 'critical', needs: [['smoke']] }
const excusesOf = (rule: Rule, message: string) =>
  matchRules([rule], readingOf(message)).map(({ excuse }) => excuse ?? 'holds')

test('a rule holds in messages of so many words, from the least to the most that it names', () => {
  const filled = (words: number) => `smoke ${'blah '.repeat(words - 1)}`
  const most: Rule = { ...smoke, atMostWords: 4 }
  const least: Rule = { ...smoke, atLeastWords: 4 }
  expect([3, 4, 5].map((words) => excusesOf(most, filled(words)))).toEqual([['holds'], ['holds'], []])
  expect([3, 4, 5].map((words) => excusesOf(least, filled(words)))).toEqual([[], ['holds'], ['holds']])
  expect(excusesOf(smoke, filled(50))).toEqual(['holds'])
})

test('a rule that always holds is kept from it by a leaflet only', () => {
  const always: Rule = { ...smoke, always: true }
  expect([excusesOf(smoke, 'no smoke'), excusesOf(always, 'no smoke')]).toEqual([['denied'], ['holds']])
  const leaflet = 'The leaflet says: "If you see smoke, leave the house."'
  expect([excusesOf(smoke, leaflet), excusesOf(always, leaflet)]).toEqual([['told'], ['told']])
})

test('a word said again and again is looked at where it is first and where it is last', () => {
  expect(excusesOf(smoke, 'no smoke. '.repeat(12))).toEqual(['denied'])
  expect(excusesOf(smoke, `${'no smoke. '.repeat(12)}smoke`)).toEqual(['holds'])
  expect(excusesOf(smoke, `smoke. ${'no smoke. '.repeat(12)}`)).toEqual(['holds'])
})
