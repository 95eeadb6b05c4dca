import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formerSlugs, freeSlug, slugOf, slugShape } from './slugs.ts'

test('a title becomes an address, and an old address is never forgotten', () => {
  expect(slugOf('¿Qué dan 6,6 kWp en diciembre?')).toBe('que-dan-6-6-kwp-en-diciembre')
  expect(slugOf('???')).toBe('')
  fc.assert(fc.property(fc.string(), (title) => slugOf(title) === '' || slugShape.test(slugOf(title))))
  expect(formerSlugs({ slug: 'b', formerSlugs: ['a'] }, 'c')).toEqual(['b', 'a'])
  expect(formerSlugs({ slug: 'b', formerSlugs: ['a'] }, 'a')).toEqual(['b'])
  expect(formerSlugs({ slug: 'b', formerSlugs: ['a'] }, 'b')).toEqual(['a'])
  expect(formerSlugs(undefined, 'a')).toEqual([])
  expect(formerSlugs({ slug: 'b', formerSlugs: ['a', 'b'] }, 'c')).toEqual(['b', 'a'])
  expect(freeSlug('a', () => false)).toBe('a')
  expect(freeSlug('a', (slug) => ['a', 'a-2'].includes(slug))).toBe('a-3')
})

test('an address has 80 characters at most, its number with it, and no hyphen at an end or beside another', () => {
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  expect(slugOf(' - Solar -- & más - ')).toBe('solar-mas')
  expect(freeSlug('a'.repeat(80), (slug) => !slug.endsWith('-12'))).toBe(`${'a'.repeat(76)}-12`)
  for (const wrong of ['', '-a', 'a-', 'a--b', 'A', 'a b', 'ñ']) expect(wrong).not.toMatch(slugShape)
  for (const right of ['a', 'abc', 'a-b', 'ab-cd-12']) expect(right).toMatch(slugShape)
})
