import type { JSONContent } from '@tiptap/core'
import { z } from 'zod'
import type { Block, Document, Inline, Mark, Words } from '#src/features/content/domain/document.ts'
import { fromMarkdown, tidied, toMarkdownText } from '#src/features/content/format/markdown.ts'

/** Between the editor's tree and the document that is kept. What the editor cannot show as words (a table, a block of the site) it keeps as it is. */

export function toEditor({ blocks }: Document): JSONContent {
  const content = blocks.map(nodeOf)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function nodeOf(block: Block): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: runsOf(block.words) }
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: runsOf(block.words) }
    case 'quote':
      return { type: 'blockquote', content: [{ type: 'paragraph', content: runsOf(block.words) }] }
    case 'list':
      return {
        type: block.ordered ? 'orderedList' : 'bulletList',
        content: block.items.map((words) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: runsOf(words) }],
        })),
      }
    case 'image':
      return { type: 'picture', attrs: { media: block.media } }
    case 'table':
    case 'raw':
      return { type: 'kept', attrs: { markdown: toMarkdownText({ blocks: [block] }).trimEnd() } }
  }
}

const markNames: Record<Mark, string> = { bold: 'bold', italic: 'italic' }

function runsOf(words: Words): JSONContent[] {
  return words.map((one) => {
    const marks: NonNullable<JSONContent['marks']> = one.marks.map((mark) => ({ type: markNames[mark] }))
    if (one.type === 'fact') return { type: 'fact', attrs: { name: one.name }, marks }
    if (one.href) marks.push({ type: 'link', attrs: { href: one.href } })
    return { type: 'text', text: one.text, marks }
  })
}

/** The document as it is kept; empty paragraphs are the editor's own and go. */
export function fromEditor(tree: JSONContent): Document {
  const blocks = (tree.content ?? []).flatMap(blocksOf)
  return { blocks: blocks.filter((block) => block.type !== 'paragraph' || block.words.length > 0) }
}

const name = z.object({ name: z.string() })
const markdown = z.object({ markdown: z.string() })
const media = z.object({ media: z.string() })
const level = z.object({ level: z.union([z.literal(2), z.literal(3)]) })

function blocksOf(node: JSONContent): Block[] {
  const words = wordsOf(node.content ?? [])
  switch (node.type) {
    case 'heading':
      return words.length > 0 ? [{ type: 'heading', level: level.parse(node.attrs).level, words }] : []
    case 'blockquote':
      return [{ type: 'quote', words: inner(node) }]
    case 'bulletList':
    case 'orderedList':
      return [{ type: 'list', ordered: node.type === 'orderedList', items: (node.content ?? []).map(inner) }]
    case 'picture':
      return [{ type: 'image', media: media.parse(node.attrs).media }]
    case 'kept':
      return [...fromMarkdown(markdown.parse(node.attrs).markdown).blocks]
    default:
      return [{ type: 'paragraph', words }]
  }
}

/** All words below a node, its paragraphs one after another. */
function inner(node: JSONContent): Words {
  const parts = (node.content ?? []).map((child) => (child.content ? innerOf(child) : []))
  return tidied(
    parts.flatMap((part, at): Words => (at === 0 ? part : [{ type: 'text', text: ' ', marks: [] }, ...part])),
  )
}

const innerOf = (node: JSONContent): Words =>
  node.content?.some((child) => child.type === 'paragraph') ? inner(node) : wordsOf(node.content ?? [])

function wordsOf(nodes: readonly JSONContent[]): Words {
  return tidied(
    nodes.flatMap((node): Inline[] => {
      const types = (node.marks ?? []).map((mark) => mark.type)
      const marks = (['bold', 'italic'] as const).filter((mark) => types.includes(mark))
      if (node.type === 'fact') return [{ type: 'fact', name: name.parse(node.attrs).name, marks }]
      if (node.type === 'hardBreak') return [{ type: 'text', text: ' ', marks: [] }]
      if (node.type !== 'text' || !node.text) return []
      const href: unknown = node.marks?.find((mark) => mark.type === 'link')?.attrs?.href
      return [{ type: 'text', text: node.text, marks, ...(typeof href === 'string' ? { href } : {}) }]
    }),
  )
}
