import { describe, expect, it } from 'vitest'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import {
  ask,
  barsOf,
  columnsOf,
  figureOf,
  inWords,
  numberIn,
  rangeOf,
  seriesOf,
  sumOf,
  tableOf,
} from '#tests/calculator-answer.ts'

/** What the package of panels and heat pump answers in each case. */

const id = 'solar-heat-pump-package'
const smallBill = { monthlyBillEur: '25', emitter: 'floor', era: 'pre1980' }
const usualBill = { emitter: 'floor', era: 'pre1980' }

describe('its verdict', () => {
  const limit = '15 years'
  it.each([
    [{ ...smallBill, areaM2: '60' }, 'neither', 'no', { limit }],
    [{ ...smallBill, areaM2: '200' }, 'heat-pump-only', 'depends', { limit }],
    [{ ...usualBill, areaM2: '60' }, 'panels-only', 'depends', { limit }],
    [{ ...usualBill, heating: 'splits' }, 'panels-only', 'depends', { limit }],
    [{ ...usualBill, areaM2: '200' }, 'pays', 'yes', { span: 'in 9 to 13 years' }],
    [{ ...usualBill, areaM2: '400', kwp: '3' }, 'pays-if', 'depends', { years: '12 years', limit }],
  ] as const)('on %j is %s: %s', (given: Record<string, string>, verdict, tone, values) => {
    const answer = ask(id, given)
    expect(answer.verdict).toMatchObject({ id: verdict, tone })
    expect(inWords(answer.verdict.values)).toMatchObject(values)
    const { openEnded } = figureOf(answer, 'payback')
    if (verdict === 'pays') expect(openEnded).toBe(false)
    if (verdict === 'pays-if') expect(openEnded).toBe(true)
  })
})

describe('the figures at its head', () => {
  const atHead = (given: Record<string, string>) => ask(id, given).headline.slice(0, 3)

  it('are of the panels alone where they are all that is advised, and what both come to stands in the verdict', () => {
    const answer = ask(id, { ...usualBill, areaM2: '60' })
    expect(answer.headline.slice(0, 3).map((figure) => figure.id)).toEqual(['solar', 'panelsPayback', 'panelsPrice'])
    const [saving, payback, price] = answer.headline
    expect(payback?.value).toBeLessThan((1.2 * (price?.value ?? 0)) / (saving?.value ?? 1))
    expect(price?.value).toBe(numberIn(figureOf(answer, 'price').values, 'panels'))
    expect(numberIn(answer.verdict.values, 'price')).toBe(figureOf(answer, 'price').value)
    expect(numberIn(answer.verdict.values, 'saving')).toBe(figureOf(answer, 'saving').value)
    expect(answer.charts.map((chart) => chart.id)).toEqual(['bills', 'months'])
  })

  it('are of both everywhere else', () => {
    for (const given of [
      { ...usualBill, areaM2: '200' },
      { ...smallBill, areaM2: '60' },
    ])
      expect(atHead(given).map((figure) => figure.id)).toEqual(['saving', 'payback', 'price'])
  })
})

describe('the years until both are paid', () => {
  it('are counted to fifteen, and not at all when it takes longer', () => {
    const never = figureOf(ask(id, { ...smallBill, areaM2: '60' }), 'payback')
    expect(never).toMatchObject({ value: 15, unit: 'years', none: true })
    expect(never.range).toBeUndefined()
  })

  it('lie between a kind and a poor case', () => {
    const answer = ask(id, { ...usualBill, areaM2: '200' })
    const { value, none } = figureOf(answer, 'payback')
    const { p10, p50, p90 } = rangeOf(answer, 'payback')
    expect([p50, none]).toEqual([value, undefined])
    expect(p90).toBeLessThan(p50)
    expect(p10).toBeGreaterThan(p50)
    // What both save pays what both cost, panels ageing a little and an inverter bought in between.
    const { values } = figureOf(answer, 'payback')
    expect(numberIn(values, 'price')).toBe(figureOf(answer, 'price').value)
    expect(value).toBeGreaterThan(numberIn(values, 'price') / numberIn(values, 'saving'))
    expect(value).toBeLessThan((1.2 * numberIn(values, 'price')) / numberIn(values, 'saving'))
    expect(inWords(values).years).toBe('15 years')
  })

  it('end at fifteen for a poor case that takes longer', () => {
    const answer = ask(id, { ...usualBill, areaM2: '400', kwp: '3' })
    expect(rangeOf(answer, 'payback').p10).toBe(15)
    expect(figureOf(answer, 'payback').value).toBeLessThan(15)
  })
})

