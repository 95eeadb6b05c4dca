import type { LeafDirective } from 'mdast-util-directive'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExampleOptions } from './example-options.tsx'

const shown = (home: string) => {
  const block: LeafDirective = { type: 'leafDirective', name: 'worked-example', attributes: { home }, children: [] }
  return renderToStaticMarkup(<ExampleOptions block={block} language="en" />)
}

it('says why two bars end at one figure, and only where two do', () => {
  expect(shown('marbella-villa-2003-260')).toContain('Two bars end alike because the fixed part of a bill stays')
  expect(shown('ask-165-full-time')).not.toContain('Two bars end')
})

it('says of an extra battery that saves nothing more that it is for cuts', () => {
  expect(shown('marbella-villa-2006-950')).toContain('Its larger battery is for power cuts alone.')
  expect(shown('ask-165-full-time')).toMatch(/€[\d,]+ more than the option before saves €\d+ more a year/)
})
