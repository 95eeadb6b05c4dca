import { describe, expect, it } from 'vitest'
import { co2KgPerKwh, gas } from '#src/energy/tariff/heating-fuels.ts'
import {
  ask,
  barsOf,
  columnsOf,
  curvesOf,
  figureOf,
  inWords,
  numberIn,
  numbersOf,
  rangeOf,
  tableOf,
  usualContext,
} from '#tests/calculator-answer.ts'

/** What the comparison of six ways to heat answers, and what the factor of a machine becomes over a season. */

const ways = ['splits', 'water-35', 'water-45', 'water-55', 'gas-boiler', 'electric-heaters']
const compare = (given: Readonly<Record<string, string>> = {}, context = usualContext()) =>
  ask('heat-pump-comparison', given, context)
const season = (given: Readonly<Record<string, string>> = {}) => ask('seasonal-efficiency', given)

describe('the comparison', () => {
  it('has a row for each way: heat by what is paid for, cost, what it emits and what it costs to buy', () => {
    const answer = compare()
    const { columns, rows } = tableOf(answer, 'ways')
    expect(columns).toEqual(['way', 'factor', 'energy', 'cost', 'emits', 'buy'])
    expect(rows.map(([way]) => way)).toEqual(ways)
    const heat = figureOf(answer, 'heat').value
    const [factors, energy, costs, emitted, prices] = [0, 1, 2, 3, 4].map((column) => numbersOf(answer, 'ways', column))
    for (const [row, factor] of (factors ?? []).entries()) expect((energy?.[row] ?? 0) * factor).toBeCloseTo(heat, 1)
    for (const [row, kwh] of (energy ?? []).entries()) {
      const kg = ways[row] === 'gas-boiler' ? co2KgPerKwh.gas : co2KgPerKwh.electricity
      expect(emitted?.[row]).toBeCloseTo(kwh * kg, 6)
    }
    expect(factors?.slice(4)).toEqual([gas.boilerEfficiency, 1])
    // The cooler the water, the less it costs.
    const [, cool = 0, mild = 0, warm = 0, boiler, heaters = 0] = costs ?? []
    expect([cool < mild, mild < warm, warm < heaters]).toEqual([true, true, true])
    expect(boiler).toBeCloseTo((energy?.[4] ?? 0) * 0.066, 6)
    expect(prices?.slice(1, 3)).toEqual(prices?.slice(2, 4))
    expect(rows.map((row) => row[5]?.replace(/^€.*/, 'a price'))).toEqual([
      ...['a price', 'a price', 'a price', 'a price', 'no-price', 'there'],
    ])
    expect(prices?.[0]).toBe(figureOf(ask('ac'), 'price').value)
    expect(prices?.[1]).toBe(figureOf(ask('heat-pump'), 'price').value)
    // Prices of the list to the euro.
    expect(rows[0]?.[5]).toBe('€4,951')
  })

  it('says what splits cost, and what they spare against what heats today', () => {
    const answer = compare()
    const costs = numbersOf(answer, 'ways', 2)
    const [splits, less] = ['splits', 'less'].map((id) => figureOf(answer, id))
    expect(splits?.value).toBe(costs[0])
    expect(less?.value).toBeCloseTo((costs[5] ?? 0) - (costs[0] ?? 0), 9)
    expect([splits?.whole, splits?.wholeIs]).toEqual([costs[5], 'electric-heaters'])
    expect(inWords(less?.values).other).toBe('electric-heaters')
    expect(numberIn(less?.values, 'cost')).toBe(costs[5])
    expect(rangeOf(answer, 'splits')).toEqual(barsOf(answer, 'costs')[0]?.range)
    expect(rangeOf(answer, 'less').p90).toBeLessThan(less?.value ?? 0)
    const spared = (heating: string) => inWords(figureOf(compare({ heating }), 'less').values).other
    expect([spared('gas-boiler'), spared('splits')]).toEqual(['gas-boiler', 'electric-heaters'])
  })

  it('follows the price of gas', () => {
    const less = (gasEurPerKwh: string) => figureOf(compare({ heating: 'gas-boiler', gasEurPerKwh }), 'less').value
    expect(less('0.4')).toBeGreaterThan(500)
    expect(less('0.02')).toBeLessThan(0)
  })

  it('adds up ten years of what has a price, and of what is there already', () => {
    const words = (heating: string) => barsOf(compare({ heating }), 'years').map(({ word }) => word)
    expect(words('electric-heaters')).toEqual(ways.filter((way) => way !== 'gas-boiler'))
    expect(words('gas-boiler')).toEqual(ways.filter((way) => way !== 'electric-heaters'))
    const answer = compare({ heating: 'gas-boiler' })
    const years = barsOf(answer, 'years')
    const [splits, boiler] = [years[0], years.at(-1)]
    const costs = numbersOf(answer, 'ways', 2)
    expect(splits?.value).toBeCloseTo((numbersOf(answer, 'ways', 4)[0] ?? 0) + 10 * (costs[0] ?? 0), 6)
    expect([boiler?.value, boiler?.isChosen]).toEqual([10 * (costs[4] ?? 0), true])
    expect(years[0]?.range?.p50).toBeCloseTo(splits?.value ?? 0, 6)
    expect(
      tableOf(answer, 'ways')
        .rows.map(([, , , , , buy]) => buy)
        .slice(4),
    ).toEqual(['there', 'no-price'])
  })

  it('has splits and the machine as options of its own, each with what it saves', () => {
    const [splits, water] = compare().options?.rows ?? []
    expect(splits).toMatchObject({ word: 'splits', machines: ['ac-split'], priceEur: 4951 })
    expect(splits?.savingEur?.p50).toBe(figureOf(compare(), 'less').value)
    expect(water).toMatchObject({ word: 'own', machines: ['heat-pump'] })
    expect(water?.savingEur?.p50).toBeCloseTo(figureOf(ask('heat-pump'), 'saving').value, 6)
    expect(compare({ homeType: 'villa' }).options?.rows?.[0]?.machines).toEqual(['ac-ducted'])
    const owned = compare({ heating: 'splits' })
    expect(owned.options?.rows?.map(({ word }) => word)).toEqual(['own'])
    expect(owned.verdict).toMatchObject({ id: 'keep-splits', tone: 'yes' })
    expect(owned.handOver.existingSystems).toEqual(['air-conditioning'])
    expect(compare({ heating: 'gas-boiler' }).handOver.existingSystems).toEqual(['gas-boiler'])
  })

  it('draws costs and what is emitted for every way, each as uncertain as the heat', () => {
    const answer = compare()
    for (const [id, column] of [
      ['costs', 2],
      ['co2', 3],
    ] as const) {
      const bars = barsOf(answer, id)
      expect(bars.map(({ word, colour }) => [word, colour])).toEqual([
        ['splits', 'pool'],
        ...ways.slice(1, 4).map((way) => [way, 'sea']),
        ...ways.slice(4).map((way) => [way, 'edge']),
      ])
      expect(bars.map(({ value }) => value)).toEqual(numbersOf(answer, 'ways', column))
      for (const { value, range } of bars) expect(range?.p50).toBeCloseTo(value, 6)
    }
    const heat = rangeOf(answer, 'heat')
    const boiler = barsOf(answer, 'costs')[4]
    for (const { value, range } of [...barsOf(answer, 'co2'), ...(boiler ? [boiler] : [])]) {
      expect((range?.p10 ?? 0) / value).toBeCloseTo(heat.p10 / heat.p50, 6)
      expect((range?.p90 ?? 0) / value).toBeCloseTo(heat.p90 / heat.p50, 6)
    }
    for (const { values } of answer.charts.slice(1))
      expect(numberIn(values, 'heat')).toBe(figureOf(answer, 'heat').value)
  })

  it('says what splits emit, and what heats today', () => {
    const answer = compare()
    const emitted = numbersOf(answer, 'ways', 3)
    const { value, values } = figureOf(answer, 'co2')
    expect(value).toBe(emitted[0])
    expect(numberIn(values, 'kg')).toBe(emitted[5])
    const heat = rangeOf(answer, 'heat')
    expect(rangeOf(answer, 'co2').p10 / value).toBeCloseTo(heat.p10 / heat.p50, 6)
  })

  it.each([
    [{ areaM2: '20', homeType: 'flat-mid' }, 'nothing', 'depends'],
    [{ areaM2: '400', homeType: 'villa', era: 'pre1980' }, 'splits', 'yes'],
  ] as const)('decides on %j by ten years of buying and running: %s, %s', (given: Record<string, string>, id, tone) => {
    const answer = compare(given)
    const { verdict } = answer
    expect(verdict).toMatchObject({ id, tone })
    const prices = numbersOf(answer, 'ways', 4).map((eur) => eur || 0)
    const sums = numbersOf(answer, 'ways', 2).map((eur, row) => (prices[row] ?? 0) + 10 * eur)
    // A boiler has no price here and stays out.
    const [first, second] = sums.filter((_, row) => ways[row] !== 'gas-boiler').sort((a, b) => a - b)
    expect([numberIn(verdict.values, 'total'), numberIn(verdict.values, 'next')]).toEqual([first, second])
    expect(inWords(verdict.values).years).toBe('10 years')
    expect(numberIn(verdict.values, 'heat')).toBe(figureOf(answer, 'heat').value)
  })

  it('is for water where a price list sells the machine for little', () => {
    const context = usualContext()
    const { items } = context.priceBook
    const priceBook = { ...context.priceBook, items: { ...items, 'heat-pump': { ...items['heat-pump'], netEur: 10 } } }
    const answer = compare({}, { ...context, priceBook })
    expect(answer.verdict).toMatchObject({ id: 'water', tone: 'yes' })
    // The coolest water is the best of the three, so the next is the second coolest.
    const [, cool = 0, mild = 0] = numbersOf(answer, 'ways', 2).map((eur, row) => (row > 3 ? 0 : eur * 10))
    const price = numbersOf(answer, 'ways', 4)[1] ?? 0
    expect(numberIn(answer.verdict.values, 'total')).toBeCloseTo(price + cool, 6)
    expect(numberIn(answer.verdict.values, 'next')).toBeCloseTo(price + mild, 6)
  })
})

