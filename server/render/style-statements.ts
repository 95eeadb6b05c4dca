import { declarationsOf, selectorsOf, statementsOf } from './style-pieces.ts'

/** A stylesheet taken apart. Pages share their stylesheets, and stylesheets their statements: each is read once. */

/** The custom properties that a piece reads, and the words that may name the keyframes it runs. */
interface Uses {
  readonly reads: readonly string[]
  readonly runs: readonly string[]
}
export interface Declaration extends Uses {
  text: string
  /** The custom property that it sets. */
  sets: string | undefined
}
export interface Rule extends Uses {
  kind: 'rule'
  selectors: readonly string[]
  /** With its braces. */
  block: string
  /** Undefined where nothing of the block can go: it sets no custom property, or has rules of its own. */
  declarations: readonly Declaration[] | undefined
}
export interface Group {
  kind: 'group'
  head: string
  inner: readonly Statement[]
}
/** Fonts, keyframes (`frames` is their name), the order of layers. */
interface Other extends Uses {
  kind: 'other'
  text: string
  frames: string | undefined
}
export type Statement = Rule | Group | Other

const sheets = new Map<string, readonly Statement[]>()
const known = new Map<string, Statement>()

export function statementsIn(css: string): readonly Statement[] {
  const before = sheets.get(css)
  if (before) return before
  const found = statementsOf(css).map((text) => {
    const statement = known.get(text) ?? read(text)
    known.set(text, statement)
    return statement
  })
  sheets.set(css, found)
  return found
}

function read(text: string): Statement {
  const brace = text.indexOf('{')
  const head = text.slice(0, brace).trim()
  if (brace !== -1 && /^@(?:media|supports|container|layer)\b/.test(head))
    return { kind: 'group', head, inner: statementsOf(text.slice(brace + 1, -1)).map(read) }
  if (brace === -1 || head.startsWith('@'))
    return { kind: 'other', text, frames: /^@keyframes\s+(\S+)/.exec(head)?.[1], ...usesOf(text) }
  const block = text.slice(brace)
  const inner = block.slice(1, -1)
  const declarations =
    inner.includes('--') && !inner.includes('{')
      ? declarationsOf(inner).map((one) => ({ text: one, sets: /^(--[\w-]+)\s*:/.exec(one)?.[1], ...usesOf(one) }))
      : undefined
  return { kind: 'rule', selectors: selectorsOf(head), block, declarations, ...usesOf(block) }
}

/** A statement as it stands in a stylesheet; '' for a group with nothing left in it, but an empty layer still has its place in the order. */
export function textOf(statement: Statement): string {
  if (statement.kind === 'other') return statement.text
  if (statement.kind === 'group') {
    const inner = statement.inner.map(textOf).join('')
    return inner !== '' || statement.head.startsWith('@layer') ? `${statement.head}{${inner}}` : ''
  }
  const { selectors, block, declarations } = statement
  return `${selectors.join(',')}${declarations ? `{${declarations.map(({ text }) => text).join(';')}}` : block}`
}

const usesOf = (text: string): Uses => ({
  reads: [...propertiesRead(text)],
  runs: [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
})

/** The custom properties that a text reads with `var()`. */
export function propertiesRead(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
}
