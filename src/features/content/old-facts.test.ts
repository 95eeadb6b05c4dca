import { expect, test } from 'vitest'
import { publishedPost } from './format/published-post.ts'
import { type Facts, oldFactsOf, valuesOf } from './old-facts.ts'

const post = (facts: Record<string, string>) =>
  publishedPost.parse({
    state: 'live',
    kind: 'post',
    version: 1,
    formerSlugs: [],
    pictures: {},
    facts,
    text: {
      title: 'A night costs {{tariff.p3}}',
      slug: 'a',
      summary: 'And noon {{ratio:tariff.p1/tariff.p3}} as much; {{price:battery}} for a battery.',
      body: 'By day {{tariff.p1}}.\n',
    },
  })
const facts: Facts = new Map([
  ['tariff.p3', { en: '€0.08', es: '0,08 €', isExpired: false }],
  ['tariff.p1', { en: '€0.20', es: '0,20 €', isExpired: true }],
])

test('a text is flagged by the figures that changed, went, or are out of date', () => {
  expect(valuesOf(post({}), 'es', facts)).toEqual({ 'tariff.p3': '0,08 €', 'tariff.p1': '0,20 €' })
  expect(oldFactsOf(post({ 'tariff.p3': '€0.07', 'tariff.p1': '€0.20', gone: '3' }), 'en', facts)).toEqual([
    { name: 'tariff.p3', before: '€0.07', now: '€0.08', isExpired: false },
    { name: 'tariff.p1', before: '€0.20', now: '€0.20', isExpired: true },
  ])
  expect(oldFactsOf(post({ 'tariff.p3': '€0.08' }), 'en', new Map())).toEqual([
    { name: 'tariff.p3', before: '€0.08', now: null, isExpired: false },
  ])
})
