import { expect, it } from 'vitest'
import { fittingRows, vitalsRows, vitalsSearch, vitalsState } from './vitals-rows.ts'

const row = (page: string, name: 'LCP' | 'CLS' | 'INP', p75: number, visits: number, device: 'phone' | 'desktop') => ({
  page,
  language: 'es' as const,
  device,
  name,
  p75,
  visits,
  isEnough: true,
  rating: p75 > 4000 ? ('poor' as const) : p75 > 2500 ? ('needs-improvement' as const) : ('good' as const),
})
const rows = vitalsRows({
  since: '2026-10-24',
  days: 28,
  fewestVisits: 1,
  rows: [
    row('home', 'CLS', 0, 12, 'phone'),
    row('home', 'LCP', 2600, 14, 'phone'),
    row('home', 'LCP', 900, 3, 'desktop'),
    row('quote', 'LCP', 5000, 1, 'phone'),
    row('quote', 'INP', 3000, 1, 'phone'),
  ],
})

it('puts the metrics of a page, language and kind of device into one row, with its worst rating', () => {
  expect(rows.map(({ id, visits, worst }) => [id, visits, worst])).toEqual([
    ['home es phone', 14, 'needs-improvement'],
    ['home es desktop', 3, 'good'],
    ['quote es phone', 1, 'poor'],
  ])
  expect(rows[0]?.metrics.LCP).toEqual({ p75: 2600, visits: 14, rating: 'needs-improvement', isEnough: true })
})

it.each([
  ['', 3],
  ['?device=phone', 2],
  ['?show=short', 2],
  ['?language=en', 0],
  ['?language=fr&device=watch', 3],
])('%s shows %d rows', (search, count) => expect(fittingRows(rows, vitalsState(search))).toHaveLength(count))

it.each(['', '?language=es&device=phone&show=short&sort=-LCP&page=2'])('the address keeps %s', (search) => {
  expect(vitalsSearch(vitalsState(search))).toBe(search)
})

it('does not rate by a metric with too few visits to say', () => {
  const few = { ...row('home', 'LCP', 9000, 3, 'phone'), isEnough: false }
  const [only] = vitalsRows({ since: '2026-10-24', days: 28, fewestVisits: 75, rows: [few] })
  expect(only).toMatchObject({ worst: 'good', metrics: { LCP: { isEnough: false } } })
})
