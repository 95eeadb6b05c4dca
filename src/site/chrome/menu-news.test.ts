import { expect, test } from 'vitest'
import { reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { menuNews } from './menu-news.tsx'

const zero = versionZero('2026-11-23')

test('prices are those of the published book, one for each service that has a usual job', () => {
  const book = zero.priceBook
  const dearer = { ...book, items: { ...book.items, battery: { ...book.items.battery, netEur: 99_000 } } }
  const of = (priceBook: typeof book) => reading({ ...zero, priceBook }, () => menuNews('en')).result.entries
  expect(Object.values(of(book)).filter(({ price }) => price !== undefined)).toHaveLength(8)
  expect(of(dearer)['/services/battery-storage']?.price).not.toBe(of(book)['/services/battery-storage']?.price)
  expect(of(dearer)['/services/solar-panels']).toEqual(of(book)['/services/solar-panels'])
})

test('the newest post is of the language, with its own address', () => {
  const { post } = reading(zero, () => menuNews('es')).result
  expect(post?.path).toMatch(/^\/es\/blog\/./)
})
