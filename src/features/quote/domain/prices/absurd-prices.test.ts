import { describe, expect, it } from 'vitest'
import { absurdPrices, changedItems } from './absurd-prices.ts'
import { builtInPriceBook } from './price-book.ts'
import type { PriceBook, PriceItemId, PriceRow } from './price-items.ts'

const priced = (id: PriceItemId, netEur: PriceRow['netEur']): PriceBook => ({
  ...builtInPriceBook,
  items: { ...builtInPriceBook.items, [id]: { ...builtInPriceBook.items[id], netEur } },
})

describe('a price that slipped', () => {
  const before = priced('papers', 500)

  it.each([
    [2500, ['papers']],
    [2499, []],
    [100, ['papers']],
    [101, []],
    [500, []],
  ])('from 500 € to %d € is named: %j', (eur, named) => {
    expect(absurdPrices(before, priced('papers', eur))).toEqual(named)
  })

  it('is none where nothing was asked before', () => {
    expect(absurdPrices(priced('papers', 0), priced('papers', 900))).toEqual([])
  })

  it('is found at any point of either curve, and between them', () => {
    const curve = priced('battery', [
      [5, 2000],
      [10, 3500],
      [20, 6000],
    ])
    const change = (netEur: PriceRow['netEur']) => absurdPrices(curve, priced('battery', netEur))
    expect(
      change([
        [5, 2000],
        [10, 35_000],
        [20, 60_000],
      ]),
    ).toEqual(['battery'])
    expect(
      change([
        [5, 2000],
        [10, 3500],
        [20, 6000],
        [40, 110_000],
      ]),
    ).toEqual(['battery'])
    expect(
      change([
        [5, 2200],
        [20, 6000],
      ]),
    ).toEqual([])
    expect(
      absurdPrices(
        priced('battery', [
          [5, 2200],
          [20, 6000],
        ]),
        curve,
      ),
    ).toEqual([])
  })
})

it('a row that is written otherwise has changed, and no other', () => {
  expect(changedItems(builtInPriceBook, builtInPriceBook)).toEqual([])
  expect(changedItems(builtInPriceBook, priced('monitoring', 1))).toEqual(['monitoring'])
})
