import type { BlockContent, PhrasingContent, Root, RootContent, TableRow } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Block, Document, Inline, Mark, Words } from '#src/features/content/domain/document.ts'

/** Markdown in and out. What a document says survives both ways; HTML in Markdown is words that show their brackets, never elements. */

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false })

/** A block of the site on a line of its own, and one with a beginning and an end. */
const leafLine = /^::[a-z][\w-]*(?:\{[^}]*\})?\s*$/
const containerStart = /^:::[a-z][\w-]*/
const containerEnd = /^:::\s*$/

export function fromMarkdown(markdown: string): Document {
  const blocks: Block[] = []
  let lines: string[] = []
  const flush = () => {
    blocks.push(...ordinaryBlocks(lines.join('\n')))
    lines = []
  }
  const all = markdown.replace(/\r\n?/g, '\n').split('\n')
  for (let at = 0; at < all.length; at++) {
    const line = all[at] ?? ''
    const ends = containerStart.test(line) ? all.findIndex((one, i) => i > at && containerEnd.test(one)) : -1
    if (ends !== -1) {
      flush()
      blocks.push({ type: 'raw', markdown: all.slice(at, ends + 1).join('\n') })
      at = ends
    } else if (leafLine.test(line)) {
      flush()
      blocks.push({ type: 'raw', markdown: line.trimEnd() })
    } else lines.push(line)
  }
  flush()
  return { blocks: joinedLists(blocks) }
}

/** Two lists of one kind that follow each other, told apart in Markdown by another bullet only, are one list. */
function joinedLists(blocks: readonly Block[]): Block[] {
  const out: Block[] = []
  for (const block of blocks) {
    const last = out.at(-1)
    if (block.type === 'list' && last?.type === 'list' && block.ordered === last.ordered)
      out[out.length - 1] = { ...last, items: [...last.items, ...block.items] }
    else out.push(block)
  }
  return out
}

function ordinaryBlocks(markdown: string): Block[] {
  return parser.parse(markdown).children.map((node) => {
    const { start, end } = node.position ?? {}
    // Code that nothing ends goes on to the end of the text, line breaks and all.
    const raw = markdown.slice(start?.offset ?? 0, end?.offset ?? 0).replace(/\n+$/, '')
    return blockOf(node) ?? { type: 'raw', markdown: raw }
  })
}

/** Undefined for what is no block of ours. */
function blockOf(node: RootContent): Block | undefined {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...more] = node.children
      const media = only?.type === 'image' && more.length === 0 ? /^media:([\w-]+)$/.exec(only.url)?.[1] : undefined
      if (media) return { type: 'image', media }
      const words = wordsOf(node.children)
      return words && { type: 'paragraph', words }
    }
    case 'heading': {
      const words = wordsOf(node.children)
      return words && (node.depth === 2 || node.depth === 3) ? { type: 'heading', level: node.depth, words } : undefined
    }
    case 'html':
      return { type: 'paragraph', words: [{ type: 'text', text: oneLine(node.value), marks: [] }] }
    case 'blockquote': {
      const words = onlyParagraph(node.children)
      return words && { type: 'quote', words }
    }
    case 'list': {
      if (node.ordered && (node.start ?? 1) !== 1) return undefined
      const items = node.children.map((item) => (item.checked == null ? onlyParagraph(item.children) : undefined))
      return all(items, (list) => ({ type: 'list', ordered: node.ordered === true, items: list }))
    }
    case 'table': {
      if (node.align?.some((one) => one)) return undefined
      const rows = node.children.map((row) =>
        all(
          row.children.map((cell) => wordsOf(cell.children)),
          (cells) => cells,
        ),
      )
      return all(rows, ([head = [], ...body]) => ({ type: 'table', head, rows: body }))
    }
    default:
      return undefined
  }
}

function all<One, Whole>(list: (One | undefined)[], make: (list: One[]) => Whole): Whole | undefined {
  const whole = list.filter((one) => one !== undefined)
  return whole.length === list.length ? make(whole) : undefined
}

function onlyParagraph(nodes: readonly RootContent[]): Words | undefined {
  const [first, ...more] = nodes
  if (!first) return []
  return first.type === 'paragraph' && more.length === 0 ? wordsOf(first.children) : undefined
}