it('the comparison hands the home and the wish for heat to the quote', () => {
  expect(compare({ town: 'mijas', homeType: 'finca', areaM2: '180', era: 'cte2006' }).handOver).toEqual({
    town: 'mijas',
    propertyType: 'finca',
    buildYear: 2012,
    occupancy: 'full-time',
    areaM2: 180,
    goals: ['heating'],
  })
})

describe('the factor over a season', () => {
  it('is the same machine in the table, in the curve and in the first figure', () => {
    const answer = season({ waterC: '55' })
    const { columns } = tableOf(answer, 'waters')
    expect(columns).toEqual(['water-temperature', 'factor', 'heat-price'])
    expect(tableOf(answer, 'waters').rows.map(([water]) => water)).toEqual(
      [30, 35, 40, 45, 50, 55, 60, 65].map((degrees) => `${degrees} °C`),
    )
    const factors = numbersOf(answer, 'waters', 0)
    const prices = numbersOf(answer, 'waters', 1)
    expect(factors).toEqual([...factors].sort((a, b) => b - a))
    const first = figureOf(answer, 'water')
    expect(inWords(first.values)).toEqual({ water: '55 °C' })
    expect(rangeOf(answer, 'water').p10 / first.value).toBeCloseTo(1.13, 9)
    const price = figureOf(answer, 'heatPrice')
    expect([factors[5], prices[5]]).toEqual([first.value, price.value])
    for (const [row, factor] of factors.entries())
      expect((prices[row] ?? 0) * factor).toBeCloseTo(numberIn(price.values, 'price'), 9)
    const { x, series, values, markX } = curvesOf(answer, 'water')
    expect([x[0], x.at(-1), markX]).toEqual([30, 65, 55])
    const [curve] = series
    expect([series.length, curve?.word, curve?.colour]).toEqual([1, 'factor', 'sea'])
    expect(curve?.y).toEqual(factors)
    for (const [place, factor] of factors.entries()) {
      expect((curve?.high?.[place] ?? 0) / factor).toBeCloseTo(1.13, 9)
      expect(factor / (curve?.low?.[place] ?? 0)).toBeCloseTo(1.13, 9)
    }
    expect([numberIn(values, 'cool'), numberIn(values, 'hot')]).toEqual([factors[1], factors[5]])
  })

  it.each([
    ['25', 30],
    ['42', 42],
    ['70', 65],
  ])('marks water of %s °C on the curve, at its end when it lies beyond', (waterC, mark) => {
    expect(curvesOf(season({ waterC }), 'water').markX).toBe(mark)
  })

  it('prices a kWh of heat by what a kWh of electricity costs when the machine runs, beside a boiler', () => {
    const answer = season()
    const { value, values } = figureOf(answer, 'heatPrice')
    expect(numberIn(values, 'price')).toBeGreaterThan(0.12)
    expect(numberIn(values, 'price')).toBeLessThan(0.22)
    expect(value * figureOf(answer, 'water').value).toBeCloseTo(numberIn(values, 'price'), 9)
    expect(numberIn(values, 'boiler')).toBeCloseTo(gas.eurPerKwh / gas.boilerEfficiency, 9)
    const { p10, p50, p90 } = rangeOf(answer, 'heatPrice')
    expect(p50).toBe(value)
    // Wider than the machines alone, by the spread of the offers.
    expect(p10 / p50).toBeGreaterThan(1.13)
    expect(p50 / p90).toBeGreaterThan(1.13)
    expect(p10 / p50).toBeLessThan(1.6)
    expect(p50 / p90).toBeLessThan(1.6)
    const said = inWords(answer.verdict.values)
    expect(said).toEqual({
      water: '45 °C',
      cooler: '40 °C',
      better: '4.5',
      price: inWords({ value: { value, unit: 'eur-per-kwh', digits: 3 } }).value,
      boiler: inWords(values).boiler,
      factor: '4.0',
    })
  })

  it('names the label beside what it becomes', () => {
    const answer = season({ scop: '4.6', seer: '7.2' })
    expect(inWords(figureOf(answer, 'air').values)).toEqual({ label: '4.6' })
    expect(inWords(figureOf(answer, 'cold').values)).toEqual({ label: '7.2' })
    expect(figureOf(answer, 'air').value).toBeGreaterThan(figureOf(season(), 'air').value)
    expect(figureOf(answer, 'cold').value).toBeGreaterThan(figureOf(season(), 'cold').value)
  })

  it('draws both machines by month: none in summer, around the factor of the season in winter', () => {
    const answer = season()
    const { axis, series, values } = columnsOf(answer, 'months')
    expect([axis, ...series.map(({ word, draw, colour }) => `${word} ${draw} ${colour}`)]).toEqual([
      'months',
      'through-water bars sea',
      'through-air bars pool',
    ])
    expect(inWords(values)).toEqual({ water: '45 °C' })
    for (const [place, figure] of ['water', 'air'].entries()) {
      const months = series[place]?.values ?? []
      expect([months.length, months[6], months[7]]).toEqual([12, 0, 0])
      const warm = months.filter((factor) => factor > 0)
      expect(warm.length).toBeGreaterThan(4)
      // The season lies between its worst month and its best one.
      const factor = figureOf(answer, figure).value
      expect(Math.min(...warm)).toBeLessThan(factor)
      expect(Math.max(...warm)).toBeGreaterThan(factor)
      expect(Math.abs((months[0] ?? 0) / factor - 1)).toBeLessThan(0.15)
    }
  })

  it('hands the usual home of that kind to the quote', () => {
    expect(season({ homeType: 'villa', era: 'cte2019', town: 'mijas' }).handOver).toEqual({
      town: 'mijas',
      propertyType: 'villa',
      buildYear: 2022,
      occupancy: 'full-time',
      areaM2: 220,
      goals: ['heating'],
    })
  })
})
