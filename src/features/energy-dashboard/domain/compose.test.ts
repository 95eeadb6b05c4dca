import { expect, test } from 'vitest'
import sample from '#facts/energy-dashboard/sample.json' with { type: 'json' }
import { energyBoard } from '#src/features/energy-dashboard/contract.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import type { DayPrices, PriceSource } from './board.ts'
import { boardOf, mean } from './compose.ts'
import { hoursIn } from './hours.ts'
import { co2Of, sharesOf, shownShares } from './mix.ts'

const now = new Date('2026-11-23T20:10:00Z')
const day = (date: string, eurMwh: number, source: PriceSource = 'apidatos'): DayPrices => ({
  date,
  eurMwh: Array(hoursIn(date)).fill(eurMwh),
  source,
  readAt: '2026-11-22T20:00:00Z',
})
const kept = (prices: DayPrices[]) => ({ prices, surplus: [], mix: null, feeds: [] })
const shown = (prices: DayPrices[]) => boardOf(kept(prices), now).prices.map(({ date, source }) => `${date} ${source}`)

test('today and tomorrow are shown, the first source of the price before the second', () => {
  expect(
    shown([
      day('2026-11-22', 90),
      day('2026-11-23', 100),
      day('2026-11-23', 101, 'esios'),
      day('2026-11-24', 80, 'esios'),
    ]),
  ).toEqual(['2026-11-23 apidatos', '2026-11-24 esios'])
})

test('a day nobody could know, or a gap until today, is never passed off as today', () => {
  expect(shown([day('2026-11-20', 90), day('2026-11-26', 1)])).toEqual(['2026-11-20 apidatos'])
  expect(shown([day('2026-11-19', 90), day('2026-11-21', 90), day('2026-11-20', 90)])).toEqual(['2026-11-21 apidatos'])
  expect(shown([])).toEqual([])
})

test('months are means of hours, and days of 23 and 25 hours count by their hours', () => {
  const october = Array.from({ length: 31 }, (_, i) => day(addDays('2026-10-01', i), 100))
  october[24] = { ...day('2026-10-25', 0), eurMwh: Array(25).fill(845) }
  const { months } = boardOf(kept(october), now)
  expect(months).toEqual([{ month: '2026-10', days: 31, meanEurMwh: 125, leastEurMwh: 100, mostEurMwh: 845 }])
})

test('two sources of one day are compared hour by hour', () => {
  const { agreement } = boardOf(kept([day('2026-11-23', 100), day('2026-11-23', 100.5, 'esios')]), now)
  expect(agreement).toEqual({ hours: 24, mostEurMwh: 0.5 })
  expect(boardOf(kept([day('2026-11-23', 100)]), now).agreement).toBeNull()
})

test('the sample is whole, says that it is one and invents no month of the past', () => {
  expect(energyBoard.parse(sample)).toMatchObject({ isSample: true, months: [], recent: [] })
})

test('CO2 counts the kinds that have a factor and says how much that is', () => {
  const mix = {
    date: '2026-11-22',
    readAt: '2026-11-23T08:00:00Z',
    parts: [
      { kind: 'wind' as const, mwh: 50 },
      { kind: 'gas' as const, mwh: 40 },
      { kind: 'other' as const, mwh: 10 },
    ],
  }
  expect(sharesOf(mix).map(({ share }) => share)).toEqual([0.5, 0.4, 0.1])
  expect(co2Of(mix)).toEqual({ gramsPerKwh: (0.5 * 11 + 0.4 * 490) / 0.9, coveredShare: 0.9 })
})

