import { describe, expect, it } from 'vitest'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { calculatorAnswer, calculatorIds } from './public.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }

describe.each(calculatorIds)('amounts of the calculator %s', (id) => {
  // Computed in each test: what runs while tests are collected is covered by none of them.
  const answer = () => {
    const { headline, details = [], verdict } = calculatorAnswer(id, {}, context)
    return { headline, figures: [...headline, ...details], verdict }
  }

  it('has a price as the list has it: whole, without a range, and with the date of the list', () => {
    const { figures, verdict } = answer()
    for (const price of figures.filter((one) => one.id === 'price')) {
      expect(price).toMatchObject({ unit: 'eur', isFixed: true })
      expect(price.range).toBeUndefined()
      expect(price.sources?.map(({ asOf }) => asOf)).toEqual([builtInPriceBook.asOf])
    }
    for (const { values } of [...figures, verdict])
      if (values?.price && 'unit' in values.price && values.price.unit === 'eur')
        expect(values.price).toMatchObject({ isFixed: true })
  })

  it('says where its first figure of the running costs has its prices from', () => {
    const first = answer().headline.find(({ unit, isFixed }) => unit.startsWith('eur') && !isFixed)
    if (first) expect(first.sources?.[0]?.title).toMatchObject({ en: expect.stringContaining('retailer offers') })
  })
})

describe('what pool water loses', () => {
  it('names who measured it', () => {
    const heat = calculatorAnswer('pool-heating', {}, context).headline.find(({ id }) => id === 'heat')
    expect(heat?.sources?.[0]?.title).toMatchObject({ en: expect.stringContaining('evaporation measured') })
  })
})
