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

test('each figure is measured against its own week before, by a tenth, up or down', () => {
  const weeks = [
    { ...week('2026-11-02', 1000), name: 'INP' },
    week('2026-11-02', 2000),
    week('2026-11-09', 1790),
    week('2026-11-16', 1700),
    week('2026-11-23', 1871),
    week('2026-11-30', 0),
    week('2026-12-07', 500),
  ]
  const events = weeks
    .slice(1)
    .map(({ week: monday }, version) => ({ at: `${monday}T12:00:00.000Z`, what: 'prices', version }))
  const moved = withMovers(weeks, events)
  expect(moved.map(({ moved: by }) => by.map(({ version }) => version))).toEqual([[], [], [1], [], [3], [4], []])
  expect(moved[2]).toMatchObject(week('2026-11-09', 1790))
})

test('a week holds what happened from its Monday until the next', () => {
  const weeks = [week('2026-11-02', 2000), week('2026-11-09', 3000)]
  const events = [
    '2026-11-08T23:59:59.999Z',
    '2026-11-09T00:00:00.000Z',
    '2026-11-15T23:59:59.999Z',
    '2026-11-16T00:00:00.000Z',
  ]
  const named = events.map((at) => ({ at, what: at, version: 1 }))
  expect(withMovers(weeks, named)[1]?.moved.map(({ what }) => what)).toEqual(events.slice(1, 3))
})

test('an even number of runs has its median between the two in the middle', () => {
  expect(bandOf([100, 9, 90, 80])).toEqual({ median: 85, least: 9, most: 100, runs: 4 })
  expect(bandOf([70])).toEqual({ median: 70, least: 70, most: 70, runs: 1 })
})
