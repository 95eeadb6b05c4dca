import { describe, expect, it } from 'vitest'
import { cashFlow } from '#src/energy/money/finance.ts'
import {
  ask as askFor,
  columnsOf,
  curvesOf,
  figureOf,
  inWords,
  numberIn,
  numbersOf,
  rangeOf,
  seriesOf,
  sumOf,
  tableOf,
} from '#tests/calculator-answer.ts'

/** What the solar calculator answers in each case, beside the quote's own figures. */

const ask = (given: Readonly<Record<string, string>> = {}) => askFor('solar', given)
const fixed = { kwp: '4.5', batteryKwh: 'none' }

describe('the verdict', () => {
  it.each([
    [{ ...fixed }, 'pays', 'yes'],
    [{ monthlyBillEur: '110', batteryKwh: '5' }, 'pays-if', 'depends'],
    [{ monthlyBillEur: '60', occupancy: 'holiday-home' }, 'holiday-home', 'no'],
    [{ monthlyBillEur: '25' }, 'small-bill', 'no'],
    [{ monthlyBillEur: '60', direction: 'west', tiltDeg: '60' }, 'poor-roof', 'no'],
    [{ monthlyBillEur: '60' }, 'slow', 'no'],
    [{ ...fixed, monthlyBillEur: '60', kwp: '12' }, 'slow', 'no'],
  ] as const)('on %j is %s: %s', (given: Record<string, string>, id, tone) => {
    const answer = ask(given)
    expect(answer.verdict).toMatchObject({ id, tone })
    const { values } = answer.verdict
    expect(inWords(values).limit).toBe('15 years')
    const payback = figureOf(answer, 'payback')
    if (tone === 'no') expect(payback.none === true || payback.value > 15).toBe(true)
    else expect(numberIn(values, 'years')).toBe(Math.round(payback.value))
    if (id === 'pays') {
      const { p10, p90 } = rangeOf(answer, 'payback')
      expect(inWords(values).span).toBe(`in ${Math.round(p90)} to ${Math.round(p10)} years`)
    }
    if (id === 'pays-if') expect(rangeOf(answer, 'payback').p10).toBeGreaterThan(15.5)
    if (id === 'small-bill') expect(inWords(values).bill).toBe('€25')
    if (id === 'poor-roof') expect(values?.yield).toEqual(figureOf(answer, 'production').values?.yield)
  })

  it('names the system that pays: panels alone, or with a battery', () => {
    const systemOf = (given: Record<string, string>) => {
      const system = ask(given).verdict.values?.system
      return system && 'word' in system ? [system.word, inWords(system.values)] : undefined
    }
    expect(systemOf(fixed)).toEqual(['panels-alone', { panels: '10 panels', battery: '0 kWh' }])
    expect(systemOf({ kwp: '7.2', batteryKwh: '5' })).toEqual([
      'panels-and-battery',
      { panels: '16 panels', battery: '5 kWh' },
    ])
  })
})

describe('its size', () => {
  it.each([
    ['0.9', '2 panels'],
    ['4.6', '10 panels'],
    ['4.8', '11 panels'],
  ])('of %s kWp is %s', (kwp, panels) => {
    const { values } = figureOf(ask({ kwp, batteryKwh: 'none' }), 'price')
    expect(inWords(values)).toMatchObject({ panels, watt: '450', battery: 'no-battery' })
    expect(ask({ kwp, batteryKwh: 'none' }).roof?.panels).toBe(Number.parseInt(panels, 10))
  })

  it('is as it pays best when nobody asks for one, and a battery only where it pays', () => {
    expect(inWords(figureOf(ask(), 'price').values)).toMatchObject({ battery: 'no-battery' })
    expect(inWords(figureOf(ask({ batteryKwh: '10' }), 'price').values)).toMatchObject({ battery: '10 kWh' })
    const value = (given: Record<string, string>) => figureOf(ask(given), 'value').value
    expect(value({ batteryKwh: 'none' })).toBeGreaterThan(value({ kwp: '1.8', batteryKwh: 'none' }))
    expect(value({ batteryKwh: 'none' })).toBeGreaterThan(value({ kwp: '15', batteryKwh: 'none' }))
  })

  it('has the slope that was chosen', () => {
    const yieldOf = (direction: string) => figureOf(ask({ ...fixed, direction }), 'production').value
    const [south, southEast, southWest, east, west, north] = [
      ...['south', 'south-east', 'south-west', 'east', 'west', 'north'],
    ].map(yieldOf) as [number, number, number, number, number, number]
    expect(Math.max(southEast, southWest)).toBeLessThan(south)
    expect(Math.max(east, west)).toBeLessThan(Math.min(southEast, southWest))
    expect(north).toBeLessThan(Math.min(east, west))
    expect(ask({ direction: 'west', tiltDeg: '35', town: 'mijas', occupancy: 'mixed-use' }).handOver).toEqual({
      town: 'mijas',
      occupancy: 'mixed-use',
      monthlyBillEur: 165,
      goals: ['lower-bills'],
      roofAzimuthDeg: 90,
      roofTiltDeg: 35,
    })
  })
})

