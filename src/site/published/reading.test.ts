import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOf } from '#src/features/quote/domain/prices/price-of.ts'
import { changedKeys } from './published.ts'
import { published, reading, remembered } from './reading.ts'
import { versionZero } from './version-zero.ts'

const zero = versionZero('2026-11-23')
const keysOf = (work: () => unknown) => [...reading(zero, work).keys].sort()

test('what is read is noted, row by row, and nothing else', () => {
  expect(keysOf(() => priceOf(published().priceBook, 'battery', 5))).toEqual(['price:battery'])
  expect(keysOf(() => published().priceBook)).toEqual([])
  expect(keysOf(() => [published().isOnCall, published().year, published().content('about/en')])).toEqual([
    'content:about/en',
    'switch:on-call',
    'year',
  ])
  expect(keysOf(() => JSON.stringify(published().priceBook))).toContain('price:papers')
})

test('what somebody else has computed counts as read', () => {
  let computed = 0
  const price = () =>
    remembered('test price', () => {
      computed++
      return priceOf(published().priceBook, 'papers', 1)
    })
  expect(keysOf(() => [price(), published().day])).toEqual(['day', 'price:papers'])
  expect(keysOf(price)).toEqual(['price:papers'])
  expect(computed).toBe(1)
})

test('two pages made at once note what each has read', async () => {
  const later = async (what: () => unknown) => {
    await new Promise((done) => setImmediate(done))
    return what()
  }
  const one = reading(zero, () => later(() => published().isOnCall))
  const other = reading(zero, () => later(() => published().day))
  await Promise.all([one.result, other.result])
  expect([[...one.keys], [...other.keys]]).toEqual([['switch:on-call'], ['day']])
})

test('a page that reads none of the keys that changed comes out the same', () => {
  const page = (item: 'battery' | 'papers' | 'ev-charger') => () =>
    `${priceOf(published().priceBook, item, 3)} ${item === 'papers' ? published().isOnCall : ''}`
  const item = fc.constantFrom('battery', 'papers', 'ev-charger')
  fc.assert(
    fc.property(item, item, fc.integer({ min: 1, max: 5000 }), fc.boolean(), (shown, changed, netEur, isOnCall) => {
      const items = { ...zero.priceBook.items, [changed]: { ...zero.priceBook.items[changed], netEur } }
      const next = { ...zero, isOnCall, priceBook: { ...zero.priceBook, items } }
      const before = reading(zero, page(shown))
      const keys = changedKeys(zero, next)
      if ([...before.keys].some((key) => keys.has(key))) return
      expect(reading(next, page(shown)).result).toBe(before.result)
    }),
  )
})