describe('its price', () => {
  it('is that of the panels and of the machine, which stand beside it', () => {
    const price = figureOf(ask(id, { kwp: '5.4' }), 'price')
    expect(numberIn(price.values, 'panels') + numberIn(price.values, 'machine')).toBeCloseTo(price.value, 6)
    expect(inWords(price.values).kwp).toBe('5.4 kWp')
    expect(price.sources?.map(({ asOf }) => asOf)).toEqual([builtInPriceBook.asOf])
  })
})

describe('what the two are worth to each other', () => {
  it('is what the machine saves beside the panels beyond what it saves without', () => {
    const together = figureOf(ask(id), 'together')
    expect(together.value).toBeCloseTo(numberIn(together.values, 'beside') - numberIn(together.values, 'alone'), 9)
    expect(together.value).toBeGreaterThan(10)
  })

  it('is the part of its electricity that the roof gives', () => {
    const { value, values } = figureOf(ask(id), 'sunShare')
    expect(value).toBeCloseTo(numberIn(values, 'sun') / numberIn(values, 'all'), 9)
    expect(value).toBeGreaterThan(0.1)
    expect(value).toBeLessThan(0.4)
    expect(figureOf(ask(id, { kwp: '0.9' }), 'sunShare').value).toBeLessThan(value / 3)
  })

  it('leaves each part its own saving, which add up to the first figure', () => {
    const answer = ask(id)
    const saving = figureOf(answer, 'saving')
    expect(numberIn(saving.values, 'panels')).toBe(figureOf(answer, 'solar').value)
    expect(numberIn(saving.values, 'machine')).toBe(figureOf(answer, 'heatPump').value)
    expect(figureOf(answer, 'solar').value + figureOf(answer, 'heatPump').value).toBeCloseTo(saving.value, 1)
    for (const part of ['saving', 'solar', 'heatPump']) {
      const { p10, p50, p90 } = rangeOf(answer, part)
      expect(p50).toBe(figureOf(answer, part).value)
      expect(p90).toBeLessThan(p50)
      expect(p10).toBeGreaterThan(p50)
    }
    expect(numberIn(figureOf(answer, 'heatPump').values, 'today')).toBeGreaterThan(figureOf(answer, 'heatPump').value)
  })
})

describe('its charts', () => {
  it('stack what comes from the roof and from the grid: the electricity of the machine, most of it in January', () => {
    const answer = ask(id)
    const { stacked, axis, unit, series, values } = columnsOf(answer, 'months')
    expect([stacked, axis, unit]).toEqual([true, 'months', 'kwh'])
    expect(series.map(({ word, draw, colour }) => [word, draw, colour])).toEqual([
      ['from-sun', 'bars', 'sun'],
      ['from-grid', 'bars', 'sea'],
    ])
    const [sun, grid] = ['from-sun', 'from-grid'].map((word) => seriesOf(answer, 'months', word).values)
    expect(sumOf(sun ?? [])).toBeCloseTo(numberIn(values, 'sun'), 6)
    expect(sumOf(sun ?? []) + sumOf(grid ?? [])).toBeCloseTo(numberIn(values, 'all'), 6)
    expect(numberIn(values, 'sun')).toBeCloseTo(numberIn(figureOf(answer, 'sunShare').values, 'sun'), 6)
    const both = (sun ?? []).map((kwh, month) => kwh + (grid?.[month] ?? 0))
    expect([both.length, both.indexOf(Math.max(...both)), both[6]]).toEqual([12, 0, 0])
    for (const kwh of [...(sun ?? []), ...(grid ?? [])]) expect(kwh).toBeGreaterThanOrEqual(0)
  })

  it('set four bills beside each other, each less what its part saves', () => {
    const answer = ask(id)
    const bars = barsOf(answer, 'bills')
    expect(bars.map(({ word, isChosen }) => [word, isChosen])).toEqual([
      ['today', false],
      ['panels-alone', false],
      ['heat-pump-alone', false],
      ['both', true],
    ])
    const [today, panels, machine, both] = bars
    const saved = (bar = today) => (today?.value ?? 0) - (bar?.value ?? 0)
    expect(today?.range).toBeUndefined()
    expect(saved(panels)).toBeCloseTo(figureOf(answer, 'solar').value, 6)
    expect(saved(machine)).toBeCloseTo(numberIn(figureOf(answer, 'together').values, 'alone'), 6)
    expect(saved(both)).toBeCloseTo(figureOf(answer, 'saving').value, 6)
    // Little saved, a high bill.
    const saving = rangeOf(answer, 'saving')
    expect(both?.range?.p10).toBeCloseTo((today?.value ?? 0) - saving.p90, 6)
    expect(both?.range?.p50).toBe(both?.value)
    expect(both?.range?.p90).toBeCloseTo((today?.value ?? 0) - saving.p10, 6)
    for (const { range } of [panels, machine])
      expect([(range?.p90 ?? 0) < (range?.p50 ?? 0), (range?.p50 ?? 0) < (range?.p10 ?? 0)]).toEqual([true, true])
    const { values } = answer.charts.find((chart) => chart.id === 'bills') ?? {}
    expect([numberIn(values, 'today'), numberIn(values, 'both')]).toEqual([today?.value, both?.value])
    // A year of the bill that was given, and of the heat that the heat pump calculator gives.
    expect(today?.value).toBeCloseTo(165 * 12 + numberIn(figureOf(answer, 'heatPump').values, 'today'), -1)
  })
})