describe('its figures', () => {
  it('are the bill of today and what is left of it', () => {
    const answer = ask(fixed)
    const { value, values, whole } = figureOf(answer, 'saving')
    expect(numberIn(values, 'before') - numberIn(values, 'after')).toBeCloseTo(value, 9)
    expect(whole).toBe(numberIn(values, 'before'))
    expect(numberIn(values, 'before')).toBeCloseTo(165 * 12, 0)
    expect(rangeOf(answer, 'saving').p50).toBe(value)
    expect(numberIn(values, 'boughtAfter')).toBeLessThan(numberIn(values, 'bought'))
  })

  it('are years that a poor case ends at twenty-five', () => {
    const open = ask({ ...fixed, monthlyBillEur: '110', kwp: '12', batteryKwh: '5' })
    const { openEnded, values, value } = figureOf(open, 'payback')
    expect([openEnded, rangeOf(open, 'payback').p10, rangeOf(open, 'payback').p50]).toEqual([true, 25, value])
    expect(numberIn(values, 'price')).toBe(figureOf(open, 'price').value)
    expect(numberIn(values, 'saving')).toBe(figureOf(open, 'saving').value)
    const never = figureOf(ask({ ...fixed, monthlyBillEur: '60', kwp: '12' }), 'payback')
    expect([never.none, never.value, never.range, inWords(never.values).years]).toEqual([
      ...[true, 25, undefined, '25 years'],
    ])
  })

  it('are what is made, on every kWp alike, a twentieth either way', () => {
    const answer = ask(fixed)
    const { value, values } = figureOf(answer, 'production')
    expect(value).toBeCloseTo(4.5 * numberIn(values, 'yield'), 6)
    expect(inWords(values).kwp).toBe('4.5 kWp')
    expect(rangeOf(answer, 'production').p10 / value - 1).toBeCloseTo(numberIn(values, 'spread'), 9)
    expect(numberIn(values, 'spread')).toBeGreaterThan(0.03)
    expect(numberIn(values, 'spread')).toBeLessThan(0.08)
  })

  it.each([fixed, { kwp: '4.5', batteryKwh: '10' }])('are shares of what is made and of what is used: %j', (given) => {
    const answer = ask(given)
    const made = figureOf(answer, 'production').value
    const saving = figureOf(answer, 'saving')
    const selfUse = figureOf(answer, 'selfUse')
    const step = numberIn(selfUse.values, 'step')
    // What is neither sold nor lost in a battery is used, less what the hour hides.
    expect(numberIn(selfUse.values, 'used')).toBeCloseTo(made * selfUse.value, 4)
    expect(numberIn(selfUse.values, 'made')).toBeCloseTo(made, 4)
    if (given.batteryKwh === 'none')
      expect(selfUse.value + step).toBeCloseTo(1 - numberIn(saving.values, 'sold') / made, 6)
    const independence = figureOf(answer, 'independence')
    const need = numberIn(independence.values, 'need')
    const bought = numberIn(independence.values, 'bought')
    expect(independence.value + (step * made) / need).toBeCloseTo(1 - bought / need, 6)
    expect(bought).toBe(numberIn(saving.values, 'boughtAfter'))
    for (const id of ['selfUse', 'independence']) {
      const { p10, p50, p90 } = rangeOf(answer, id)
      expect([p50 === figureOf(answer, id).value, p90 < p50, p50 < p10]).toEqual([true, true, true])
    }
  })

  it('take less off where a battery smooths the hour', () => {
    const step = (batteryKwh: string) => numberIn(figureOf(ask({ kwp: '4.5', batteryKwh }), 'selfUse').values, 'step')
    expect(step('10')).toBeLessThan(step('none'))
  })

  it('are worth their life in today’s money', () => {
    const answer = ask({ ...fixed })
    const { value, values } = figureOf(answer, 'value')
    const { p10, p50, p90 } = rangeOf(answer, 'value')
    expect([p50, p90 < p50, p50 < p10]).toEqual([value, true, true])
    expect(inWords(values)).toMatchObject({ years: '25 years', discount: '3%', age: '0.4%', power: '5.75 kW' })
    // At most what it would be if no inverter had to be bought again.
    const priceEur = figureOf(answer, 'price').value
    const without = cashFlow({ priceEur, savingEur: figureOf(answer, 'saving').value }).npvEur
    expect(value).toBeLessThan(without)
    expect(value).toBeGreaterThan(without - 2000)
    expect(p10 - p50).toBeCloseTo(cashFlow({ priceEur, savingEur: rangeOf(answer, 'saving').p10 }).npvEur - without, 4)
  })
})

