import { expect, test } from 'vitest'
import sample from '#facts/energy-dashboard/sample.json' with { type: 'json' }
import { energyBoard } from '#src/features/energy-dashboard/contract.ts'
import { malagaYear } from '#tests/typical-year.ts'
import type { EnergyBoard } from './board.ts'
import { bestOfDay, bestOnTariff, likeLastNight, periodSpans, viewOf, waiting } from './day-view.ts'
import { sunDay, sunYears } from './sun-day.ts'

const board = energyBoard.parse(sample)
const car = { id: 'car', kwh: 20, kw: 7.4, hours: 3 }
const without = (more: Partial<EnergyBoard>) => viewOf({ ...board, ...more })

test('at nine in the evening it is dear, and the car is better off tomorrow afternoon', () => {
  const view = viewOf(board)
  expect(view).toMatchObject({ today: '2026-11-23', hour: 21, level: 'dear', nowEurKwh: 0.206, downSince: null })
  const wait = waiting(view, car)
  expect(wait?.nowEur).toBeCloseTo(4.12)
  expect(wait?.best).toMatchObject({ date: '2026-11-24', fromClock: 14, toClock: 17 })
  expect(wait?.best.eur).toBeCloseTo(1.153, 3)
})

test('without tomorrow what is left of today, or last night, stands for it', () => {
  const view = without({ prices: board.prices.slice(0, 1) })
  expect(view.tomorrow).toBeUndefined()
  expect(waiting(view, car)).toBeUndefined()
  expect(likeLastNight(view, car)).toBeCloseTo((20 * (0.098 + 0.097 + 0.101)) / 3, 2)
})

test('prices of another day are no prices of now', () => {
  const view = without({ shownAt: '2026-11-26T09:00:00Z' })
  expect(view).toMatchObject({ current: undefined, tomorrow: undefined, nowEurKwh: undefined, level: undefined })
  expect(view.older?.date).toBe('2026-11-24')
})

test('the price is down when every source of it fails, not when one does', () => {
  const feed = (name: 'apidatos' | 'esios', failingSince: string | null) => ({
    name,
    failingSince,
    lastGoodAt: null,
    problem: failingSince ? ('not-ok' as const) : null,
  })
  const since = '2026-11-23T18:05:00Z'
  expect(without({ feeds: [feed('apidatos', since), feed('esios', null)] }).downSince).toBeNull()
  expect(without({ feeds: [feed('apidatos', since), feed('esios', '2026-11-23T18:10:00Z')] }).downSince).toBe(since)
})

test('a machine has its hours on the regulated price and on a tariff of one’s own', () => {
  const [, tomorrow] = board.prices
  if (!tomorrow) throw new Error('the sample has no tomorrow')
  expect(bestOfDay(tomorrow, car)?.worst).toMatchObject({ fromClock: 18, toClock: 21 })
  const own = bestOnTariff('2026-11-24', [0.2, 0.13, 0.1], car)
  expect(own?.best).toMatchObject({ fromClock: 0, toClock: 3 })
  expect(own?.worst.eur).toBeCloseTo(4)
  expect(bestOnTariff('2026-11-28', [0.2, 0.13, 0.1], car)?.worst.eur).toBeCloseTo(2)
})

test('the periods fill days of 23, 24 and 25 hours', () => {
  expect(periodSpans('2026-11-24').map(({ from, to, period }) => [from, to, period])).toEqual([
    [0, 8, 2],
    [8, 10, 1],
    [10, 14, 0],
    [14, 18, 1],
    [18, 22, 0],
    [22, 24, 1],
  ])
  expect(periodSpans('2026-10-25')).toEqual([{ from: 0, to: 25, period: 2 }])
  expect(periodSpans('2027-03-28').at(-1)?.to).toBe(23)
})

test('the sun of a day: a clear sky gives more than the usual one, at noon by the clock, on a leap day too', () => {
  const years = sunYears(malagaYear(), 36.51)
  const day = sunDay('2026-11-24', years)
  const sum = (kwh: number[]) => kwh.reduce((a, b) => a + b, 0)
  expect(sum(day.clearKwh)).toBeGreaterThan(sum(day.typicalKwh))
  expect(sum(day.typicalKwh)).toBeGreaterThan(1.5)
  expect(sum(day.clearKwh)).toBeLessThan(7)
  const peak = (kwh: number[]) => kwh.indexOf(Math.max(...kwh))
  expect(peak(day.clearKwh)).toBe(13)
  expect(peak(sunDay('2026-07-10', years).clearKwh)).toBe(14)
  expect(sunDay('2026-10-25', years).clearKwh).toHaveLength(25)
  expect(sum(sunDay('2028-02-29', years).clearKwh)).toBeGreaterThan(3)
})