test('at most six kinds are shown, and the smallest stand together as other', () => {
  const kinds = ['wind', 'solar', 'nuclear', 'other', 'hydro', 'gas', 'cogeneration'] as const
  const parts = kinds.map((kind, at) => ({ kind, mwh: 8 - at }))
  const shown = shownShares({ date: '2026-11-22', readAt: 'r', parts })
  expect(shown.map(({ kind }) => kind)).toEqual(['wind', 'solar', 'nuclear', 'hydro', 'gas', 'other'])
  expect(shown.at(-1)?.share).toBeCloseTo((5 + 2) / 35, 9)
  expect(shown.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  const six = { date: '2026-11-22', readAt: 'r', parts: parts.slice(1) }
  expect(shownShares(six)).toEqual(sharesOf(six))
})

test('what earns a surplus is shown for the days whose prices are, what made the power until today', () => {
  const surplus = ['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => ({ date, eurMwh: [1], readAt: 'r' }))
  const mix = (date: string) => ({ date, parts: [], readAt: 'r' })
  const of = (date: string) =>
    boardOf({ ...kept([day('2026-11-23', 1), day('2026-11-24', 1)]), surplus, mix: mix(date) }, now)
  expect(of('2026-11-23').surplus.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24'])
  expect(of('2026-11-23').mix).toEqual(mix('2026-11-23'))
  expect(of('2026-11-24').mix).toBeNull()
  expect(boardOf(kept([]), now).mix).toBeNull()
  const twice = [...surplus, { date: '2026-11-24', eurMwh: [2], readAt: 's' }]
  expect(boardOf({ ...kept([day('2026-11-23', 1), day('2026-11-24', 1)]), surplus: twice }, now).surplus).toEqual(
    twice.slice(-2),
  )
})

test('the last thirty days have their means to the cent, and tomorrow is none of them', () => {
  const days = Array.from({ length: 40 }, (_, at) => day(addDays('2026-10-16', at), at))
  const { recent } = boardOf(kept(days), now)
  expect(recent).toHaveLength(30)
  expect(recent[0]).toEqual({ date: '2026-10-25', meanEurMwh: 9 })
  expect(recent.at(-1)).toEqual({ date: '2026-11-23', meanEurMwh: 38 })
  const third = { ...day('2026-11-23', 0), eurMwh: [1, 1, 0] }
  expect(boardOf(kept([third]), now).recent).toEqual([{ date: '2026-11-23', meanEurMwh: 0.67 }])
})

test('the last 25 months are shown, the running one by the days that are over or running', () => {
  const firsts = Array.from({ length: 30 }, (_, at) =>
    day(`${2024 + Math.floor((at + 5) / 12)}-${String(((at + 5) % 12) + 1).padStart(2, '0')}-01`, at),
  )
  const { months } = boardOf(kept([...firsts, day('2026-11-23', 40), day('2026-11-24', 500)]), now)
  expect(months).toHaveLength(25)
  expect(months.map(({ month }) => month).slice(-2)).toEqual(['2026-10', '2026-11'])
  expect(months.at(-1)).toMatchObject({ days: 2, mostEurMwh: 40 })
})

test('the first source counts whichever was read first, and days stand in their order', () => {
  const mixed = [day('2026-11-24', 80), day('2026-11-23', 101, 'esios'), day('2026-11-23', 100)]
  expect(shown(mixed)).toEqual(['2026-11-23 apidatos', '2026-11-24 apidatos'])
  expect(shown([day('2026-11-23', 100), day('2026-11-23', 101, 'esios')])).toEqual(['2026-11-23 apidatos'])
})

test('two sources are compared where both know an hour, on days that are shown', () => {
  const short = { ...day('2026-11-23', 100, 'esios'), eurMwh: [99, 101.25] }
  expect(boardOf(kept([day('2026-11-23', 100), short]), now).agreement).toEqual({ hours: 24, mostEurMwh: 1.25 })
  const before = [day('2026-11-22', 1), day('2026-11-22', 9, 'esios'), day('2026-11-23', 100)]
  expect(boardOf(kept(before), now).agreement).toBeNull()
  const apart = [day('2026-11-23', 100), day('2026-11-24', 1, 'esios')]
  expect(boardOf(kept(apart), now).agreement).toBeNull()
})

test('a board is of the hour that began last, no sample, and brings how its sources are', () => {
  const feeds = [{ name: 'mix' as const, lastGoodAt: null, failingSince: null, problem: null }]
  expect(boardOf({ ...kept([]), feeds }, now)).toMatchObject({
    isSample: false,
    shownAt: '2026-11-23T20:00:00.000Z',
    feeds,
  })
})

test('the mean of nothing is nothing', () => {
  expect([mean([]), mean([4]), mean([1, 2])]).toEqual([0, 4, 1.5])
})

test('the largest share stands first, and a mix without any factor has no CO2 to name', () => {
  const parts = [
    { kind: 'wind' as const, mwh: 1 },
    { kind: 'other' as const, mwh: 3 },
  ]
  expect(sharesOf({ date: '2026-11-22', readAt: 'r', parts })).toEqual([
    { kind: 'other', share: 0.75 },
    { kind: 'wind', share: 0.25 },
  ])
  expect(co2Of({ date: '2026-11-22', readAt: 'r', parts: parts.slice(1) })).toEqual({ gramsPerKwh: 0, coveredShare: 0 })
})
