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

const only = (more: Partial<Parameters<typeof fixesOf>[0]>) =>
  fixesOf({
    slow: [],
    search: [],
    audit: { ...audit, findings: [] },
    usualVisits: 50,
    worthOfVisit: 2,
    most: 20,
    ...more,
  })

test('a slow page names what was measured and whom it met; what needs improvement is worth less than what is poor', () => {
  const rows = [
    slow('/a', 100),
    { ...slow('/b', 100), name: 'INP' as const, rating: 'needs-improvement' as const },
    { ...slow('/c', 10), name: 'CLS' as const },
  ]
  expect(only({ slow: rows })).toEqual([
    {
      kind: 'slow',
      where: '/a',
      met: { language: 'en', device: 'phone' },
      figures: [4100, 100],
      worthEur: { least: 6, most: 20 },
      visits: 10,
    },
    {
      kind: 'slow-answer',
      where: '/b',
      met: { language: 'en', device: 'phone' },
      figures: [4100, 100],
      worthEur: { least: 2, most: 8 },
      visits: 4,
    },
    {
      kind: 'moves',
      where: '/c',
      met: { language: 'en', device: 'phone' },
      figures: [4100, 10],
      worthEur: { least: 0.6, most: 2 },
      visits: 1,
    },
  ])
})

test('a result is worth the clicks it misses against others in its place, cautious and hopeful', () => {
  const row = (place: number, clicks = 0, shown = 1000) => ({ path: `/${place}`, clicks, shown, place })
  const missed = (place: number) => only({ search: [row(place)] })[0]?.worthEur
  expect(missed(3)).toEqual({ least: 100, most: 200 })
  expect(missed(3.1)).toEqual({ least: 30, most: 60 })
  expect(missed(10)).toEqual({ least: 30, most: 60 })
  expect(missed(10.1)).toEqual({ least: 6, most: 16 })
  expect(only({ search: [row(7, 10)] })).toEqual([
    {
      kind: 'rarely-clicked',
      where: '/7',
      met: null,
      figures: [1000, 10, 7],
      worthEur: { least: 10, most: 40 },
      visits: 20,
    },
  ])
  expect(only({ search: [row(7, 15)] })).toEqual([])
  expect(only({ search: [row(7, 0, 299)] })).toEqual([])
  expect(only({ search: [row(7, 0, 300)] })).toHaveLength(1)
})

test('findings of one kind are one thing to mend, by the pages they are on; what costs no visits is none', () => {
  const finding = (kind: 'broken-link' | 'headings-skip', path: string) => ({ kind, path, detail: '' })
  const findings = [
    finding('broken-link', '/b'),
    finding('broken-link', '/b'),
    finding('broken-link', '/c'),
    finding('headings-skip', '/d'),
  ]
  expect(only({ audit: { ...audit, findings } })).toEqual([
    { kind: 'broken-link', where: '/b', met: null, figures: [3], worthEur: { least: 1, most: 4 }, visits: 2 },
  ])
})

test('order is by the middle of what they are worth, else by visits, and only so many are named', () => {
  const findings = [{ kind: 'title-twice' as const, path: '/t', detail: '' }]
  // 50 visits: 0.5 to 2.5 of them by a title; 100 visits of a page that is slow, 1 to 4.
  const rows = [{ ...slow('/s', 100), rating: 'needs-improvement' as const }]
  const asked2 = { slow: rows, audit: { ...audit, findings } }
  expect(only(asked2).map(({ where }) => where)).toEqual(['/s', '/t'])
  expect(only({ ...asked2, usualVisits: 200 }).map(({ where }) => where)).toEqual(['/t', '/s'])
  expect(only({ ...asked2, usualVisits: 200, worthOfVisit: null }).map(({ where }) => where)).toEqual(['/t', '/s'])
  expect(only({ ...asked2, usualVisits: 70, worthOfVisit: null }).map(({ where }) => where)).toEqual(['/s', '/t'])
  expect(only({ ...asked2, most: 1 })).toHaveLength(1)
})
