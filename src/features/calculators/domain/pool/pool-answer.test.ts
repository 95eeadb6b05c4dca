import { describe, expect, it } from 'vitest'
import { poolHeatPumpCop } from '#src/energy/water/pool-machine.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { amountOf } from '#src/features/quote/domain/public.ts'
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

/** What the pool calculator answers in each case, beside its charts. */

const ask = (given: Readonly<Record<string, string>> = {}) => askFor('pool-heating', given)

describe('the verdict', () => {
  it.each([
    [{ season: 'june-september', targetC: '28' }, 'fair', 'yes'],
    [{ season: 'june-september', targetC: '32' }, 'dear', 'depends'],
    [{ season: 'all-year', targetC: '32' }, 'too-dear', 'no'],
    [{ season: 'june-september', targetC: '24' }, 'sun-does-it', 'no'],
  ] as const)('on %j is %s: %s, by the week of the season', (given: Record<string, string>, verdict, tone) => {
    const answer = ask(given)
    expect(answer.verdict).toMatchObject({ id: verdict, tone })
    const { values } = answer.verdict
    const week = numberIn(values, 'week')
    expect(week).toBeCloseTo(numberIn(figureOf(answer, 'cost').values, 'week'), 9)
    if (verdict === 'fair') expect(week).toBeLessThan(20)
    if (verdict === 'dear') expect(week > 20 && week < 45).toBe(true)
    if (verdict === 'too-dear') expect(week).toBeGreaterThan(45)
    expect(inWords(values).limit).toBe('€45')
    // The mean of the heated months as the sun alone leaves them.
    const natural = seriesOf(answer, 'temperature', 'unheated').values
    const months = given.season === 'all-year' ? natural : natural.slice(5, 9)
    expect(numberIn(values, 'natural')).toBeCloseTo(sumOf(months) / months.length, 9)
  })

  it('leaves to the sun what it brings within a degree in every heated month', () => {
    const months = seriesOf(ask({ season: 'june-september' }), 'temperature', 'unheated').values.slice(5, 9)
    const coolest = Math.min(...months)
    const at = (targetC: number) => ask({ season: 'june-september', targetC: String(targetC) }).verdict.id
    expect(at(Math.floor(coolest))).toBe('sun-does-it')
    expect(at(Math.floor(coolest + 1))).toBe('sun-does-it')
    expect(at(Math.ceil(coolest + 1))).not.toBe('sun-does-it')
    // One cool month of a longer season is enough to ask for a machine.
    expect(ask({ season: 'march-november', targetC: String(Math.floor(coolest)) }).verdict.id).not.toBe('sun-does-it')
  })

  it('sells the cover first, with what it saves', () => {
    const open = ask({ cover: 'no' })
    expect(open.verdict).toMatchObject({ id: 'cover-first', tone: 'no' })
    const saved = figureOf(open, 'cost').value - figureOf(ask({ cover: 'yes' }), 'cost').value
    expect(numberIn(open.verdict.values, 'saved')).toBeCloseTo(saved, 1)
    expect(saved).toBeGreaterThan(200)
  })

  it('sells no cover for water that the sun warms enough as it lies open', () => {
    const summer = { season: 'june-september', cover: 'no' }
    const open = ask({ ...summer, targetC: '22' })
    expect(open.verdict).toMatchObject({ id: 'sun-does-it', tone: 'no' })
    // A cover would save a few euros a year there, far less than it costs.
    expect(figureOf(open, 'cost').value).toBeLessThan(30)
    expect(ask({ ...summer, targetC: '24' }).verdict.id).toBe('cover-first')
  })
})

describe('the season', () => {
  it.each([
    ['june-september', 122],
    ['may-september', 153],
    ['april-october', 214],
    ['march-november', 275],
    ['all-year', 365],
  ])('%s has %i days, in which alone water is heated', (season, days) => {
    const answer = ask({ season })
    const { values } = figureOf(answer, 'cost')
    expect(numberIn(values, 'week') * (days / 7)).toBeCloseTo(rangeOf(answer, 'cost').p50, 6)
    expect(numberIn(values, 'weeks')).toBe(Math.round(days / 7))
    // The verdict says how warm and from when to when, the figure beside the cost how many weeks that is.
    const weeks = answer.headline[1]
    expect([weeks?.id, weeks?.value]).toEqual(['weeks', days / 7])
    expect(inWords(weeks?.values)).toEqual({ days: `${days} days`, target: '28 °C', months: season })
    expect(inWords(ask({ season, targetC: '28.5' }).verdict.values)).toMatchObject({
      target: '28.5 °C',
      months: season,
    })
    const [first = 0, last = 11] = { 122: [5, 8], 153: [4, 8], 214: [3, 9], 275: [2, 10] }[days] ?? []
    for (const [month, kwh] of seriesOf(answer, 'electricity', 'electricity').values.entries())
      expect(kwh > 0).toBe(month >= first && month <= last && kwh > 0)
    expect(seriesOf(answer, 'electricity', 'electricity').values[first]).toBeGreaterThan(0)
  })
})

