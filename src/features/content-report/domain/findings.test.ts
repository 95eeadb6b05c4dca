import { expect, it } from 'vitest'
import { findingsOf } from './findings.ts'

const good = {
  kind: 'guide',
  language: 'en',
  path: '/guide/a',
  file: 'content/guide.a/en.md',
  title: 'A guide',
  description: 'd'.repeat(130),
  words: 900,
  related: ['b', 'c', 'd'],
  linkedFrom: 2,
}
const kindsOf = (...pages: Partial<typeof good>[]) =>
  findingsOf(pages.map((page) => ({ ...good, ...page }))).map(({ kind, counted }) => [kind, counted])

it('a page in order has no finding, and limits themselves are in order', () => {
  expect(kindsOf({})).toEqual([])
  expect(kindsOf({ title: 't'.repeat(60), description: 'd'.repeat(155), words: 450 })).toEqual([])
  expect(kindsOf({ description: 'd'.repeat(120) })).toEqual([])
})

it('says what is too long, too short, too thin or a dead end, with what was counted', () => {
  expect(
    kindsOf({ title: 't'.repeat(61), description: 'd'.repeat(119), words: 449, related: ['b', 'c'], linkedFrom: 0 }),
  ).toEqual([
    ['title-long', 61],
    ['description-short', 119],
    ['words-few', 449],
    ['related-few', 2],
    ['no-way-in', 0],
  ])
  expect(kindsOf({ description: 'd'.repeat(156) })).toEqual([['description-long', 156]])
})

it('a tool or a legal page may be short; words in code are not counted, nor their links', () => {
  expect(kindsOf({ kind: 'tool', words: 90 })).toEqual([])
  expect(kindsOf({ kind: 'legal', words: 90, related: [], linkedFrom: 0 })).toEqual([])
  const inCode = { ...good, file: null, words: null, related: [], linkedFrom: 0 }
  expect(findingsOf([inCode])).toEqual([])
})

it('the same head twice in a language names the other page; in two languages it is no repetition', () => {
  const other = { ...good, path: '/guide/b', description: 'e'.repeat(130) }
  expect(findingsOf([good, other]).map(({ kind, page, sameAs }) => [kind, page.path, sameAs])).toEqual([
    ['title-twice', '/guide/a', '/guide/b'],
    ['title-twice', '/guide/b', '/guide/a'],
  ])
  expect(findingsOf([good, { ...good, language: 'es', path: '/es/guia/a' }])).toEqual([])
})
