import { expect, it } from 'vitest'
import { type Statement, statementsIn } from '#server/render/style-statements.ts'
import { builtFile, pages, stylesheets } from './built-site.ts'

/**
 * A rule like `ol:has(> li) > :first-child` costs more than it seems: a browser keeps one list of what any `:has()` may touch, and with anything on it,
 * each press that moves the focus has every style of the page computed anew. So what follows a `:has()` names a tag, a class, an attribute or an id.
 */

/** The last compound of a selector, where a `:has()` stands in an earlier one; undefined elsewhere. */
function afterHas(selector: string): string | undefined {
  const compounds: string[] = ['']
  let depth = 0
  for (const char of selector) {
    if (char === '(' || char === '[') depth++
    if (char === ')' || char === ']') depth--
    if (depth === 0 && /[\s>+~]/.test(char)) compounds.push('')
    else compounds.push(`${compounds.pop()}${char}`)
  }
  const solid = compounds.filter((compound) => compound !== '')
  return solid.slice(0, -1).some((compound) => compound.includes(':has(')) ? solid.at(-1) : undefined
}

const isAnything = (compound: string) => !/^(?:[a-z.#[\\]|:is\(|:where\(|::)/i.test(compound)

/** Selectors that make a list of anything; `within` is what a nested rule stands in. */
function broad(statements: readonly Statement[], within = ''): string[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'group') return /\bprint\b/.test(statement.head) ? [] : broad(statement.inner, within)
    if (statement.kind !== 'rule') return []
    const selectors = statement.selectors.map((selector) => selector.replace('&', within))
    const inner = statement.block.slice(1, -1)
    const nested = inner.includes('{') ? selectors.flatMap((selector) => broad(statementsIn(inner), selector)) : []
    return [
      ...nested,
      ...selectors.filter((selector) => {
        const last = afterHas(selector)
        return last !== undefined && isAnything(last)
      }),
    ]
  })
}

it('reads what stands after a :has()', () => {
  expect(afterHas('.a:has(> b) > :first-child')).toBe(':first-child')
  expect(afterHas('.a:has(> b)')).toBeUndefined()
  expect(
    broad(statementsIn('p:has(b){color:red;& >:first-child{color:blue}}@media print{p:has(b)>*{color:red}}')),
  ).toEqual(['p:has(b) >:first-child'])
  expect(isAnything(':first-child')).toBe(true)
  expect(isAnything('td:first-child')).toBe(false)
})

it('no page has every style computed anew when the focus moves', () => {
  const inPages = pages.flatMap(({ html }) =>
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  )
  const found = [...stylesheets().map(builtFile), ...new Set(inPages)].flatMap((css) => broad(statementsIn(css)))
  expect([...new Set(found)]).toEqual([])
})
