import { expect, it } from 'vitest'
import { sectionsOf } from './markdown.ts'
import { wordCount } from './word-count.ts'

it('counts headings, text, lists and tables, not what a block computes', () => {
  const body = `Three words here.

## Two words

- one *two* [three](route:contact)

| a | b |
|---|---|
| 1,5 | d |

::price-list{items=solar}
`
  expect(wordCount(sectionsOf(body, 'en'))).toBe(3 + 2 + 3 + 4)
})
