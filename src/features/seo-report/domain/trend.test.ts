import { expect, test } from 'vitest'
import { bandOf, withMovers } from './trend.ts'

const week = (monday: string, p75: number) => ({ week: monday, name: 'LCP', p75, visits: 300 })

test('a week that moved by a tenth names what happened in it, another does not', () => {
  const weeks = [week('2026-11-02', 2000), week('2026-11-09', 2050), week('2026-11-16', 2600)]
  const events = [
    { at: '2026-11-10T10:00:00.000Z', what: 'prices', version: 3 },
    { at: '2026-11-18T10:00:00.000Z', what: 'content:about/en', version: 2 },
    { at: '2026-11-19T10:00:00.000Z', what: 'content:about/en', version: 3 },
    { at: '2026-11-19T11:00:00.000Z', what: 'release:r2', version: null },
  ]
  expect(withMovers(weeks, events).map(({ moved }) => moved)).toEqual([
    [],
    [],
    [
      { what: 'content:about/en', version: 3 },
      { what: 'release:r2', version: null },
    ],
  ])
})

test('five runs have a median and a band', () => {
  expect(bandOf([91, 95, 88, 93, 90])).toEqual({ median: 91, least: 88, most: 95, runs: 5 })
  expect(bandOf([])).toBeUndefined()
})
