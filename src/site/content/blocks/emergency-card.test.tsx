import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emergencyNumber, numberCheck } from '#src/site/content/emergency-numbers.ts'
import { sectionsOf } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'

const card = (town: string) => {
  const nodes = sectionsOf(`::emergency-card{town=${town}}`, 'en').flatMap((section) => section.nodes)
  return renderToStaticMarkup(renderNodes(nodes, 'en', 'card'))
}

test.each([
  ['malaga', ['electricity-faults', 'gas', 'water-malaga']],
  ['mijas', ['electricity-faults', 'gas']],
])('every number of another body in %s comes from the facts and says when it was checked', (town, ids) => {
  const html = card(town)
  const numbers = ids.map(emergencyNumber)
  const linked = [...html.matchAll(/href="tel:\+34(9\d{8})"/g)].map(([, digits]) => digits)
  expect(linked).toEqual(numbers.map(({ number }) => number.replaceAll(' ', '')))
  for (const row of numbers) expect(html).toContain(numberCheck(row, 'en'))
})
