import type { SelectorCheck } from './selectors.ts'
import { declarationsOf, selectorsOf, statementsOf } from './style-pieces.ts'

/** Cuts an inline stylesheet down to the rules that a page can use: what never matches is bytes that every visitor waits for. */

/**
 * Keeps the selectors that `matches` takes, the keyframes that something runs and the custom properties that something reads; `readElsewhere` are
 * those that the page around the stylesheet and its scripts read. Layers keep their place in the order, and fonts stay.
 */
export function usedStyles(css: string, matches: SelectorCheck, readElsewhere: ReadonlySet<string>): string {
  let left = matching(css, matches)
  for (let before = ''; before !== left; ) {
    before = left
    left = withoutUnread(left, {
      properties: new Set([...propertiesRead(left), ...readElsewhere]),
      keyframes: keyframesRun(left),
    })
  }
  return left
}

/** The custom properties that a text reads with `var()`. */
export function propertiesRead(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
}

/** Without what is only for paper, for other colours or for fingers, and for what a visitor points at, presses or opens, and what asks for fonts: nobody meets it before a stylesheet with it has come. */
export function stylesAtRest(css: string): string {
  return statementsOf(css)
    .map((statement) => {
      const brace = statement.indexOf('{')
      const head = statement.slice(0, brace).trim()
      if (brace === -1) return statement
      if (/^@media\s*(?:print|\((?:forced-colors|pointer)\b.*)$/.test(head)) return ''
      if (isGroup(head)) return group(head, stylesAtRest(statement.slice(brace + 1, -1)))
      if (head.startsWith('@')) return statement
      const left = selectorsOf(head).filter(
        (selector) => !/:(?:hover|active|focus)\b|\[open\]|data-fonts-later/.test(selector),
      )
      return left.length > 0 ? `${left.join(',')}${statement.slice(brace)}` : ''
    })
    .join('')
}

function matching(css: string, matches: SelectorCheck): string {
  return statementsOf(css)
    .map((statement) => {
      const brace = statement.indexOf('{')
      if (brace === -1) return statement
      const head = statement.slice(0, brace).trim()
      if (isGroup(head)) return group(head, matching(statement.slice(brace + 1, -1), matches))
      if (head.startsWith('@')) return statement
      const used = selectorsOf(head).filter(matches)
      return used.length > 0 ? `${used.join(',')}${statement.slice(brace)}` : ''
    })
    .join('')
}

interface Read {
  properties: ReadonlySet<string>
  keyframes: ReadonlySet<string>
}

function withoutUnread(css: string, read: Read): string {
  return statementsOf(css)
    .map((statement) => {
      const brace = statement.indexOf('{')
      if (brace === -1) return statement
      const head = statement.slice(0, brace).trim()
      const block = statement.slice(brace + 1, -1)
      if (isGroup(head)) return group(head, withoutUnread(block, read))
      const frames = /^@keyframes\s+(\S+)/.exec(head)?.[1]
      if (frames !== undefined) return read.keyframes.has(frames) ? statement : ''
      if (head.startsWith('@') || block.includes('{') || !block.includes('--')) return statement
      const left = declarationsOf(block).filter((declaration) => {
        const property = /^(--[\w-]+)\s*:/.exec(declaration)?.[1]
        return property === undefined || read.properties.has(property)
      })
      return left.length > 0 ? `${head}{${left.join(';')}}` : ''
    })
    .join('')
}

/** Every word of the declarations that run keyframes. */
function keyframesRun(css: string): Set<string> {
  return new Set([...css.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)))
}

const isGroup = (head: string) => /^@(?:media|supports|container|layer)\b/.test(head)

/** An empty layer still has its place in the order. */
const group = (head: string, inner: string) => (inner !== '' || head.startsWith('@layer') ? `${head}{${inner}}` : '')
