import { describe, expect, it } from 'vitest'
import { gas } from '#src/energy/tariff/heating-fuels.ts'
import {
  ask as askFor,
  barsOf,
  columnsOf,
  figureOf,
  inWords,
  numberIn,
  rangeOf,
  seriesOf,
  sumOf,
} from '#tests/calculator-answer.ts'

/** What the heat pump calculator answers in each case. */

const ask = (given: Readonly<Record<string, string>> = {}) => askFor('heat-pump', given)
const house = { homeType: 'villa', era: 'pre1980', areaM2: '400', emitter: 'floor' }
const flat = { homeType: 'flat-mid', era: 'pre1980', areaM2: '20', emitter: 'floor' }

describe('the verdict', () => {
  it.each([
    [
      { ...house, homeType: 'flat-top', areaM2: '3000' },
      'pays',
      'yes',
      { span: 'in 7 to 14 years', limit: '15 years' },
    ],
    [house, 'pays-if', 'depends', { years: '14 years', limit: '15 years' }],
    [{ ...flat, heating: 'gas-boiler', era: 'cte2019' }, 'gas-cheaper', 'no', {}],
    [{ ...flat, heating: 'splits' }, 'splits-do', 'no', {}],
    [{ ...house, heating: 'splits' }, 'splits-do', 'no', {}],
    [{ ...flat, occupancy: 'holiday-home' }, 'holiday-home', 'no', { limit: '15 years' }],
    [flat, 'little-heat', 'no', { heat: '570 kWh' }],
    [{ ...flat, areaM2: '130' }, 'slow', 'no', { limit: '15 years', saving: '€330' }],
    // A boiler that costs more than the machine, and still not enough more.
    [{ ...house, heating: 'gas-boiler' }, 'slow', 'no', { limit: '15 years' }],
  ] as const)('on %j is %s: %s', (given: Record<string, string>, verdict, tone, values) => {
    const answer = ask(given)
    expect(answer.verdict).toMatchObject({ id: verdict, tone })
    const said = inWords(answer.verdict.values)
    expect(said).toMatchObject(values)
    const payback = figureOf(answer, 'payback')
    expect(payback.none === true).toBe(tone === 'no')
    if (tone !== 'no') expect(payback.openEnded).toBe(verdict === 'pays-if')
  })
})

it('says how long a saving that never pays would take, and whether the machine is large enough', () => {
  const { values } = ask().verdict
  expect(inWords(values)).toMatchObject({ time: 'about', fit: 'enough' })
  const [own] = ask().options?.rows ?? []
  expect(own).toMatchObject({
    word: 'own',
    priceEur: Math.round(figureOf(ask(), 'price').value),
    machines: ['heat-pump'],
  })
  expect(own?.savingEur?.p50).toBe(figureOf(ask(), 'saving').value)
  expect(ask().options?.heatTodayEur?.p50).toBe(numberIn(figureOf(ask(), 'saving').values, 'today'))
  // Gas that costs about as much as the machine does.
  expect(inWords(ask({ heating: 'gas-boiler' }).verdict.values).time).toBe('longer')
  expect(inWords(ask({ homeType: 'villa', areaM2: '90' }).verdict.values).fit).toBe('roughly')
  expect(inWords(figureOf(ask(), 'size').values).margin).toBe('may-need')
  expect(inWords(figureOf(ask(flat), 'size').values).margin).toBe('covers')
})

describe('the years until it is paid', () => {
  it('are its price by what it saves, within its life', () => {
    const answer = ask(house)
    const { value, values } = figureOf(answer, 'payback')
    const range = rangeOf(answer, 'payback')
    expect(value).toBeCloseTo(numberIn(values, 'price') / numberIn(values, 'saving'), 6)
    expect(numberIn(values, 'price')).toBe(figureOf(answer, 'price').value)
    expect(numberIn(values, 'saving')).toBe(figureOf(answer, 'saving').value)
    expect([range.p10, range.p50]).toEqual([15, value])
    expect(range.p90).toBeCloseTo(numberIn(values, 'price') / rangeOf(answer, 'saving').p10, 6)
    expect(inWords(values).years).toBe('15 years')
    // In a large home even a poor case is paid within them.
    const large = ask({ ...house, homeType: 'flat-top', areaM2: '3000' })
    expect(rangeOf(large, 'payback').p10).toBeCloseTo(figureOf(large, 'price').value / rangeOf(large, 'saving').p90, 6)
  })

  it('are none where nothing pays it', () => {
    const { none, value, range } = figureOf(ask(flat), 'payback')
    expect([none, value, range]).toEqual([true, 15, undefined])
  })
})

describe('what it saves', () => {
  it.each(['electric-heaters', 'gas-boiler', 'splits'])(
    'against %s is what that costs, less its own cost',
    (heating) => {
      const answer = ask({ ...house, heating })
      const { value, values } = figureOf(answer, 'saving')
      expect(value).toBeCloseTo(numberIn(values, 'today') - numberIn(values, 'after'), 9)
      expect(numberIn(values, 'after')).toBe(figureOf(answer, 'cost').value)
    },
  )

  it('knows what heat costs from a boiler, from heaters and from splits', () => {
    const today = (heating: string) => numberIn(figureOf(ask({ ...house, heating }), 'saving').values, 'today')
    const heat = figureOf(ask(house), 'heat').value
    expect(today('gas-boiler')).toBeCloseTo((heat * gas.eurPerKwh) / gas.boilerEfficiency, 6)
    // Heaters pay electricity by the hour, splits a fifth to a third of it.
    expect(today('electric-heaters') / heat).toBeGreaterThan(0.12)
    expect(today('electric-heaters') / heat).toBeLessThan(0.25)
    expect(today('electric-heaters') / today('splits')).toBeGreaterThan(4)
    expect(today('electric-heaters') / today('splits')).toBeLessThan(6)
  })
})

