import { describe, expect, it } from 'vitest'
import {
  ask as askFor,
  barsOf,
  columnsOf,
  figureOf,
  inWords,
  numberIn,
  numbersOf,
  rangeOf,
  seriesOf,
  sumOf,
  tableOf,
} from '#tests/calculator-answer.ts'

/** What the calculator of air conditioning answers in each case. */

const ask = (given: Readonly<Record<string, string>> = {}) => askFor('ac', given)

describe('the verdict', () => {
  it.each([
    [{ homeType: 'flat-mid', era: 'pre1980' }, 'needed', 'yes'],
    [{ homeType: 'finca', era: 'cte2019' }, 'some-rooms', 'depends'],
    [{ homeType: 'flat-mid', era: 'cte2019', areaM2: '3000' }, 'fans', 'no'],
  ] as const)('on %j is %s: %s, by the hours above 27 °C', (given: Record<string, string>, verdict, tone) => {
    const answer = ask(given)
    expect(answer.verdict).toMatchObject({ id: verdict, tone })
    const { values } = answer.verdict
    expect(inWords(values).limit).toBe('27 °C')
    const hours = figureOf(answer, 'hotHours')
    expect(numberIn(values, 'hours')).toBe(hours.value)
    expect(inWords(hours.values)).toEqual({ limit: '27 °C' })
    expect(hours.value >= 450).toBe(verdict === 'needed')
    expect(hours.value < 200).toBe(verdict === 'fans')
  })

  it('counts only the hours in which somebody is there, whatever machine is asked about', () => {
    const hours = (given: Record<string, string>) => figureOf(ask(given), 'hotHours').value
    const tight = { homeType: 'flat-mid', areaM2: '20', era: 'cte2019' }
    expect(hours({ ...tight, occupancy: 'mixed-use' })).toBeLessThan(hours(tight))
    // The warm weeks of spring and autumn in which a holiday home is empty count for nobody.
    expect(hours({ ...tight, occupancy: 'holiday-home' }) / hours(tight)).toBeLessThan(0.83)
    expect(hours({ setpointC: '21' })).toBe(hours({ setpointC: '28' }))
    expect(hours({ rooms: 'all' })).toBe(hours({ rooms: 'used' }))
  })
})

describe('the cost', () => {
  it('is that of the rooms that are chosen, of which both stand beside each other', () => {
    const used = ask({ rooms: 'used' })
    const all = ask({ rooms: 'all' })
    const { value: leftOut, values } = figureOf(used, 'roomByRoom')
    expect(numberIn(values, 'used')).toBeCloseTo(figureOf(used, 'cost').value, 9)
    expect(numberIn(values, 'all')).toBeCloseTo(figureOf(all, 'cost').value, 9)
    expect(numberIn(values, 'used')).toBeCloseTo(numberIn(values, 'all') * (1 - leftOut), 9)
    expect(leftOut).toBeGreaterThan(0.2)
    expect(leftOut).toBeLessThan(0.7)
    expect(figureOf(all, 'roomByRoom').value).toBe(leftOut)
    const kwh = (answer: typeof used) => figureOf(answer, 'electricity').value
    expect(kwh(used)).toBeCloseTo(kwh(all) * (1 - leftOut), 9)
    for (const end of ['p10', 'p90'] as const) {
      expect(rangeOf(used, 'cost')[end]).toBeCloseTo(rangeOf(all, 'cost')[end] * (1 - leftOut), 9)
      expect(rangeOf(used, 'electricity')[end]).toBeCloseTo(rangeOf(all, 'electricity')[end] * (1 - leftOut), 9)
    }
  })

  it('names the electricity, the factor and the room it is for', () => {
    const answer = ask({ setpointC: '24' })
    const { values } = figureOf(answer, 'cost')
    expect(numberIn(values, 'electricity')).toBe(figureOf(answer, 'electricity').value)
    expect(inWords(values).room).toBe('24 °C')
    const { cold, factor } = figureOf(answer, 'electricity').values ?? {}
    expect(factor).toEqual(values?.factor)
    // All rooms: cold and the moisture it takes out, a quarter to a third more, by the factor.
    const all = ask({ setpointC: '24', rooms: 'all' })
    const ratio =
      (figureOf(all, 'electricity').value * numberIn({ factor: factor ?? { text: '' } }, 'factor')) /
      numberIn({ cold: cold ?? { text: '' } }, 'cold')
    expect(ratio).toBeGreaterThan(1)
    expect(ratio).toBeLessThan(1.5)
  })
})

