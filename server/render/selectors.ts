import type { PageElement } from './page-elements.ts'
import type { ScriptNames } from './script-names.ts'
import { selectorsOf } from './style-pieces.ts'

/** Whether a selector can ever match on a page, now or after its scripts have worked on it. */

interface NameTest {
  kind: 'tag' | 'class' | 'id'
  name: string
}
interface AttributeTest {
  kind: 'attribute'
  name: string
  operator: string
  value: string
}
type Simple = NameTest | AttributeTest | { kind: 'some'; of: Selector[] } | { kind: 'has'; of: Selector[] }
type Compound = Simple[]
interface Selector {
  compounds: Compound[]
  /** The one before each compound but the first. */
  combinators: string[]
}
export type SelectorCheck = (selector: string) => boolean

/** Attributes that the browser itself sets. */
const setByBrowser = new Set(['open'])

/**
 * The check for one page. States and positions (`:hover`, `:first-child`, `:not()`) are never asked about, so that a doubt says yes, and of
 * `:has()` only whether the page has such a thing at all. What a script could give to an element or make anew is taken as there, anywhere.
 */
export function selectorCheck(elements: readonly PageElement[], names: ScriptNames): SelectorCheck {
  const groups = grouped(elements)
  const { givable, isTouched } = givenBy(names)
  const suits = (element: PageElement, compound: Compound, given: boolean): boolean =>
    compound.every((simple) => {
      if (simple.kind === 'has') return simple.of.some(possible)
      if (given && simple.kind !== 'tag' && givable(simple)) return true
      if (simple.kind === 'some') return simple.of.some((option) => suitsPath(element, option, given))
      return has(element, simple)
    })
  /** The compound from the right end of the selector on. */
  const suitsPath = (element: PageElement, { compounds, combinators }: Selector, given: boolean, from = 0): boolean => {
    const compound = compounds.at(-1 - from)
    if (!compound) return true
    if (!suits(element, compound, given)) return false
    if (from === compounds.length - 1) return true
    return neighbours(element, combinators.at(-1 - from) ?? ' ').some((one) =>
      suitsPath(one, { compounds, combinators }, given, from + 1),
    )
  }
  const candidates = (compound: Compound, given: boolean): readonly PageElement[] => {
    const named = compound.find((simple): simple is NameTest => simple.kind === 'class' || simple.kind === 'tag')
    if (!named || (given && givable(named))) return elements
    return groups.get(keyOf(named.kind, named.name)) ?? []
  }
  const possible = (selector: Selector): boolean => {
    if (!isTouched(selector)) {
      const last = selector.compounds.at(-1) ?? []
      return candidates(last, false).some((element) => suitsPath(element, selector, false))
    }
    return selector.compounds.every(
      (compound) =>
        compound.every(givable) || candidates(compound, true).some((element) => suits(element, compound, true)),
    )
  }
  const known = new Map<string, boolean>()
  return (text) => {
    const answer = known.get(text) ?? possible(parsed(text))
    known.set(text, answer)
    return answer
  }
}

interface Given {
  givable: (simple: Simple) => boolean
  /** Whether any part of the selector could be given. */
  isTouched: (selector: Selector) => boolean
}
const gifts = new WeakMap<ScriptNames, Given>()

/** What scripts with these names could give to an element. Pages share their scripts, and the answers with them. */
function givenBy(names: ScriptNames): Given {
  const before = gifts.get(names)
  if (before) return before
  const beginnings = [...names.beginnings]
  /** Numbers and yes or no are written without a word of their own. */
  const isWritable = (value: string) =>
    !/^[A-Za-z]/.test(value) || /^(?:true|false)$/.test(value) || names.words.has(value)
  const givable = once((simple: Simple): boolean => {
    if (simple.kind === 'some' || simple.kind === 'has') return simple.of.some(isTouched)
    if (simple.kind === 'attribute')
      return setByBrowser.has(simple.name) || (names.attributes.has(simple.name) && isWritable(simple.value))
    return names.words.has(simple.name) || beginnings.some((beginning) => simple.name.startsWith(beginning))
  })
  const isTouched = once((selector: Selector): boolean => selector.compounds.some((all) => all.some(givable)))
  const given = { givable, isTouched }
  gifts.set(names, given)
  return given
}

