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

/** What panels and a pool together answer in each case. */

const ask = (given: Readonly<Record<string, string>> = {}) => askFor('solar-pool-heating', given)
const summer = { season: 'june-september' }

describe('the verdict', () => {
  it.each([
    [{ monthlyBillEur: '25', season: 'all-year' }, 'pays', 'yes', { span: 'in 9 years' }],
    [{ ...summer, monthlyBillEur: '60', kwp: '3' }, 'pays-if', 'depends', { years: '15 years' }],
    [{ ...summer, monthlyBillEur: '25' }, 'slow', 'no', undefined],
  ] as const)('on %j is %s: %s', (given: Record<string, string>, verdict, tone, years) => {
    const answer = ask(given)
    expect(answer.verdict).toMatchObject({ id: verdict, tone })
    expect(inWords(answer.verdict.values)).toMatchObject({ limit: '15 years', ...years })
    if (!years) return
    // The verdict speaks of the same sums as the figures.
    const { values } = answer.verdict
    expect(numberIn(values, 'pool')).toBe(figureOf(answer, 'pool').value)
    expect(numberIn(values, 'without')).toBe(numberIn(figureOf(answer, 'pool').values, 'without'))
    expect(numberIn(values, 'panels')).toBe(numberIn(figureOf(answer, 'payback').values, 'price'))
  })

  it('says when both together are paid, which takes longer than the panels alone', () => {
    const { verdict, options } = ask()
    expect(inWords(verdict.values).together).toBe('together-span')
    const together = verdict.values?.together
    const likely = numberIn(together && 'word' in together ? together.values : undefined, 'likely')
    expect(likely).toBeGreaterThan(figureOf(ask(), 'payback').value)
    expect(likely).toBeGreaterThanOrEqual(Math.round(figureOf(ask(), 'price').value / figureOf(ask(), 'change').value))
    const never = ask({ ...summer, monthlyBillEur: '60', kwp: '3' })
    expect(inWords(never.verdict.values).together).toMatch(/^together-(likely|never)$/)
    const [own] = options?.rows ?? []
    expect(own).toMatchObject({ word: 'own', priceEur: Math.round(figureOf(ask(), 'price').value) })
    expect(own?.savingEur?.p50).toBe(figureOf(ask(), 'change').value)
  })

  it('the cost of the pool is what it buys and what it no longer sells', () => {
    const { value, values } = figureOf(ask(), 'pool')
    expect(numberIn(values, 'grid') + numberIn(values, 'surplus')).toBeCloseTo(value, 1)
    expect(Math.min(numberIn(values, 'grid'), numberIn(values, 'surplus'))).toBeGreaterThan(20)
  })

  it('sells the cover first, however well the panels pay', () => {
    expect(ask({ season: 'all-year', cover: 'no' }).verdict).toEqual({ id: 'cover-first', tone: 'no' })
  })
})

describe('the years until the panels are paid', () => {
  it('count what the pool would have bought instead', () => {
    const answer = ask()
    const { value, values, none, openEnded } = figureOf(answer, 'payback')
    const pool = figureOf(answer, 'pool')
    const worth =
      numberIn(figureOf(answer, 'change').values, 'saving') +
      numberIn(pool.values, 'without') -
      rangeOf(answer, 'pool').p50
    expect(numberIn(values, 'worth')).toBeCloseTo(worth, 6)
    expect([none, openEnded, inWords(values).years]).toEqual([undefined, false, '25 years'])
    const { p10, p50, p90 } = rangeOf(answer, 'payback')
    expect([p50, p90 < p50, p10 > p50]).toEqual([value, true, true])
    expect(value).toBeGreaterThan(numberIn(values, 'price') / worth)
    expect(value).toBeLessThan((1.1 * numberIn(values, 'price')) / worth)
    expect(numberIn(values, 'price')).toBe(numbersOf(answer, 'sum', 1)[0])
    // The pool shortens them.
    expect(value).toBeLessThan(figureOf(askFor('solar', { batteryKwh: 'none' }), 'payback').value)
  })

  it('end where counting stops for a poor case, and are none where it never pays', () => {
    const poor = ask({ ...summer, monthlyBillEur: '55', kwp: '5' })
    const poorRange = figureOf(poor, 'payback')
    expect(poorRange.openEnded).toBe(true)
    expect(rangeOf(poor, 'payback').p10).toBe(25)
    const never = figureOf(ask({ ...summer, monthlyBillEur: '25' }), 'payback')
    expect([never.none, never.value, never.range]).toEqual([true, 25, undefined])
  })
})