describe('its size', () => {
  it('is what the coldest day takes and what warms up after the night, a fifth either way', () => {
    const answer = ask(house)
    const { value, values } = figureOf(answer, 'size')
    expect(numberIn(values, 'loss') + numberIn(values, 'reheat')).toBeCloseTo(value, 9)
    expect(numberIn(values, 'reheat')).toBeCloseTo(4, 6)
    const { p10, p50, p90 } = rangeOf(answer, 'size')
    expect([p10, p50, p90].map((kw) => (kw / value).toFixed(2))).toEqual(['1.20', '1.00', '0.80'])
    // The machine whose price is asked is the next one on the list.
    expect(values?.kw).toEqual(figureOf(answer, 'price').values?.kw)
    expect(inWords(ask().headline.find(({ id }) => id === 'size')?.values)).toMatchObject({
      kw: '8 kW',
      outdoor: '3.9 °C',
    })
  })
})

describe('its factor', () => {
  it.each([
    ['floor', '35 °C'],
    ['fan-coils', '45 °C'],
    ['radiators', '55 °C'],
  ])('with %s is that of water at %s', (emitter, water) => {
    const answer = ask({ ...house, emitter })
    const { value, values } = figureOf(answer, 'factor')
    expect(inWords(values)).toEqual({ water })
    const { p10, p90 } = rangeOf(answer, 'factor')
    expect([(p10 / value).toFixed(2), (value / p90).toFixed(2)]).toEqual(['1.13', '1.13'])
    const heat = figureOf(answer, 'heat')
    expect(numberIn(figureOf(answer, 'cost').values, 'electricity')).toBeCloseTo(heat.value / value, 6)
    expect(rangeOf(answer, 'heat').p50).toBe(heat.value)
    expect(rangeOf(answer, 'cost').p50).toBe(figureOf(answer, 'cost').value)
  })
})

describe('the charts', () => {
  it('draw the heat by month with its range, and the electricity that makes it', () => {
    const answer = ask(house)
    const { axis, series, values: said } = columnsOf(answer, 'months')
    expect([axis, ...series.map(({ word, draw, colour }) => `${word} ${draw} ${colour}`)]).toEqual([
      'months',
      'heat bars sun',
      'electricity line sea',
    ])
    const heat = seriesOf(answer, 'months', 'heat')
    const electricity = seriesOf(answer, 'months', 'electricity')
    const range = rangeOf(answer, 'heat')
    expect([heat.values.length, electricity.values.length]).toEqual([12, 12])
    // The middle of the range is the year that is drawn, but for what the rounding of hours leaves.
    expect(sumOf(heat.values) / range.p50).toBeCloseTo(1, 6)
    expect(sumOf(heat.low ?? []) / range.p90).toBeCloseTo(1, 6)
    expect(sumOf(heat.high ?? []) / range.p10).toBeCloseTo(1, 6)
    const factor = figureOf(answer, 'factor').value
    for (const [month, kwh] of electricity.values.entries())
      expect(kwh * factor).toBeCloseTo(heat.values[month] ?? 0, 6)
    expect(numberIn(said, 'heat')).toBe(range.p50)
    expect(answer.tables).toEqual([])
    expect(heat.values.indexOf(Math.max(...heat.values))).toBe(0)
  })

  it.each(['electric-heaters', 'gas-boiler', 'splits'])('set %s beside the machine', (heating) => {
    const answer = ask({ ...house, heating })
    const bars = barsOf(answer, 'costs')
    const { values } = figureOf(answer, 'saving')
    expect(bars.map(({ word, value, colour, isChosen }) => [word, value, colour, isChosen])).toEqual([
      [heating, numberIn(values, 'today'), 'edge', false],
      ['heat-pump', numberIn(values, 'after'), 'sea', true],
    ])
    expect(bars[1]?.range).toEqual(rangeOf(answer, 'cost'))
    expect(bars[0]?.range?.p50).toBe(numberIn(values, 'today'))
    expect(bars[0]?.range?.p90).toBeLessThan(numberIn(values, 'today'))
    expect(answer.charts.find(({ id }) => id === 'costs')?.values).toEqual(values)
  })
})

describe('the quote is handed', () => {
  it.each([
    ['electric-heaters', 'fan-coils', undefined],
    ['gas-boiler', 'radiators', ['gas-boiler']],
    ['splits', 'fan-coils', ['air-conditioning']],
    ['electric-heaters', 'floor', ['underfloor-heating']],
    ['gas-boiler', 'floor', ['gas-boiler', 'underfloor-heating']],
  ] as const)('what there is today: %s, %s', (heating, emitter, existingSystems) => {
    expect(ask({ heating, emitter, town: 'mijas', era: 'cte2006', homeType: 'penthouse' }).handOver).toEqual({
      town: 'mijas',
      propertyType: 'apartment',
      buildYear: 2012,
      occupancy: 'full-time',
      areaM2: 130,
      goals: ['heating'],
      ...(existingSystems && { existingSystems }),
    })
  })

  it.each([
    ['flat-mid', 'apartment'],
    ['flat-top', 'apartment'],
    ['townhouse', 'townhouse'],
    ['villa', 'villa'],
    ['finca', 'finca'],
  ])('%s as %s', (homeType, propertyType) => {
    expect(ask({ homeType }).handOver.propertyType).toBe(propertyType)
  })

  it.each([
    ['pre1980', 1970],
    ['1980-2006', 1995],
    ['cte2006', 2012],
    ['cte2019', 2022],
  ])('%s as a home of %i', (era, buildYear) => {
    expect(ask({ era }).handOver.buildYear).toBe(buildYear)
  })
})
