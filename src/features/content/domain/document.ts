/** What a post's text is: a short list of blocks, each clean. Markdown is how it is kept and exchanged (markdown.ts). */

export type Mark = 'bold' | 'italic'

/** A run of words, or the name of a figure that is put in when the page is made. */
export type Inline =
  | { type: 'text'; text: string; marks: readonly Mark[]; href?: string }
  | { type: 'fact'; name: string; marks: readonly Mark[] }

export type Words = readonly Inline[]

export type Block =
  | { type: 'paragraph'; words: Words }
  | { type: 'heading'; level: 2 | 3; words: Words }
  | { type: 'list'; ordered: boolean; items: readonly Words[] }
  | { type: 'quote'; words: Words }
  | { type: 'table'; head: readonly Words[]; rows: readonly (readonly Words[])[] }
  | { type: 'image'; media: string }
  /** A block of the site (`::drawing{name=…}`), or Markdown that none of the above is: kept letter by letter. */
  | { type: 'raw'; markdown: string }

export interface Document {
  blocks: readonly Block[]
}

/** The words of a run, facts by their reference, without marks and links. */
export function plainWords(words: Words): string {
  return words.map((one) => (one.type === 'text' ? one.text : `{{${one.name}}}`)).join('')
}

/** All words of a block, cell by cell and item by item. */
export function plainBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return plainWords(block.words)
    case 'list':
      return block.items.map(plainWords).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainWords).join(' | ')).join('\n')
    case 'image':
      return ''
    case 'raw':
      return block.markdown
  }
}

/** How many words a reader reads. */
export function wordCountOf({ blocks }: Document): number {
  return blocks.map(plainBlock).join(' ').split(/\s+/).filter(Boolean).length
}

const wordsPerMinute = 220

/** Whole minutes that an adult takes to read it, at least one: 220 words a minute, the slower end of Brysbaert's mean for prose (2019: 238). */
export function readingMinutes(document: Document): number {
  return Math.max(1, Math.round(wordCountOf(document) / wordsPerMinute))
}

/** Names of the figures that a text mentions, in order, each once. */
export function factsIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(/\{\{\s*([a-z0-9][\w.:@/-]*)\s*\}\}/gi)].map(([, name = '']) => name))]
}

/** Ids of the pictures that a text shows, in order, each once. */
export function mediaIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(/!\[[^\]]*\]\(media:([\w-]+)\)/g)].map(([, id = '']) => id))]
}
