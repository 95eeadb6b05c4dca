import { describe, expect, it } from 'vitest'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { calculator } from './pool-heating.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const usual = {
  town: 'marbella',
  areaM2: 32,
  targetC: 28,
  season: 'april-october',
  cover: true,
  windShelter: 'partial',
  kwp: 0,
} as const
type Given = Parameters<typeof calculator.answer>[0]
const answer = (change: Partial<Given> = {}) => calculator.answer({ ...usual, ...change }, context)
const figure = (of: ReturnType<typeof answer>, id: string) =>
  [...of.headline, ...(of.details ?? [])].find((one) => one.id === id)?.value ?? Number.NaN

describe('the pool calculator', () => {
  it('says no when the answer is no', () => {
    expect(answer({ cover: false }).verdict).toMatchObject({ id: 'cover-first', tone: 'no' })
    expect(answer({ season: 'june-september', targetC: 24 }).verdict).toMatchObject({ id: 'sun-does-it', tone: 'no' })
    expect(answer({ season: 'all-year', targetC: 32, areaM2: 60 }).verdict).toMatchObject({
      id: 'too-dear',
      tone: 'no',
    })
    expect(answer().verdict).toMatchObject({ id: 'fair', tone: 'yes' })
  })

  it('shows what a week costs beside the whole season', () => {
    const cost = answer({ season: 'june-september' }).headline.find(({ id }) => id === 'cost')
    // 122 days, whose cost is printed in whole cents.
    expect(cost?.values).toMatchObject({
      weeks: { value: 17 },
      week: { value: expect.closeTo((cost?.value ?? 0) / (122 / 7), 2) },
    })
  })

  it('costs less with panels, whose share it shows', () => {
    const with5 = answer({ kwp: 5 })
    expect(figure(with5, 'cost')).toBeLessThan(figure(answer(), 'cost'))
    expect(figure(with5, 'sunShare')).toBeGreaterThan(0.3)
    expect(figure(with5, 'sunShare')).toBeLessThan(1)
    expect(answer().details?.some(({ id }) => id === 'sunShare')).toBe(false)
  })

  it('says what it assumes, with the sources of its prices and its physics, and the cover only where there is one', () => {
    const said = (cover: boolean) => answer({ cover }).assumptions
    expect(said(true).map(({ id }) => id)).toEqual([
      ...['depth', 'cover', 'wind', 'balance', 'machine', 'hours', 'home', 'tariff', 'not-counted', 'prices'],
    ])
    expect(said(false).some(({ id }) => id === 'cover')).toBe(false)
    const sourced = said(true).flatMap(({ id, sources }) => (sources?.length ? [id] : []))
    expect(sourced).toEqual(['balance', 'tariff', 'prices'])
    expect(said(true).find(({ id }) => id === 'prices')?.sources?.[0]?.asOf).toBe(builtInPriceBook.asOf)
  })

  it('draws electricity by month, which is that of the season, with the range of the whole', () => {
    const [, chart] = answer().charts
    if (chart?.kind !== 'columns') throw new Error('no months')
    const [{ word, values, low = [], high = [] } = { word: '', values: [] }] = chart.series
    expect([word, values.length, values[0]]).toEqual(['electricity', 12, 0])
    const all = values.reduce((sum, kwh) => sum + kwh, 0)
    expect(chart.values).toMatchObject({ most: { value: Math.max(...values) }, all: { value: expect.closeTo(all, 6) } })
    const shares = values.flatMap((kwh, month) =>
      kwh > 0 ? [[low[month] ?? 0, high[month] ?? 0].map((end) => end / kwh)] : [],
    )
    expect(shares).toHaveLength(7)
    for (const [least = 1, most = 1] of shares) {
      expect(least).toBeLessThan(0.95)
      expect(most).toBeGreaterThan(1.05)
    }
  })

  it('draws the water as it is heated and as the sun leaves it', () => {
    const [chart] = answer({ season: 'all-year' }).charts
    if (chart?.kind !== 'columns') throw new Error('no months')
    const [heated, natural] = chart.series
    expect([heated?.word, natural?.word]).toEqual(['heated', 'unheated'])
    const temperatures = natural?.values ?? []
    expect(chart.values).toMatchObject({
      least: { value: Math.min(...temperatures) },
      most: { value: Math.max(...temperatures) },
    })
    for (const [month, unheatedC] of temperatures.entries())
      expect(heated?.values[month]).toBeGreaterThanOrEqual(unheatedC)
  })

  it('draws what one change would cost: as much as if that had been asked', () => {
    const levers = (change: Partial<Given> = {}) => {
      const chart = answer(change).charts.at(-1)
      if (chart?.kind !== 'bars') throw new Error('no levers')
      return chart.bars.map(({ name, value, chosen }) => ({
        word: 'word' in name ? name.word : '',
        value: Math.round(value),
        chosen: chosen === true,
      }))
    }
    const costEur = (change: Partial<Given> = {}) => Math.round(figure(answer(change), 'cost'))
    expect(levers()).toEqual([
      { word: 'as-asked', value: costEur(), chosen: true },
      { word: 'without-cover', value: costEur({ cover: false }), chosen: false },
      { word: 'two-less', value: costEur({ targetC: 26 }), chosen: false },
      { word: 'sheltered', value: costEur({ windShelter: 'sheltered' }), chosen: false },
    ])
    expect(levers({ cover: false, windShelter: 'sheltered' }).map(({ word }) => word)).toEqual([
      ...['as-asked', 'with-cover', 'two-less'],
    ])
    expect(costEur({ cover: false })).toBeGreaterThan(1.5 * costEur())
    expect(costEur({ targetC: 26 })).toBeLessThan(costEur())
  })

  it('hands its water to the quote', () => {
    expect(answer({ areaM2: 40 }).handOver).toMatchObject({ town: 'marbella', poolM3: 60, goals: ['pool-heating'] })
  })
})