describe('its charts', () => {
  it('draw what is made by month with its range, and what is used', () => {
    const answer = ask(fixed)
    const { axis, series, values } = columnsOf(answer, 'months')
    expect([axis, ...series.map(({ word, draw, colour }) => `${word} ${draw} ${colour}`)]).toEqual([
      'months',
      'makes bars sun',
      'uses line sea',
    ])
    const makes = seriesOf(answer, 'months', 'makes')
    const range = rangeOf(answer, 'production')
    expect(sumOf(makes.values)).toBeCloseTo(range.p50, 4)
    expect(sumOf(makes.low ?? [])).toBeCloseTo(range.p90, 4)
    expect(sumOf(makes.high ?? [])).toBeCloseTo(range.p10, 4)
    expect(numberIn(values, 'made')).toBe(range.p50)
    expect(sumOf(seriesOf(answer, 'months', 'uses').values)).toBeCloseTo(numberIn(values, 'used'), 4)
    expect([makes.values.length, makes.low?.length, makes.high?.length]).toEqual([12, 12, 12])
  })

  it('draw the balance of the years: the price first, above zero from the year that is marked', () => {
    const answer = ask(fixed)
    const { x, xUnit, series, markX, values } = curvesOf(answer, 'years')
    expect([xUnit, x.length, x[0], x.at(-1)]).toEqual(['years', 26, 0, 25])
    expect(x[7]).toBe(7)
    const [{ word, y, low = [], high = [] } = { word: '', y: [] }] = series
    const price = figureOf(answer, 'price').value
    expect([word, y[0], low[0], high[0]]).toEqual(['balance', -price, -price, -price])
    expect(y[1]).toBeCloseTo(figureOf(answer, 'saving').value - price, 6)
    expect(low[1]).toBeCloseTo(rangeOf(answer, 'saving').p90 - price, 6)
    expect(high[1]).toBeCloseTo(rangeOf(answer, 'saving').p10 - price, 6)
    const paid = figureOf(answer, 'payback').value
    expect(markX).toBe(paid)
    expect([(y[Math.floor(paid)] ?? 0) < 0, (y[Math.ceil(paid)] ?? 0) >= 0]).toEqual([true, true])
    expect([numberIn(values, 'price'), numberIn(values, 'end')]).toEqual([price, y.at(-1)])
    // An inverter is bought again on the way.
    const falls = y.filter((eur, year) => year > 0 && eur < (y[year - 1] ?? 0))
    expect(falls.length).toBeLessThanOrEqual(1)
  })

  it('mark no year where none pays it', () => {
    const { markX, series } = curvesOf(ask({ ...fixed, monthlyBillEur: '60', kwp: '12' }), 'years')
    expect(markX).toBeUndefined()
    expect(series[0]?.y.at(-1)).toBeLessThan(0)
  })
})

describe('its price', () => {
  it.each([
    [{ kwp: '8', batteryKwh: '5' }, ['pv-system', 'hybrid-inverter', 'battery', 'papers', 'monitoring', 'total']],
    [{ kwp: '8', batteryKwh: 'none' }, ['pv-system', 'papers', 'monitoring', 'total']],
  ])('of %j has a line for each part, to the cent', (given, words) => {
    const answer = ask(given)
    const { columns, rows } = tableOf(answer, 'price')
    expect(columns).toEqual(['item', 'with-vat'])
    expect(rows.map(([word]) => word)).toEqual(words)
    for (const [, eur] of rows) expect(eur).toMatch(/^€[\d,]+\.\d\d$/)
    const eur = numbersOf(answer, 'price', 0)
    expect(sumOf(eur.slice(0, -1))).toBeCloseTo(eur.at(-1) ?? 0, 6)
    expect(Math.min(...eur)).toBeGreaterThan(50)
  })
})