describe('its figures', () => {
  it('have the range of the heat, the power in proportion', () => {
    const answer = ask()
    const heat = rangeOf(answer, 'heat')
    const power = rangeOf(answer, 'power')
    expect(heat.p50).toBe(figureOf(answer, 'heat').value)
    expect(power.p50).toBe(figureOf(answer, 'power').value)
    expect(power.p10 / power.p50).toBeCloseTo(heat.p10 / heat.p50, 9)
    expect(power.p90 / power.p50).toBeCloseTo(heat.p90 / heat.p50, 9)
    const { values } = figureOf(answer, 'cost')
    expect(numberIn(values, 'heat')).toBe(heat.p50)
    expect(heat.p50 / numberIn(values, 'electricity')).toBeGreaterThan(4)
    expect(heat.p50 / numberIn(values, 'electricity')).toBeLessThan(7)
    expect(figureOf(answer, 'cost').value).toBeCloseTo(rangeOf(answer, 'cost').p50, 1)
  })

  it('ask the price of a machine for so much water, VAT included', () => {
    const price = figureOf(ask({ areaM2: '60' }), 'price')
    expect(inWords(price.values)).toEqual({ volume: '90 m³', depth: '1.5 m', power: '20.8 kW' })
    const { netCents, vatCents } = amountOf({ id: 'pool-heat-pump', sizes: [90] }, builtInPriceBook)
    expect(price.value * 100).toBeCloseTo(netCents + vatCents, 4)
    expect(price.value).toBeGreaterThan(figureOf(ask({ areaM2: '30' }), 'price').value)
  })

  it('say where the heat goes, most of it into the air as vapour, and what the sun gives', () => {
    const { value, values } = figureOf(ask(), 'heat')
    const [evaporation = 0, sky = 0, air = 0, fresh = 0, sun = 0] = [
      ...['evaporation', 'sky', 'air', 'fresh', 'sun'].map((name) => numberIn(values, name)),
    ]
    expect(evaporation).toBeGreaterThan(Math.max(sky, air, fresh))
    // What the sun gives beyond the need of a warm day is lost again, so the sum is not exact.
    expect((evaporation + sky + air + fresh - sun) / value).toBeCloseTo(1, 0)
  })

  it('warm the water up once, by as many degrees as a litre and a quarter asks for', () => {
    const answer = ask({ areaM2: '40', targetC: '28' })
    const { value, values } = figureOf(answer, 'warmUp')
    // 1.163 kWh lift a cubic metre by one degree; the pool holds 60 of them.
    expect(numberIn(values, 'degrees') * 60 * 1.163).toBeCloseTo(value, 6)
    expect(numberIn(values, 'electricity') * poolHeatPumpCop(17, 28)).toBeCloseTo(value, 6)
    expect(numberIn(values, 'degrees')).toBeGreaterThan(5)
    expect(numberIn(values, 'degrees')).toBeLessThan(15)
  })

  it('show the share of the sun where there are panels and something to heat', () => {
    const answer = ask({ kwp: '5' })
    const { value, values } = figureOf(answer, 'sunShare')
    expect(value).toBeCloseTo(numberIn(values, 'kwh') / numberIn(values, 'all'), 9)
    expect(numberIn(values, 'all')).toBe(numberIn(figureOf(answer, 'cost').values, 'electricity'))
    const shown = (given: Record<string, string>) => ask(given).details?.some(({ id }) => id === 'sunShare')
    expect(shown({ kwp: '0' })).toBe(false)
    expect(shown({ kwp: '5', targetC: '20', season: 'june-september' })).toBe(false)
  })
})

describe('without anything to heat', () => {
  it('costs nothing, takes no power, and its bars are flat', () => {
    const answer = ask({ targetC: '20', season: 'june-september' })
    expect(figureOf(answer, 'cost').value).toBe(0)
    expect(rangeOf(answer, 'power')).toEqual({ p10: 0, p50: 0, p90: 0 })
    const { values, low = [], high = [] } = seriesOf(answer, 'electricity', 'electricity')
    expect([sumOf(values), sumOf(low), sumOf(high)]).toEqual([0, 0, 0])
    for (const { value, range } of barsOf(answer, 'levers'))
      expect(range).toEqual({ p10: value, p50: value, p90: value })
  })
})

