import { expect, test } from 'vitest'
import { fixesOf, type SlowPage } from './fixes.ts'

const audit = {
  pages: 2,
  hidden: 0,
  sizes: [],
  findings: [{ kind: 'broken-link' as const, path: '/a', detail: '/gone' }],
}
const slow = (page: string, visits: number): SlowPage => ({
  page,
  language: 'en',
  device: 'phone',
  name: 'LCP',
  p75: 4100,
  visits,
  rating: 'poor',
})
const asked = {
  slow: [slow('few', 80), slow('many', 900)],
  search: [{ path: '/pool', clicks: 12, shown: 2140, place: 7.2 }],
  audit,
  usualVisits: 50,
  most: 3,
}

test('the most valuable stands first, worth as a range', () => {
  const fixes = fixesOf({ ...asked, worthOfVisit: 2 })
  expect(fixes.map(({ kind, where }) => `${kind} ${where}`)).toEqual(['slow many', 'rarely-clicked /pool', 'slow few'])
  expect(fixes[0]?.worthEur?.least).toBeCloseTo(54)
  expect(fixes[0]?.worthEur?.most).toBeCloseTo(180)
})

test('while no visit has brought money nothing is said in euros, and the order is by visits', () => {
  const fixes = fixesOf({ ...asked, worthOfVisit: null })
  expect(fixes.map(({ worthEur }) => worthEur)).toEqual([null, null, null])
  expect(fixes[0]?.where).toBe('many')
})

test('a result that is clicked as often as others, or hardly shown, is left alone', () => {
  const search = [
    { path: '/good', clicks: 90, shown: 2000, place: 5 },
    { path: '/rare', clicks: 0, shown: 40, place: 5 },
  ]
  expect(fixesOf({ ...asked, slow: [], search, worthOfVisit: 2 }).map(({ kind }) => kind)).toEqual(['broken-link'])
})
