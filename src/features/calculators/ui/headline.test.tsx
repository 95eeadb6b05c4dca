import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CalculatorId } from '#src/features/calculators/domain/public.ts'
import { loadCalculator } from '#src/features/calculators/registry.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { ask } from '#tests/calculator-answer.ts'
import { Headline } from './headline.tsx'
import { likelyBehind, sureOrValue, wordsOf } from './written.ts'

/** What stands at the head of an answer, as it is read. */
async function headOf(id: CalculatorId, given: Record<string, string>, language: Language = 'en') {
  const loaded = await loadCalculator(id, language)
  if (!loaded) throw new Error(`no ${id}`)
  const words = wordsOf(loaded.text, language)
  const answer = ask(id, given)
  const html = renderToStaticMarkup(<Headline answer={answer} words={words} isStale={false} />)
  const read = html.replaceAll(/<[^>]+>/g, '|').replaceAll(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))
  const [first] = answer.headline
  if (!first) throw new Error('no figure')
  return { read, html, line: sureOrValue(first, words) + likelyBehind(first, words) }
}

it('says a pay-back once: the same years as a figure and in the verdict, the likely one below', async () => {
  const { read } = await headOf('solar', {})
  const [, from, to] = /it pays back in (\d+) to (\d+) years/.exec(read) ?? []
  expect(read).toMatch(new RegExp(`\\|${from}–${to}\\|+ years\\|+until it pays back\\|+likely \\d+ years\\|`))
  expect(read).not.toMatch(/cases (out )?of ten/)
})

it('ends the years where counting stopped, and has none where nothing pays back', async () => {
  const open = await headOf('solar', { kwp: '12', batteryKwh: '5', monthlyBillEur: '110' })
  expect(open.read).toMatch(/\|\d+–25\+\|+ years\|/)
  const never = await headOf('solar', { kwp: '12', batteryKwh: 'none', monthlyBillEur: '60' })
  expect(never.read).toContain('|Does not pay back|')
  expect(never.read).not.toMatch(/likely \d+ year|until it pays back/)
})

it('names the upper end of a cost, in its own colour, and the lower end of a saving', async () => {
  const pool = await headOf('pool-heating', {}, 'es')
  expect(pool.html).toContain('c-cost')
  expect(pool.read).toMatch(/mínimo \d+ €/)
  expect(pool.read).toMatch(/máximo \d+ €/)
  expect(pool.line).toMatch(/^máximo \d+\s€, probable \d+\s€$/)
  const solar = await headOf('solar', {})
  expect(solar.html).not.toContain('c-cost')
  expect(solar.read).not.toContain('at most')
})
