import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { readOutsidePages } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { TownPapers } from './town-papers.tsx'

afterEach(() => readOutsidePages(versionZero('2026-11-21')))

const papersOn = (day: string) => {
  readOutsidePages(versionZero(day))
  return (['en', 'es'] as const).map((language) =>
    renderToStaticMarkup(<TownPapers town="estepona" language={language} />),
  )
}

it('offers the income tax deduction to the last day of its year', () => {
  const [en, es] = papersOn('2026-12-31')
  expect(en).toMatch(/for Spanish tax residents, if you pay and finish in 2026/)
  expect(es).toMatch(/para residentes fiscales, si pagas y terminas en 2026/)
})

it('says from the day after that it is over, and that the quote counts none', () => {
  const [en, es] = papersOn('2027-01-01')
  expect(en).toMatch(/was for work paid and finished by the end of 2026, so your quote counts none/)
  expect(es).toMatch(/hasta finales de 2026, así que tu presupuesto no cuenta ninguna/)
})
