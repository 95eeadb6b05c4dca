import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { runRace } from './race-result.ts'
import { RaceSides } from './race-table.tsx'

const figures = { quantity: (name: string) => ({ value: Number(name), decimals: 0 }) }
const choices = {
  new: { name: 'A new boiler', than: 'a new boiler', choose: 'Ask first.' },
  pump: { name: 'Heat pump', than: 'a heat pump', choose: 'Choose the heat pump.' },
}

it('names in the table whose price decides and where readers find their own', () => {
  const results = runRace(
    {
      measure: 'cost',
      heat: ['9000'],
      cases: [
        [
          { id: 'new', quoted: true, run: '8000' },
          { id: 'pump', buy: '11000', run: '3000' },
        ],
      ],
    },
    figures,
  )
  const html = renderToStaticMarkup(
    <RaceSides
      language="en"
      cases={[{ name: 'Boiler broken', note: 'Four people', art: 'villa-broken' }]}
      choices={choices}
      results={results}
      ownPrice="It is on your bill."
    />,
  )
  expect(html).toContain('>by quote<')
  expect(html).toContain('class="tag">A new boiler if it costs under €6,000; otherwise heat pump<')
  expect(html).toContain('data-l="Heat a year">9,000\u00a0kWh<')
  expect(html).toContain('prices. It is on your bill.</p>')
})