describe('its charts', () => {
  it('have the range of the electricity, month by month', () => {
    const answer = ask({ season: 'all-year' })
    const { values, low = [], high = [], draw, colour } = seriesOf(answer, 'electricity', 'electricity')
    expect([draw, colour]).toEqual(['bars', 'pool'])
    const shares = values.map((kwh, month) => [(low[month] ?? 0) / kwh, (high[month] ?? 0) / kwh])
    for (const [least = 0, most = 0] of shares) {
      expect(least).toBeCloseTo(sumOf(low) / sumOf(values), 9)
      expect(most).toBeCloseTo(sumOf(high) / sumOf(values), 9)
    }
    expect(sumOf(low)).toBeLessThan(sumOf(values))
    expect(sumOf(high)).toBeGreaterThan(sumOf(values))
    // The heat, and the machine as well, are uncertain.
    const heat = rangeOf(answer, 'heat')
    expect(sumOf(high) / sumOf(values)).toBeGreaterThanOrEqual(heat.p10 / heat.p50)
  })

  it('have axes, colours and units of their own', () => {
    const answer = ask()
    const heads = answer.charts.map((chart) => [chart.id, chart.kind, chart.unit])
    expect(heads).toEqual([
      ['temperature', 'columns', 'celsius'],
      ['electricity', 'columns', 'kwh'],
      ['levers', 'bars', 'eur'],
    ])
    const { axis, series } = columnsOf(answer, 'temperature')
    expect([axis, ...series.map(({ word, draw, colour }) => `${word} ${draw} ${colour}`)]).toEqual([
      'months',
      'heated line pool',
      'unheated line edge',
    ])
    const { values } = answer.charts.find(({ id }) => id === 'levers') ?? {}
    expect(numberIn(values, 'cost')).toBe(rangeOf(answer, 'cost').p50)
    expect(answer.tables).toEqual([])
  })

  it('heat the water to what was asked in the season, in means of a month', () => {
    const heated = seriesOf(ask({ season: 'all-year', targetC: '28' }), 'temperature', 'heated').values
    for (const degrees of heated) {
      expect(degrees).toBeGreaterThan(27)
      expect(degrees).toBeLessThan(31)
    }
  })

  it('put the range of the cost, in proportion, on what one change would do', () => {
    const answer = ask()
    const cost = rangeOf(answer, 'cost')
    const bars = barsOf(answer, 'levers')
    expect(bars.map(({ colour }) => colour)).toEqual(['sea', 'pool', 'pool', 'pool'])
    expect(bars[0]?.range).toEqual(cost)
    for (const { value, range } of bars) {
      expect(range?.p50).toBe(value)
      expect((range?.p10 ?? 0) / value).toBeCloseTo(cost.p10 / cost.p50, 9)
      expect((range?.p90 ?? 0) / value).toBeCloseTo(cost.p90 / cost.p50, 9)
    }
  })
})

describe('what it assumes', () => {
  it.each([
    ['open', 'more'],
    ['sheltered', 'less'],
  ])('of %s water is %s wind than of some shelter', (windShelter, compared) => {
    const wind = (shelter: string) =>
      numberIn(ask({ windShelter: shelter }).assumptions.find(({ id }) => id === 'wind')?.values, 'share')
    expect(wind(windShelter) > wind('partial')).toBe(compared === 'more')
    expect(wind(windShelter)).not.toBe(wind('partial'))
  })

  it('is a tariff of three prices, the peak above the flat hours and these above the valley', () => {
    const { values } = ask().assumptions.find(({ id }) => id === 'tariff') ?? {}
    expect(numberIn(values, 'peak')).toBeGreaterThan(numberIn(values, 'flat'))
    expect(numberIn(values, 'flat')).toBeGreaterThan(numberIn(values, 'valley'))
  })

  it('is a machine that makes more of warm air', () => {
    const { values } = ask().assumptions.find(({ id }) => id === 'machine') ?? {}
    expect(numberIn(values, 'warm')).toBeGreaterThan(numberIn(values, 'cold'))
  })

  it('is handed to the quote: a villa with its pool', () => {
    expect(ask({ town: 'mijas', areaM2: '50' }).handOver).toEqual({
      town: 'mijas',
      propertyType: 'villa',
      monthlyBillEur: 165,
      existingSystems: ['pool', 'air-conditioning'],
      goals: ['pool-heating'],
      poolM3: 75,
    })
  })
})
