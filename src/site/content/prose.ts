import type { RootContent } from 'mdast'
import { sectionsOf, textOf } from './markdown.ts'
import type { PageWords } from './page-words.ts'

/** What a page says in sentences: its answer, its paragraphs and list items, its questions' answers; no headings, tables or labels. */

const ended = /[.!?…][”»"’)]*$/

/** Paragraphs as read, figures in place. Throws as `sectionsOf` does. */
export function paragraphsOf(words: PageWords): string[] {
  return [
    words.answer,
    ...sectionsOf(words.body, words.language).flatMap(({ nodes }) => nodes.flatMap(paragraphsIn)),
    ...words.questions.map(({ a }) => a),
    ...(words.bars ? [words.bars.note] : []),
    ...stringsIn(words.shape),
  ]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => ended.test(text))
}

function paragraphsIn(node: RootContent): string[] {
  if (node.type === 'paragraph') return [textOf(node)]
  if (node.type === 'table' || node.type === 'heading' || !('children' in node)) return []
  return node.children.flatMap((child) => paragraphsIn(child))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