describe('the power', () => {
  it('is what the hottest day asks for, with the moisture, 15 % either way', () => {
    const answer = ask({ areaM2: '100' })
    const { value, values } = figureOf(answer, 'power')
    const { p10, p50, p90 } = rangeOf(answer, 'power')
    expect([p10 / value, p50 / value, p90 / value].map((share) => share.toFixed(2))).toEqual(['1.15', '1.00', '0.85'])
    expect(numberIn(values, 'perM2')).toBeCloseTo(value * 10, 9)
    expect(value / numberIn(values, 'sensible')).toBeCloseTo(1 / 0.85, 3)
    expect(inWords(values)).toMatchObject({ outdoor: '34.8 °C', room: '25 °C' })
  })
})

describe('the charts', () => {
  it.each(['used', 'all'])(
    'draw the electricity of %s rooms by month, which is that of the year, with its range',
    (rooms) => {
      const answer = ask({ rooms })
      const { axis, unit, stacked, values: said } = columnsOf(answer, 'months')
      expect([axis, unit, stacked]).toEqual(['months', 'kwh', undefined])
      const { values, low = [], high = [], draw, colour } = seriesOf(answer, 'months', 'electricity')
      expect([draw, colour, values.length]).toEqual(['bars', 'sea', 12])
      expect(sumOf(values)).toBeCloseTo(figureOf(answer, 'electricity').value, 6)
      expect(numberIn(said, 'year')).toBe(figureOf(answer, 'electricity').value)
      const range = rangeOf(answer, 'electricity')
      expect(sumOf(low)).toBeCloseTo(range.p90, 6)
      expect(sumOf(high)).toBeCloseTo(range.p10, 6)
      expect((low[7] ?? 0) / (values[7] ?? 1)).toBeCloseTo(range.p90 / range.p50, 9)
      expect([values[0], values.indexOf(Math.max(...values))]).toEqual([0, 7])
    },
  )

  it('set the whole home beside the rooms in use, as uncertain as the cost', () => {
    const answer = ask()
    const bars = barsOf(answer, 'rooms')
    const { values } = figureOf(answer, 'roomByRoom')
    expect(bars.map(({ word, value }) => [word, value])).toEqual([
      ['all-rooms', numberIn(values, 'all')],
      ['used-rooms', numberIn(values, 'used')],
    ])
    const cost = rangeOf(answer, 'cost')
    for (const { value, range } of bars) {
      expect((range?.p10 ?? 0) / value).toBeCloseTo(cost.p10 / cost.p50, 9)
      expect((range?.p90 ?? 0) / value).toBeCloseTo(cost.p90 / cost.p50, 9)
    }
    expect(answer.charts.find(({ id }) => id === 'rooms')?.values).toEqual(values)
  })

  it('draw nothing where nothing is cooled', () => {
    const answer = ask({
      setpointC: '30',
      areaM2: '3000',
      homeType: 'flat-mid',
      era: 'cte2019',
      occupancy: 'holiday-home',
    })
    const { values, low = [], high = [] } = seriesOf(answer, 'months', 'electricity')
    for (const kwh of [...values, ...low, ...high]) expect(kwh).toBeGreaterThanOrEqual(0)
    for (const { value, range } of barsOf(answer, 'rooms')) {
      expect(Number.isFinite(value)).toBe(true)
      expect(Number.isFinite(range?.p10)).toBe(true)
    }
  })
})

describe('the price', () => {
  it.each([
    [{ homeType: 'townhouse', areaM2: '130' }, ['ac-split', 'total']],
    [{ homeType: 'villa', areaM2: '220' }, ['ac-ducted', 'ac-zone', 'total']],
  ] as const)('of %j has a line for each machine, which add up to it', (given: Record<string, string>, words) => {
    const answer = ask(given)
    const { columns, rows } = tableOf(answer, 'price')
    expect(columns).toEqual(['item', 'with-vat'])
    expect(rows.map(([word]) => word)).toEqual(words)
    for (const [, eur] of rows) expect(eur).toMatch(/^€[\d,]+\.\d\d$/)
    const eur = numbersOf(answer, 'price', 0)
    const total = eur.pop()
    expect(sumOf(eur)).toBeCloseTo(total ?? 0, 6)
    expect(total).toBe(figureOf(answer, 'price').value)
    expect(Math.min(...eur)).toBeGreaterThan(0)
  })
})

it('the quote is handed the home and the wish for cold', () => {
  expect(
    ask({ town: 'mijas', homeType: 'villa', areaM2: '180', era: 'pre1980', occupancy: 'mixed-use' }).handOver,
  ).toEqual({
    town: 'mijas',
    propertyType: 'villa',
    buildYear: 1970,
    occupancy: 'mixed-use',
    areaM2: 180,
    goals: ['cooling'],
  })
})
