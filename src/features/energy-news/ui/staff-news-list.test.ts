import { expect, test } from 'vitest'
import type { StaffNewsItem } from '#src/features/energy-news/contract.ts'
import { changeOf, draftOf, fittingNews, newsSearch, newsState, undoOf } from './staff-news-list.ts'

const item = (change: Partial<StaffNewsItem> = {}): StaffNewsItem => ({
  id: 'a',
  source: 'omie',
  url: 'https://example.com/a',
  title: 'Más autoconsumo en Málaga',
  language: 'es',
  day: '2026-11-20',
  tags: ['sun'],
  headings: {},
  isHidden: false,
  ...change,
})

test('an untouched draft changes nothing; only what was touched is sent, and an emptied heading is taken away', () => {
  const own = item({ headings: { en: 'More own solar' } })
  expect(changeOf(own, draftOf(own))).toBeUndefined()
  expect(changeOf(own, { ...draftOf(own), es: '  Málaga produce más  ' })).toEqual({ headingEs: 'Málaga produce más' })
  expect(changeOf(own, { ...draftOf(own), en: ' ' })).toEqual({ headingEn: null })
  expect(changeOf(own, { ...draftOf(own), tags: [] })).toEqual({ tags: [] })
})

test('undo gives back exactly the fields that were changed', () => {
  const before = item({ headings: { en: 'More own solar' } })
  expect(undoOf(before, { headingEn: 'x', tags: ['grid'] })).toEqual({ headingEn: 'More own solar', tags: ['sun'] })
  expect(undoOf(before, { headingEs: 'x', isHidden: true })).toEqual({ headingEs: null, isHidden: false })
})

test('narrowed to what still needs a heading, to what is hidden, or by words without accents', () => {
  const items = [
    item(),
    item({ id: 'b', headings: { en: 'Done' } }),
    item({ id: 'c', isHidden: true }),
    item({ id: 'd', language: 'en', title: 'Grid', headings: { es: 'Red' } }),
  ]
  const ids = (search: string) => fittingNews(items, newsState(search)).map(({ id }) => id)
  expect(ids('')).toEqual(['a', 'b', 'c', 'd'])
  expect(ids('?show=without-heading')).toEqual(['a'])
  expect(ids('?show=hidden')).toEqual(['c'])
  expect(ids('?q=MALAGA')).toEqual(['a', 'b', 'c'])
  expect(ids('?q=done')).toEqual(['b'])
})

test('the address keeps the state, and nonsense in it counts as absent', () => {
  for (const search of ['', '?show=hidden', '?show=without-heading&q=sol&page=3'])
    expect(newsSearch(newsState(search))).toBe(search)
  expect(newsState('?show=<b>&page=-4')).toEqual({ show: 'all', q: '', page: 1 })
})
