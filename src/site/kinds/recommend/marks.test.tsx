import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Marks, MarksBand, marksShape } from './marks.tsx'

const marks: Marks = {
  choose: { from: 9, t: 'Choose.' },
  ask: { from: 6, t: 'Ask.' },
  leave: 'Look elsewhere.',
  must: { checks: [1, 2], t: 'Both have to pass.' },
}

it('leaves no number of marks without an answer, and none with two', () => {
  const html = renderToStaticMarkup(<MarksBand marks={marks} checks={10} language="en" />)
  const spans = [...html.matchAll(/>(\d+)–(\d+)</g)].map(([, from, to]) => [Number(from), Number(to)])
  expect(spans).toEqual([
    [9, 10],
    [6, 8],
    [0, 5],
  ])
})

it('names the lines that no mark makes up for as each language lists them', () => {
  const three = { ...marks, must: { ...marks.must, checks: [1, 2, 3] } }
  expect(renderToStaticMarkup(<MarksBand marks={three} checks={10} language="en" />)).toContain('>1, 2 and 3<')
  expect(renderToStaticMarkup(<MarksBand marks={three} checks={10} language="es" />)).toContain('>1, 2 y 3<')
})

it('refuses marks that would be chosen before they are asked about', () => {
  expect(marksShape.safeParse({ ...marks, choose: { from: 6, t: 'Choose.' } }).success).toBe(false)
})