/** Parsed selectors are kept, so that a part is the same object for every page. */
function once<Of extends object>(answer: (of: Of) => boolean): (of: Of) => boolean {
  const known = new Map<Of, boolean>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before
    const found = answer(of)
    known.set(of, found)
    return found
  }
}

const keyOf = (kind: string, name: string) => `${kind} ${name}`

function grouped(elements: readonly PageElement[]): Map<string, PageElement[]> {
  const groups = new Map<string, PageElement[]>()
  for (const element of elements)
    for (const key of [keyOf('tag', element.tag), ...[...element.classes].map((name) => keyOf('class', name))]) {
      const group = groups.get(key)
      if (group) group.push(element)
      else groups.set(key, [element])
    }
  return groups
}

function has(element: PageElement, simple: NameTest | AttributeTest): boolean {
  if (simple.kind === 'attribute') return hasAttribute(element, simple)
  if (simple.kind === 'tag') return element.tag === simple.name
  return simple.kind === 'class' ? element.classes.has(simple.name) : element.attributes.get('id') === simple.name
}

function hasAttribute(element: PageElement, { name, operator, value: asked }: AttributeTest): boolean {
  const value = element.attributes.get(name)
  if (value === undefined) return false
  if (operator === '=') return value === asked
  if (operator === '^=') return value.startsWith(asked)
  if (operator === '$=') return value.endsWith(asked)
  if (operator === '*=') return value.includes(asked)
  // ~= and |=, of which we have none, and the bare name.
  return true
}

/** The elements that a combinator leads to from its right side. */
function neighbours(element: PageElement, combinator: string): PageElement[] {
  const step = (from: PageElement) => (/[+~]/.test(combinator) ? from.before : from.parent)
  const found: PageElement[] = []
  for (let at = step(element); at; at = step(at)) {
    found.push(at)
    if (/[+>]/.test(combinator)) break
  }
  return found
}

/** What stands in brackets, with brackets of its own inside as deep as ours go. */
const inner = (depth: number): string => (depth === 0 ? '[^()]*' : String.raw`(?:[^()]|\(${inner(depth - 1)}\))*`)
const part = new RegExp(
  [
    String.raw`\s*([>+~])\s*|(\s+)|\*`,
    String.raw`::?(?:(is|where|has)\((${inner(3)})\)|(root)\b|[\w-]+(?:\(${inner(3)}\))?)`,
    String.raw`\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]*))\s*(?:[is]\s*)?)?\]`,
    String.raw`([.#]?)((?:[\w-]|[^ -~]|\\.)+)`,
  ].join('|'),
  'gy',
)

const cache = new Map<string, Selector>()
function parsed(text: string): Selector {
  const before = cache.get(text)
  if (before) return before
  const compounds: Compound[] = [[]]
  const combinators: string[] = []
  const trimmed = text.trim()
  let read = 0
  for (const [
    whole,
    combinator,
    space,
    some,
    options = '',
    root,
    attribute,
    operator = '',
    a,
    b,
    c,
    mark,
    name,
  ] of trimmed.matchAll(part)) {
    read += whole.length
    const last = compounds.at(-1)
    if (combinator || space) {
      combinators.push(combinator ?? ' ')
      compounds.push([])
    } else if (some)
      last?.push({
        kind: some === 'has' ? 'has' : 'some',
        of: selectorsOf(options).map((option) => parsed(option.replace(/^\s*[>+~]/, ''))),
      })
    else if (root) last?.push({ kind: 'tag', name: 'html' })
    else if (attribute)
      last?.push({ kind: 'attribute', name: attribute.toLowerCase(), operator, value: unescaped(a ?? b ?? c ?? '') })
    else if (name !== undefined)
      last?.push(
        mark
          ? { kind: mark === '.' ? 'class' : 'id', name: unescaped(name) }
          : { kind: 'tag', name: name.toLowerCase() },
      )
  }
  if (read !== trimmed.length) throw new Error(`cannot read the selector ${text}`)
  const selector = { compounds, combinators }
  cache.set(text, selector)
  return selector
}

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1')