const mention = /\{\{\s*([a-z0-9][\w.:@/-]*)\s*\}\}/gi
const safeLink = /^(?:https:\/\/|mailto:|tel:|route:|#)/

/** Undefined when it holds what words cannot: a picture among them, code, a line break. */
function wordsOf(nodes: readonly PhrasingContent[]): Words | undefined {
  const out: Inline[] = []
  const add = (list: readonly PhrasingContent[], marks: readonly Mark[], href: string | undefined): boolean =>
    list.every((node) => {
      if (node.type === 'text' || node.type === 'html') {
        addText(out, oneLine(node.value), marks, href)
        return true
      }
      if (node.type === 'strong') return !marks.includes('bold') && add(node.children, [...marks, 'bold'], href)
      if (node.type === 'emphasis') return !marks.includes('italic') && add(node.children, [...marks, 'italic'], href)
      // A link that leads where no page leads is its words.
      if (node.type === 'link') return add(node.children, marks, safeLink.test(node.url) ? node.url : undefined)
      return false
    })
  return add(nodes, [], undefined) ? tidied(out) : undefined
}

function addText(out: Inline[], text: string, marks: readonly Mark[], href: string | undefined): void {
  const sorted = [...marks].sort()
  const run = (words: string): Inline => ({ type: 'text', text: words, marks: sorted, ...(href ? { href } : {}) })
  let from = 0
  for (const match of text.matchAll(mention)) {
    if (match.index > from) out.push(run(text.slice(from, match.index)))
    out.push({ type: 'fact', name: match[1] ?? '', marks: sorted })
    from = match.index + match[0].length
  }
  if (from < text.length) out.push(run(text.slice(from)))
}

/** Line breaks in the source are spaces; several are one. Hard spaces stay, they hold a number to its unit. */
const oneLine = (text: string) => text.replace(/[\t\n\r ]+/g, ' ')

/** Runs that look the same are one run; no space at either end. */
export function tidied(words: Words): Words {
  const out: Inline[] = []
  for (const one of words) {
    const last = out.at(-1)
    if (one.type === 'text' && last?.type === 'text' && looksSame(last, one))
      out[out.length - 1] = { ...last, text: oneLine(last.text + one.text) }
    else out.push(one.type === 'text' ? { ...one, text: oneLine(one.text) } : one)
  }
  const trim = (at: number, by: (text: string) => string) => {
    const one = out[at]
    if (one?.type === 'text') out[at] = { ...one, text: by(one.text) }
  }
  trim(0, (text) => text.replace(/^ +/, ''))
  trim(out.length - 1, (text) => text.replace(/ +$/, ''))
  const left = out.filter((one) => one.type === 'fact' || one.text !== '')
  return left.length === words.length ? left : tidied(left)
}

function looksSame(a: Inline & { type: 'text' }, b: Inline & { type: 'text' }): boolean {
  return a.href === b.href && a.marks.join() === b.marks.join()
}

/** The document as Markdown, one blank line between blocks, with a line break at the end; '' for an empty one. */
export function toMarkdownText({ blocks }: Document): string {
  const parts = blocks.map((block) =>
    block.type === 'raw' ? block.markdown : written({ type: 'root', children: [nodeOf(block)] }),
  )
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`
}

function written(root: Root): string {
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: true,
    extensions: [
      gfmToMarkdown({ tablePipeAlign: false }),
      // A colon that begins a line would begin a block of the site.
      { unsafe: [{ atBreak: true, character: ':' }] },
    ],
  }).trimEnd()
}

function nodeOf(block: Exclude<Block, { type: 'raw' }>): RootContent {
  const paragraph = (words: Words): BlockContent => ({ type: 'paragraph', children: phrasing(words) })
  switch (block.type) {
    case 'paragraph':
      return paragraph(block.words)
    case 'heading':
      return { type: 'heading', depth: block.level, children: phrasing(block.words) }
    case 'quote':
      return { type: 'blockquote', children: [paragraph(block.words)] }
    case 'list':
      return {
        type: 'list',
        ordered: block.ordered,
        spread: false,
        ...(block.ordered ? { start: 1 } : {}),
        children: block.items.map((words) => ({ type: 'listItem', spread: false, children: [paragraph(words)] })),
      }
    case 'table': {
      const row = (cells: readonly Words[]): TableRow => ({
        type: 'tableRow',
        children: cells.map((words) => ({ type: 'tableCell', children: phrasing(words) })),
      })
      return { type: 'table', children: [row(block.head), ...block.rows.map(row)] }
    }
    case 'image':
      return { type: 'paragraph', children: [{ type: 'image', url: `media:${block.media}`, alt: '' }] }
  }
}

type Wrap = Mark | 'link'
const wraps: readonly Wrap[] = ['link', 'italic', 'bold']
const wrapOf = (one: Inline, wrap: Wrap) =>
  wrap === 'link' ? one.type === 'text' && one.href : one.marks.includes(wrap)

/**
 * Runs side by side that share a link or a mark stand in one node, the one that reaches furthest outside: two nodes that touch (`_a__b_`) would be read
 * as one, with underscores in it.
 */
function phrasing(words: Words, left: readonly Wrap[] = wraps): PhrasingContent[] {
  const [first] = words
  if (!first) return []
  const reachOf = (wrap: Wrap) => {
    const end = words.findIndex((one) => wrapOf(one, wrap) !== wrapOf(first, wrap))
    return end === -1 ? words.length : end
  }
  const [outer] = left.filter((wrap) => wrapOf(first, wrap)).sort((a, b) => reachOf(b) - reachOf(a))
  if (!outer) return [bare(first), ...phrasing(words.slice(1), left)]
  const reach = reachOf(outer)
  const children = phrasing(
    words.slice(0, reach),
    left.filter((wrap) => wrap !== outer),
  )
  return [nodeAround(children, outer, first), ...phrasing(words.slice(reach), left)]
}

function nodeAround(children: PhrasingContent[], wrap: Wrap, first: Inline): PhrasingContent {
  if (wrap === 'link') return { type: 'link', url: (first.type === 'text' && first.href) || '', children }
  return { type: wrap === 'bold' ? 'strong' : 'emphasis', children }
}

/** A figure is written as it stands: escapes would be part of its name. */
function bare(one: Inline): PhrasingContent {
  return one.type === 'fact' ? { type: 'html', value: `{{${one.name}}}` } : { type: 'text', value: one.text }
}

/** The same text as it is kept: parsed and written again. Writing it twice changes nothing more. */
export function cleanMarkdown(markdown: string): string {
  let text = toMarkdownText(fromMarkdown(markdown))
  // What is kept letter by letter may read otherwise with a blank line around it (a quote that ran on): until it reads the same.
  for (let pass = 0; pass < mostPasses; pass++) {
    const again = toMarkdownText(fromMarkdown(text))
    if (again === text) break
    text = again
  }
  return text
}

const mostPasses = 8
