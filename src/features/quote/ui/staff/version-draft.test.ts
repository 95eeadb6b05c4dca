import { expect, test } from 'vitest'
import { draftOf, draftSumEur, requestOf, typedEur } from './version-draft.ts'

const option = {
  id: 'balanced' as const,
  priceEur: 1089,
  lines: [
    { name: 'Battery, 10 kWh', quantity: 10, netEur: 1000, isDiscount: false },
    { name: 'Discount: two homes: neighbours', quantity: 1, netEur: -100, isDiscount: true },
  ],
}

test('a draft begins with the lines as they are, the discount and its reason apart', () => {
  const draft = draftOf(option)
  expect(draft.lines.map(({ at, name }) => [at, name])).toEqual([[0, 'Battery, 10 kWh']])
  expect([draft.discount, draft.reason]).toEqual(['100', 'two homes: neighbours'])
  expect(draftSumEur(draft)).toBe(900)
  expect(requestOf('balanced', draft, 2, ' a note ')).toEqual({
    basedOnNumber: 2,
    note: 'a note',
    options: [
      {
        id: 'balanced',
        lines: [{ at: 0, quantity: 10, netEur: 1000 }],
        discount: { netEur: 100, reason: 'two homes: neighbours' },
      },
    ],
  })
})

test.each([
  ['1234,5', 1234.5],
  ['1234.56', 1234.56],
  [' 12 000 ', 12_000],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['12,345', Number.NaN],
  ['1.234,56', Number.NaN],
])('%s is read as %d', (text, eur) => {
  expect(typedEur(text)).toBe(eur)
})

test('nothing is sent without words for a line, a reason for a discount, or an amount that is one', () => {
  const draft = draftOf(option)
  const own = { key: 9, at: undefined, name: ' ', quantity: 1, net: '5' }
  expect(requestOf('balanced', { ...draft, reason: ' ' }, 1, '')).toBeUndefined()
  expect(requestOf('balanced', { ...draft, lines: [own] }, 1, '')).toBeUndefined()
  expect(requestOf('balanced', { ...draft, lines: [{ ...own, name: 'Crane', net: 'x' }] }, 1, '')).toBeUndefined()
  expect(requestOf('balanced', { ...draft, lines: [] }, 1, '')).toBeUndefined()
  expect(
    requestOf('balanced', { lines: [{ ...own, name: 'Crane' }], discount: '', reason: '' }, 1, '')?.options,
  ).toEqual([{ id: 'balanced', lines: [{ label: 'Crane', quantity: 1, netEur: 5 }] }])
})
