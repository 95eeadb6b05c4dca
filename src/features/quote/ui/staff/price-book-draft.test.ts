import { describe, expect, it } from 'vitest'
import { priceBookRequest, priceBookResponse } from '#src/features/quote/contract.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import {
  bookPrices,
  changedItems,
  confirmedMark,
  draftProblems,
  draftVat,
  emptyDraft,
  isChanged,
  publishRequest,
  staffMark,
  withTyped,
} from './price-book-draft.ts'

const book = priceBookResponse.parse(builtInPriceBook)
const fresh = emptyDraft(book, '2026-11-30')
const typed = (item: Parameters<typeof withTyped>[1], point: number, text: string, draft = fresh) =>
  withTyped(draft, item, draft.typed[item] ?? bookPrices(book, item).map(String), point, text)

describe('a price book being edited', () => {
  it('starts without changes or problems', () => {
    expect(isChanged(book, fresh)).toBe(false)
    expect(draftProblems(book, fresh)).toEqual([])
  })

  it('counts a price typed back to what it was as unchanged, in either notation', () => {
    const [first = 0] = bookPrices(book, 'ev-charger')
    expect(changedItems(book, typed('ev-charger', 0, '1999'))).toEqual(['ev-charger'])
    expect(changedItems(book, typed('ev-charger', 0, `${first},00`))).toEqual([])
  })

  it('finds what is no price and what falls along a curve', () => {
    for (const text of ['', 'x', '-5'])
      expect(draftProblems(book, typed('ev-charger', 0, text))).toEqual([
        { item: 'ev-charger', point: 0, problem: 'number' },
      ])
    const [, second = 0] = bookPrices(book, 'battery')
    expect(draftProblems(book, typed('battery', 0, String(second + 1)))).toEqual([
      { item: 'battery', point: 1, problem: 'rise' },
    ])
  })

  it('takes VAT from 0 to 30', () => {
    expect(['21', '10,5', '', '31', '-1', 'x'].map((vat) => draftVat({ ...fresh, vat }))).toEqual([
      21,
      10.5,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('publishing', () => {
  it('keeps everything that was not touched, and names the version it started from', () => {
    const request = publishRequest(book, fresh)
    expect(request).toMatchObject({ basedOnVersion: book.version, asOf: '2026-11-30', items: book.items })
    expect(priceBookRequest.safeParse(request).success).toBe(true)
  })

  it('changes one point of a curve, and says whose price it is', () => {
    const row = publishRequest(book, typed('battery', 1, '4.444,50')).items.battery
    expect(row.netEur).toContainEqual([10, 4444.5])
    expect(row).toMatchObject({ source: 'own', mark: staffMark, rangeEur: book.items.battery.rangeEur })
  })

  it('marks every price when the owner confirms, and takes the marks back when that is undone', () => {
    const confirmed = publishRequest(book, { ...fresh, isConfirmed: true })
    expect(new Set(Object.values(confirmed.items).map(({ mark }) => mark))).toEqual(new Set([confirmedMark]))
    const next = { ...confirmed, version: 2 }
    const undone = publishRequest(next, { ...emptyDraft(next, '2026-12-01'), isConfirmed: false })
    expect(Object.values(undone.items).map(({ mark }) => mark)).not.toContain(confirmedMark)
  })
})
