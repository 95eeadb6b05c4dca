import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OfficeYear } from './office-year.tsx'

const year = (jobs: Parameters<typeof OfficeYear>[0]['year']['jobs']) =>
  renderToStaticMarkup(<OfficeYear year={{ heading: 'A year', text: 'Suppose.', jobs }} language="en" />)

it('adds up what the jobs earn, at least and at most', () => {
  // Two at 500 to 1,000, two at 150 to 300, two at 50: the commissions of the conditions that we began with.
  expect(year({ solar: 2, 'air-conditioning': 2, electrical: 2 })).toContain('€1,400–2,700')
})

it('draws as sure the share that does not depend on the contracts', () => {
  expect(year({ electrical: 4 })).toContain('--sure:100%')
  expect(year({ solar: 1 })).toContain('--sure:50%')
})