it('its table shows every sum to the cent', () => {
  const { columns, rows } = tableOf(ask(id), 'sum')
  expect(columns).toEqual(['part', 'a-year', 'installed'])
  expect(rows.map(([head]) => head)).toEqual(['panels', 'heat-pump', 'together', 'both'])
  for (const [, ...cells] of rows) for (const cell of cells) expect(cell).toMatch(/^−?€[\d,]+\.\d\d$/)
})

it('the energy in the contract is what it says to pay: peak above flat above valley, and less for what is sold', () => {
  const { values } = ask(id).assumptions.find((one) => one.id === 'tariff') ?? {}
  const [peak = 0, flat = 0, valley = 0, surplus = 0] = ['peak', 'flat', 'valley', 'surplus'].map((name) =>
    numberIn(values, name),
  )
  expect(peak).toBeGreaterThan(flat)
  expect(flat).toBeGreaterThan(valley)
  expect(valley).toBeGreaterThan(surplus)
})

describe('its own options', () => {
  const rowsOf = (given: Record<string, string>) => ask(id, given).options?.rows ?? []

  it('are the panels that are advised, then both, at the prices and savings of its figures', () => {
    const answer = ask(id, { ...usualBill, areaM2: '60' })
    const [panels, both] = answer.options?.rows ?? []
    expect([panels?.word, both?.word, answer.options?.caption]).toEqual([
      ...['advised-panels', 'panels-and-heat-pump', 'what-pays'],
    ])
    expect([panels?.priceEur, both?.priceEur]).toEqual(
      ['panelsPrice', 'price'].map((figure) => Math.round(figureOf(answer, figure).value)),
    )
    expect([panels?.savingEur?.p50, both?.savingEur?.p50]).toEqual(
      ['solar', 'saving'].map((figure) => figureOf(answer, figure).value),
    )
    expect([panels?.machines, both?.machines]).toEqual([[], ['heat-pump']])
    expect(answer.options?.heatTodayEur?.p50).toBe(numberIn(figureOf(answer, 'heatPump').values, 'today'))
  })

  it.each([
    [{ ...smallBill, areaM2: '200' }, ['advised-heat-pump', 'panels-and-heat-pump']],
    [{ ...usualBill, areaM2: '200' }, ['panels-and-heat-pump']],
    [{ ...smallBill, areaM2: '60' }, ['panels-and-heat-pump']],
  ] as const)('on %j are %j', (given: Record<string, string>, words) => {
    expect(rowsOf(given).map(({ word }) => word)).toEqual(words)
  })
})

describe('the quote is handed', () => {
  const villa = {
    town: 'mijas',
    propertyType: 'villa',
    buildYear: 1970,
    occupancy: 'full-time',
    areaM2: 180,
    monthlyBillEur: 230,
    roofAzimuthDeg: 0,
    roofTiltDeg: 20,
  }
  it.each([
    [{ ...smallBill, areaM2: '200' }, ['heating']],
    [{ ...usualBill, areaM2: '200' }, ['lower-bills', 'heating']],
    [{ ...smallBill, areaM2: '60' }, ['lower-bills', 'heating']],
    [{ ...usualBill, areaM2: '60' }, ['lower-bills']],
  ] as const)('what is advised on %j: %j', (what: Record<string, string>, goals) => {
    expect(ask(id, what).handOver.goals).toEqual(goals)
  })

  const given = { town: 'mijas', monthlyBillEur: '230', areaM2: '180', era: 'pre1980' }
  it.each([
    ['electric-heaters', 'radiators', ['air-conditioning'], ['lower-bills']],
    ['splits', 'fan-coils', ['air-conditioning'], ['lower-bills']],
    ['gas-boiler', 'radiators', ['air-conditioning', 'gas-boiler'], ['lower-bills']],
    ['electric-heaters', 'floor', ['air-conditioning', 'underfloor-heating'], ['lower-bills', 'heating']],
    ['gas-boiler', 'floor', ['air-conditioning', 'gas-boiler', 'underfloor-heating'], ['lower-bills']],
  ])('what heats today: %s and %s', (heating, emitter, existingSystems, goals) => {
    expect(ask(id, { ...given, heating, emitter }).handOver).toEqual({ ...villa, existingSystems, goals })
  })
})
