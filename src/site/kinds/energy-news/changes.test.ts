import { expect, test } from 'vitest'
import { factSource } from '#src/site/content/figure-facts.ts'
import { pageWords } from '#src/site/content/page-words.ts'
import { changesOn, newsShape } from './changes.ts'

const change = (day: string) => ({ day, tags: ['bill' as const], by: 'b', source: 's', heading: day, home: 'h' })
const on = (days: string[], today: string) => {
  const { past, ahead } = changesOn({ changes: days.map(change) }, today)
  return [past.map(({ day }) => day), ahead.map(({ day }) => day)]
}

test('what is over stands newest first, what is to come soonest first', () => {
  expect(on(['2026-03-20', '2026-12-31', '2026-06-26', '2027-01-01'], '2026-11-21')).toEqual([
    ['2026-06-26', '2026-03-20'],
    ['2026-12-31', '2027-01-01'],
  ])
})

test('a month is to come until it is over, a day until it is there', () => {
  expect(on(['2026-12'], '2026-12-30')).toEqual([[], ['2026-12']])
  expect(on(['2026-12', '2026-12-31'], '2026-12-31')[1]).toEqual([])
  expect(on(['2026-01', '2026-01-01'], '2026-11-21')[0]).toEqual(['2026-01', '2026-01-01'])
})

test('both languages tell the same changes, each with a source that exists', () => {
  const [en, es] = (['en', 'es'] as const).map((language) =>
    newsShape
      .parse(pageWords('dashboard.energy-news', language).shape)
      .changes.map(({ day, tags, source }) => ({ day, tags, title: factSource(source).title })),
  )
  expect(en).toEqual(es)
})
