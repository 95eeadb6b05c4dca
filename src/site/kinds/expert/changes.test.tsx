import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Changes } from './changes.tsx'

const bars = {
  heading: 'What changes it',
  note: 'Heat to add.',
  rows: [
    { label: 'Open', figure: 'dec.pool-season-open-high' },
    { label: 'Walled', figure: 'dec.pool-season-open-low' },
    { label: 'Covered', figure: 'dec.pool-season-low', most: 'dec.pool-season-high' },
  ],
}

it('gives every amount its unit, the lower end of a range alone too, and marks the first on all', () => {
  const html = renderToStaticMarkup(<Changes bars={bars} language="en" closing="pool" />)
  expect(html.match(/kWh<\/b>/g)).toHaveLength(3)
  expect(html).toContain('--mark:100.0%')
})

it('leads to the calculator of the same sum, and to no other page', () => {
  const shown = (closing: 'pool' | 'price') =>
    renderToStaticMarkup(<Changes bars={bars} language="en" closing={closing} />)
  expect(shown('pool')).toContain('href="/pool-heating-calculator"')
  expect(shown('price')).not.toContain('href=')
})