describe('its figures', () => {
  it('are a saving less a cost', () => {
    const answer = ask()
    const change = figureOf(answer, 'change')
    expect(change.value).toBeCloseTo(numberIn(change.values, 'saving') - numberIn(change.values, 'pool'), 1)
    expect(rangeOf(answer, 'change').p50).toBe(change.value)
    expect(figureOf(answer, 'pool').value).toBeCloseTo(numberIn(change.values, 'pool'), 1)
    expect(rangeOf(answer, 'pool').p50).toBe(numberIn(change.values, 'pool'))
    expect(inWords(figureOf(ask({ kwp: '5.4', areaM2: '40' }), 'price').values)).toEqual({
      kwp: '5.4 kWp',
      volume: '60 m³',
    })
  })

  it('show the share of the sun, and the worth of the panels over their life', () => {
    const answer = ask()
    const { value, values } = figureOf(answer, 'sunShare')
    expect(value).toBeCloseTo(numberIn(values, 'kwh') / numberIn(values, 'all'), 9)
    expect(value).toBeGreaterThan(0.5)
    expect(numberIn(values, 'all')).toBe(numberIn(figureOf(answer, 'pool').values, 'electricity'))
    const { p10, p50, p90 } = rangeOf(answer, 'worth')
    expect(p50).toBe(figureOf(answer, 'worth').value)
    expect([p90 < p50, p50 < p10]).toEqual([true, true])
    expect(inWords(figureOf(answer, 'worth').values)).toEqual({ years: '25 years' })
    // In today's money, so less than the plain sum of the years.
    const { values: paid } = figureOf(answer, 'payback')
    expect(p50).toBeLessThan(25 * numberIn(paid, 'worth') - numberIn(paid, 'price'))
    expect(p50).toBeGreaterThan(10 * numberIn(paid, 'worth') - numberIn(paid, 'price'))
  })

  it('have no share of the sun where nothing is heated', () => {
    expect(figureOf(ask({ ...summer, targetC: '20' }), 'sunShare').value).toBe(0)
    for (const { value, range } of barsOf(ask({ ...summer, targetC: '20' }), 'ways'))
      expect([value, range?.p10, range?.p90]).toEqual([0, 0, 0])
  })
})

describe('its charts and its table', () => {
  it('stack the sun and the grid, month by month', () => {
    const answer = ask()
    const { stacked, axis, unit, series } = columnsOf(answer, 'months')
    expect([stacked, axis, unit]).toEqual([true, 'months', 'kwh'])
    expect(series.map(({ word, draw, colour }) => `${word} ${draw} ${colour}`)).toEqual([
      'from-sun bars sun',
      'from-grid bars sea',
    ])
    const [sun, grid] = ['from-sun', 'from-grid'].map((word) => sumOf(seriesOf(answer, 'months', word).values))
    const { values } = figureOf(answer, 'sunShare')
    expect(sun).toBeCloseTo(numberIn(values, 'kwh'), 6)
    expect((sun ?? 0) + (grid ?? 0)).toBeCloseTo(numberIn(values, 'all'), 6)
    for (const kwh of series.flatMap((one) => one.values)) expect(kwh).toBeGreaterThanOrEqual(0)
    // In the evening there is no sun: the machine of the day is cheaper with panels, not without.
    const bars = barsOf(answer, 'ways')
    expect(bars.map(({ colour }) => colour)).toEqual(Array.from({ length: 5 }, () => 'pool'))
    const { values: said } = answer.charts.find(({ id }) => id === 'ways') ?? {}
    expect([numberIn(said, 'least'), numberIn(said, 'without')]).toEqual([
      rangeOf(answer, 'pool').p50,
      numberIn(figureOf(answer, 'pool').values, 'without'),
    ])
  })

  it('write every amount to the cent, the pool as a cost', () => {
    const answer = ask()
    const { columns, rows } = tableOf(answer, 'sum')
    expect(columns).toEqual(['part', 'a-year', 'installed'])
    expect(rows.map(([head]) => head)).toEqual(['panels', 'pool', 'both'])
    expect(rows.map(([, year]) => year?.startsWith('−'))).toEqual([false, true, false])
    for (const [, ...cells] of rows) for (const cell of cells) expect(cell).toMatch(/^−?€[\d,]+\.\d\d$/)
    const [panels = 0, pool = 0, both = 0] = numbersOf(answer, 'sum', 0)
    expect(panels + pool).toBeCloseTo(both, 6)
    expect(both).toBe(figureOf(answer, 'change').value)
    expect(-pool).toBe(figureOf(answer, 'pool').value)
    const [panelsEur = 0, poolEur = 0, bothEur = 0] = numbersOf(answer, 'sum', 1)
    expect(panelsEur + poolEur).toBeCloseTo(bothEur, 6)
    expect(bothEur).toBe(figureOf(answer, 'price').value)
  })
})

it('assumes a tariff whose peak is dear, and less for what is sold than for any hour that is bought', () => {
  const { values } = ask().assumptions.find(({ id }) => id === 'tariff') ?? {}
  const prices = ['peak', 'flat', 'valley', 'surplus'].map((name) => numberIn(values, name))
  expect(prices).toEqual([...prices].sort((a, b) => b - a))
  expect(new Set(prices).size).toBe(4)
})

it('the quote is handed both wishes, the pool and the roof', () => {
  expect(ask({ town: 'mijas', monthlyBillEur: '230', areaM2: '50' }).handOver).toEqual({
    town: 'mijas',
    propertyType: 'villa',
    monthlyBillEur: 230,
    existingSystems: ['pool', 'air-conditioning'],
    goals: ['lower-bills', 'pool-heating'],
    poolM3: 75,
    roofAzimuthDeg: 0,
    roofTiltDeg: 20,
  })
})
