import { expect, test } from 'vitest'
import sample from '#facts/energy-dashboard/sample.json' with { type: 'json' }
import { energyBoard } from '#src/features/energy-dashboard/contract.ts'
import { malagaYear } from '#tests/typical-year.ts'
import type { EnergyBoard } from './board.ts'
import {
  bestOfDay,
  bestOnTariff,
  likeLastNight,
  periodSpans,
  startingNow,
  surplusHour,
  viewOf,
  waiting,
} from './day-view.ts'
import { sunDay, sunYears } from './sun-day.ts'

const board = energyBoard.parse(sample)
const car = { id: 'car', kwh: 20, kw: 7.4, hours: 3 }
const without = (more: Partial<EnergyBoard>) => viewOf({ ...board, ...more })

test('at nine in the evening it is dear, and the car is better off tomorrow afternoon', () => {
  const view = viewOf(board)
  expect(view).toMatchObject({ today: '2026-11-23', hour: 21, level: 'dear', nowEurKwh: 0.206, downSince: null })
  const wait = waiting(view, car)
  // 20.6, 15.3 and 12.7 cent, an hour each: a third of the energy at the price of now.
  expect(wait?.nowEur).toBeCloseTo(3.24)
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

/** A day at one price but for some hours, by the clock of winter, EUR/MWh. */
const priced = (date: string, others: Readonly<Record<number, number>> = {}): EnergyBoard['prices'][number] => ({
  date,
  eurMwh: Array.from({ length: 24 }, (_, hour) => others[hour] ?? 100),
  source: 'apidatos',
  readAt: '2026-11-22T20:00:00Z',
})
const at = (hour: number, ...prices: EnergyBoard['prices']) =>
  without({ prices, shownAt: `2026-11-23T${String(hour - 1).padStart(2, '0')}:00:00Z` })
const iron = { id: 'iron', kwh: 2, kw: 2, hours: 1 }

test('15 % above the mean of the day is dear, 15 % below it cheap, and what lies between is neither', () => {
  const today = priced('2026-11-23', { 9: 115, 10: 85 })
  expect([9, 10, 11].map((hour) => at(hour, today).level)).toEqual(['dear', 'cheap', 'middling'])
  expect([9, 10].map((hour) => at(hour, today).nowEurKwh)).toEqual([0.115, 0.085])
  const hardly = priced('2026-11-23', { 9: 114, 10: 86 })
  expect([9, 10].map((hour) => at(hour, hardly).level)).toEqual(['middling', 'middling'])
})

test('a run that starts now goes on at the prices of its next hours, past midnight too, and at this hour’s while they are unknown', () => {
  const today = priced('2026-11-23', { 22: 300, 23: 210 })
  const tomorrow = priced('2026-11-24', { 0: 90, 1: 60 })
  const eur = (hour: number, ...prices: EnergyBoard['prices']) => startingNow(at(hour, ...prices), car)
  expect(eur(20, today)).toBeCloseTo(20 * ((0.1 + 0.1 + 0.3) / 3), 9)
  expect(eur(23, today, tomorrow)).toBeCloseTo(20 * ((0.21 + 0.09 + 0.06) / 3), 9)
  expect(eur(23, today)).toBeCloseTo(20 * 0.21, 9)
  expect(eur(12, priced('2026-11-21'))).toBeUndefined()
})

test('a price is dear or cheap until the hour that is no longer, at most to midnight', () => {
  const today = priced('2026-11-23', { 9: 200, 10: 190, 20: 50, 22: 200, 23: 200 })
  const until = (hour: number) => at(hour, today).levelUntil
  expect([9, 10, 20, 22].map(until)).toEqual([11, 11, 21, 24])
  expect(at(12, priced('2026-11-21')).levelUntil).toBeUndefined()
})

test('surplus has the price of an hour with sun: this one by day, two tomorrow in the evening, two today before it is out or at dawn', () => {
  const day = (date: string, eurMwh: number) => ({
    ...priced(date),
    eurMwh: Array.from({ length: 24 }, (_, h) => eurMwh + h),
  })
  const [today, tomorrow] = [day('2026-11-23', 20), day('2026-11-24', 50)]
  const shown = (hour: number, ...surplus: EnergyBoard['surplus']) => {
    const at = {
      ...board,
      surplus,
      shownAt: `2026-11-${hour < 1 ? 22 : 23}T${String((hour + 23) % 24).padStart(2, '0')}:00:00Z`,
    }
    return surplusHour(at, viewOf(at))
  }
  expect(shown(9, today, tomorrow)).toEqual({ when: 'now', eurMwh: 29 })
  expect(shown(16, today)).toEqual({ when: 'now', eurMwh: 36 })
  expect(shown(17, today, tomorrow)).toEqual({ when: 'tomorrow', eurMwh: 64 })
  expect(shown(21, today)).toEqual({ when: 'today', eurMwh: 34 })
  expect(shown(0, today, tomorrow)).toEqual({ when: 'today', eurMwh: 34 })
  expect(shown(12, tomorrow)).toBeUndefined()
})

test('waiting looks from the next hour on, today before tomorrow where both cost the same', () => {
  const today = priced('2026-11-23', { 7: 10, 12: 20, 15: 40 })
  const wait = (hour: number, ...prices: EnergyBoard['prices']) => waiting(at(hour, ...prices), iron)?.best
  const run = (date: string, fromClock: number, eur: number) => ({
    date,
    fromClock,
    toClock: fromClock + 1,
    eur: expect.closeTo(eur, 9),
  })
  expect(wait(9, today)).toEqual(run('2026-11-23', 12, 0.04))
  expect(wait(12, today)).toEqual(run('2026-11-23', 15, 0.08))
  expect(wait(12, today, priced('2026-11-24', { 0: 30 }))).toEqual(run('2026-11-24', 0, 0.06))
  expect(wait(12, today, priced('2026-11-24', { 3: 40 }))).toEqual(run('2026-11-23', 15, 0.08))
  expect(wait(23, today)).toBeUndefined()
  expect(waiting(at(12, priced('2026-11-21')), iron)).toBeUndefined()
})

test('last night is its first eight hours, and only of a day that is known', () => {
  const today = priced('2026-11-23', { 3: 50, 9: 1 })
  expect(likeLastNight(at(12, today), iron)).toBeCloseTo(0.1, 9)
  expect(likeLastNight(at(12, priced('2026-11-21')), iron)).toBeUndefined()
  expect(at(12, today).older).toBeUndefined()
  expect(at(12, priced('2026-11-19'), priced('2026-11-20'), priced('2026-11-21')).older?.date).toBe('2026-11-21')
})

test('the best of a day says where it begins among its hours, on a day of 25 of them too', () => {
  const long = { ...priced('2026-10-25'), eurMwh: Array.from({ length: 25 }, (_, hour) => (hour === 3 ? 10 : 100)) }
  expect(bestOfDay(long, iron)).toMatchObject({ indexFrom: 3, best: { fromClock: 2, toClock: 3 } })
  expect(bestOfDay(priced('2026-11-23'), { ...iron, hours: 25 })).toBeUndefined()
})

test('only the sources of the price tell that it is down, by the first of them that failed', () => {
  const feed = (name: 'apidatos' | 'esios' | 'mix', failingSince: string | null) => ({
    name,
    failingSince,
    lastGoodAt: null,
    problem: null,
  })
  const [early, late] = ['2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z']
  expect(without({ feeds: [feed('mix', early)] }).downSince).toBeNull()
  expect(without({ feeds: [feed('mix', early), feed('esios', null)] }).downSince).toBeNull()
  expect(without({ feeds: [feed('apidatos', late), feed('esios', early), feed('mix', null)] }).downSince).toBe(early)
  expect(without({ feeds: [feed('esios', late)] }).downSince).toBe(late)
})
