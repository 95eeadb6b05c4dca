import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A straight mark where a word may begin, and one anywhere else: an apostrophe looks like the closing one. */
const opening = /(^|[\s([{—–“"])'(?=\S|$)/g

/** A rehype step: content is written with straight apostrophes, and printed with curved ones; code stays as it is. */
export function curvedQuotes() {
  return (tree: Root): void =>
    visit(tree, 'text', (node, at, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return
      node.value = curved(node.value, at !== undefined && at > 0)
    })
}

/** The same words with curved single marks; `goesOn` when a word in italics or a link stands right before them. */
export function curved(words: string, goesOn = false): string {
  const begun = goesOn && words.startsWith("'") ? `’${words.slice(1)}` : words
  return begun.replace(opening, '$1‘').replaceAll("'", '’')
}
