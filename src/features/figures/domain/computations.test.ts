import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { decodeTypicalYear } from '#src/energy/sun-pv/weather.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { type Computations, createFigures, type FigureRead } from './figures.ts'
import type { WorkedHome } from './worked-home.ts'

const weather = decodeTypicalYear(readFileSync(resolve('facts/energy/malaga-typical-year.bin')))
const villa: WorkedHome = {
  label: { en: 'Villa', es: 'Chalé' },
  town: 'marbella',
  quote: {
    propertyType: 'villa',
    buildYear: 2000,
    occupancy: 'full-time',
    existingSystems: [],
    goals: ['lower-bills'],
    monthlyBillEur: 165,
  },
  pool: { areaM2: 32 },
}
const facts = { rows: new Map(), homes: new Map([['villa', villa]]), outside: () => undefined }
const at = (factor: number) => {
  const panels = builtInPriceBook.items['pv-system']
  const dearer = (netEur: typeof panels.netEur): typeof panels.netEur =>
    typeof netEur === 'number' ? netEur * factor : netEur.map(([quantity, eur]) => [quantity, eur * factor])
  const items = { ...builtInPriceBook.items, 'pv-system': { ...panels, netEur: dearer(panels.netEur) } }
  return {
    weather,
    today: '2026-11-23',
    priceBook: { ...builtInPriceBook, version: builtInPriceBook.version + 1, items },
  }
}
const price = 'home:villa.quote.balanced.priceCents'
const heat = 'home:villa.pool.electricKwh'

test('what was computed travels as bytes, and is the same where nothing it read has changed', () => {
  const first = createFigures(facts, at(1))
  const before = [first.quantity(price), first.quantity(heat)]
  const kept: Computations = deserialize(serialize(first.computations()))
  const reads: FigureRead[] = []
  const again = createFigures(facts, at(1), (read) => reads.push(read), kept)
  expect([again.quantity(price), again.quantity(heat)]).toEqual(before)
  // Taken over or computed, a page is told what it stands on.
  expect(reads).toContain('price:pv-system')
})

test('another price is computed anew, and what does not know of it is taken over', () => {
  const first = createFigures(facts, at(1))
  const cheap = first.quantity(price).value
  first.quantity(heat)
  const kept = first.computations()
  const marked: Computations = {
    ...kept,
    parts: new Map([...kept.parts].map(([name, part]) => [name, { ...part, value: { electricKwh: 12_345 } }])),
  }
  const dear = createFigures(facts, at(1.5), undefined, marked)
  expect(dear.quantity(price).value).not.toBe(cheap)
  expect(dear.quantity(price)).toEqual(createFigures(facts, at(1.5)).quantity(price))
  // The mark shows that the pool was not computed a second time: it reads the price of no panel.
  expect(dear.quantity(heat).value).toBe(12_345)
})

test('estimates and days are taken over too, and no day of another date', () => {
  const first = createFigures(facts, at(1))
  const estimate = first.estimate('villa')
  const days = first.days('villa', 'balanced')
  const kept = first.computations()
  const again = createFigures(facts, at(1), undefined, kept)
  expect(again.estimate('villa')).toBe(estimate)
  expect(again.days('villa', 'balanced')).toBe(days)
  expect(again.days('villa', 'essential').option).not.toEqual(days.option)
  const dear = createFigures(facts, at(1.5), undefined, kept)
  expect(dear.estimate('villa')).not.toBe(estimate)
  expect(dear.days('villa', 'balanced')).toEqual(createFigures(facts, at(1.5)).days('villa', 'balanced'))
  expect(dear.days('villa', 'balanced').option.priceCents).not.toBe(days.option.priceCents)
  const later = createFigures(facts, { ...at(1), today: '2027-02-01' }, undefined, kept)
  expect(later.estimate('villa')).not.toBe(estimate)
})

test('what was computed says of what: the day, the book and each of its rows', () => {
  const { of } = createFigures(facts, at(1)).computations()
  expect(of.get('day')).toBe('2026-11-23')
  expect(of.get('book:asOf')).toBe(builtInPriceBook.asOf)
  expect(of.get('book:confirmedByOwner')).toBe(String(builtInPriceBook.confirmedByOwner))
  expect(of.get('book:vatRatePercent')).toBe(String(builtInPriceBook.vatRatePercent))
  expect(of.get('price:battery')).toBe(JSON.stringify(builtInPriceBook.items.battery))
})
