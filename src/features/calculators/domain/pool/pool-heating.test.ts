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

  it('hands its water to the quote', () => {
    expect(answer({ areaM2: 40 }).handOver).toMatchObject({ town: 'marbella', poolM3: 60, goals: ['pool-heating'] })
  })
})
