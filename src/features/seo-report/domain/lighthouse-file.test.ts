import { expect, it } from 'vitest'
import { lighthouseRunOf } from './lighthouse-file.ts'

const report = {
  lighthouseVersion: '13.5.0',
  fetchTime: '2026-11-23T14:33:00.000Z',
  requestedUrl: 'https://example.com/energy-dashboard?utm_source=x',
  finalDisplayedUrl: 'https://example.com/energy-dashboard?utm_source=x',
  categories: {
    performance: { id: 'performance', score: 0.987 },
    accessibility: { id: 'accessibility', score: 1 },
    seo: { id: 'seo', score: null },
    pwa: { id: 'pwa', score: 0.3 },
  },
}
const run = {
  path: '/energy-dashboard',
  at: '2026-11-23T14:33:00.000Z',
  scores: { performance: 99, accessibility: 100 },
}
const read = (value: unknown) => lighthouseRunOf(JSON.stringify(value), 'example.com')

it('reads a report of Chrome: path without query, scores of the categories we show, those that were given', () => {
  expect(read(report)).toEqual(run)
})

it('reads the answer of PageSpeed Insights, and a run on the machine itself', () => {
  expect(read({ kind: 'pagespeedonline#result', lighthouseResult: report })).toEqual(run)
  expect(read({ ...report, finalDisplayedUrl: 'http://localhost:4321/energy-dashboard' })).toEqual(run)
})

it.each([
  ['no JSON', '<html>', 'not-a-report'],
  ['another JSON', '[]', 'not-a-report'],
  ['a word as JSON', '"report"', 'not-a-report'],
  ['nothing as JSON', 'null', 'not-a-report'],
  ['a report without its categories', JSON.stringify({ ...report, categories: undefined }), 'not-a-report'],
  ['a report of a time that is a number', JSON.stringify({ ...report, fetchTime: 5 }), 'not-a-report'],
  ['a report of an address that is a number', JSON.stringify({ ...report, finalDisplayedUrl: 5 }), 'not-a-report'],
  ['a report without its time', JSON.stringify({ ...report, fetchTime: 'yesterday' }), 'not-a-report'],
  ['a report without an address', JSON.stringify({ ...report, finalDisplayedUrl: '/x' }), 'not-a-report'],
  ["another firm's site", JSON.stringify({ ...report, finalDisplayedUrl: 'https://example.org/' }), 'other-site'],
  ['a run that failed', JSON.stringify({ ...report, runtimeError: { code: 'NO_FCP' } }), 'failed-run'],
  [
    'scores that are none',
    JSON.stringify({ ...report, categories: { performance: { score: 98 }, seo: { score: '1' } } }),
    'failed-run',
  ],
  [
    'a category that is no object',
    JSON.stringify({ ...report, categories: { performance: 1, seo: { score: -0.1 }, accessibility: { score: 1.01 } } }),
    'failed-run',
  ],
])('%s is refused', (_, text, problem) => {
  expect(lighthouseRunOf(text, 'example.com')).toBe(problem)
})

it('reads an older report by its final address, the ends of the scale, and keeps an error of nothing apart', () => {
  const { finalDisplayedUrl: finalUrl, ...older } = report
  const edges = { performance: { score: 0 }, seo: { score: 1 } }
  expect(read({ ...older, finalUrl, categories: edges, runtimeError: null })).toEqual({
    ...run,
    scores: { performance: 0, seo: 100 },
  })
  expect(read({ ...report, finalDisplayedUrl: 'http://127.0.0.1:4321/energy-dashboard' })).toEqual(run)
  expect(read({ ...report, lighthouseResult: 'none' })).toEqual(run)
})
