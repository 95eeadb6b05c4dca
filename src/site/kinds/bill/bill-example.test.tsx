import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { BillExample } from './bill-example.tsx'
import { exampleLines, exampleResult } from './example-bill.ts'

readOutsidePages(versionZero('2026-11-24'))

it('the parts of the example make its total, and its steps lead from a year today to what is left', () => {
  const { totalEur, parts, year } = exampleResult()
  expect(parts.reduce((sum, { eur }) => sum + eur, 0)).toBeCloseTo(totalEur, 2)
  const saved = year.steps.reduce((sum, { eurYear }) => sum + eurYear, 0)
  expect(year.nowEurYear - saved).toBeCloseTo(year.leftEurYear, 6)
  // What the words below the bars name.
  expect(year.steps.map(({ id }) => id)).toEqual(['tariff', 'solar', 'battery'])
})

it('the lines that are shown make its total, and two of them are marked', () => {
  const { lines, totalEur, period } = exampleLines()
  expect(lines.reduce((sum, { eur }) => sum + eur, 0)).toBeCloseTo(totalEur, 2)
  expect(lines.flatMap(({ mark }) => mark ?? [])).toEqual([1, 2])
  expect(period).toBe('1–30 jun 2026')
})

it.each(['en', 'es'] as const)('it is shown in %s with every part and step', (language) => {
  const html = renderToStaticMarkup(<BillExample language={language} examplePath="/example" />)
  const { parts, year } = exampleResult()
  expect(html.match(/<li/g)).toHaveLength(parts.length + year.steps.length + 2)
  expect(html).toContain('href="/example"')
  expect(html).not.toMatch(/NaN|undefined/)
})
