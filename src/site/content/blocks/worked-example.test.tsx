import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WorkedExample } from './worked-example.tsx'

const tagsOf = (home: string) => {
  const html = renderToStaticMarkup(<WorkedExample language="en" blockId="example" home={home} />)
  return [...html.matchAll(/<span class="tag[^"]*">([^<]+)/g)].map(([, words]) => words)
}

it('says of backup that does not pay in time what it is bought for, and of panels that do not that they are not worth it', () => {
  expect(tagsOf('marbella-villa-2006-950')).toEqual([])
  expect(tagsOf('malaga-townhouse-2005-120')).toEqual(['for power cuts'])
  expect(tagsOf('fuengirola-flat-1978-55')).toEqual(['not worth it here', 'not worth it here', 'for power cuts'])
})
