import { expect, test } from 'vitest'
import sample from '#facts/energy-dashboard/sample.json' with { type: 'json' }
import { energyBoard } from '#src/features/energy-dashboard/contract.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import type { DayPrices, PriceSource } from './board.ts'
import { boardOf } from './compose.ts'
import { hoursIn } from './hours.ts'
import { co2Of, sharesOf } from './mix.ts'

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

test('the sample is whole and says that it is one', () => {
  expect(energyBoard.parse(sample).isSample).toBe(true)
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
