import type { Block, Document } from '#src/features/content/domain/document.ts'
import { commonPlaces } from '#src/features/content/domain/sequences.ts'
import { toMarkdownText } from './markdown.ts'

/** Which paragraph of one language belongs to which of the other, and which one is behind. */

/** Places in both documents; undefined where one language has nothing beside it. */
export interface Row {
  en?: number
  es?: number
}

/** Blocks side by side: the same kinds in the same order, headings first of all; what has no partner stands alone. */
export function alignedRows(en: Document, es: Document): Row[] {
  return rowsOfKinds(en.blocks.map(kindOf), es.blocks.map(kindOf))
}

/** As `alignedRows`, by the kinds of blocks alone. */
export function rowsOfKinds(en: readonly string[], es: readonly string[]): Row[] {
  const rows: Row[] = []
  let [i, j] = [0, 0]
  const anchors = commonPlaces(en, es)
  for (const [atEn, atEs] of [...anchors, [en.length, es.length] as const]) {
    // Between two anchors the kinds differ: a list became paragraphs. They stand beside each other as far as they go.
    while (i < atEn || j < atEs) rows.push({ ...(i < atEn ? { en: i++ } : {}), ...(j < atEs ? { es: j++ } : {}) })
    if (i < en.length && j < es.length) rows.push({ en: i++, es: j++ })
  }
  return rows
}

const kindOf = (block: Block) => (block.type === 'heading' ? `heading ${block.level}` : block.type)

/** Short name of a block's content: FNV-1a over its Markdown, 64 bits in two halves. The same words, the same name. */
export function hashOfBlock(block: Block): string {
  const text = toMarkdownText({ blocks: [block] })
  let a = 0x811c9dc5
  let b = 0xcbf29ce4
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(text.length - 1 - i), 0x01000193)
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

/** What stood beside a block when somebody last wrote or confirmed it. */
export interface Pair {
  own: string
  other: string
}

/**
 * The pairs to keep with a text that is saved now. A block that was already there keeps what it was written against; a new or confirmed one is of now.
 */
export function pairsFor(
  rows: readonly { own: Block | undefined; other: Block | undefined }[],
  before: readonly Pair[],
  confirmed: ReadonlySet<string>,
): Pair[] {
  const known = new Map(before.map(({ own, other }) => [own, other]))
  return rows.flatMap(({ own, other }) => {
    if (!own) return []
    const hash = hashOfBlock(own)
    const now = other ? hashOfBlock(other) : ''
    return [{ own: hash, other: confirmed.has(hash) ? now : (known.get(hash) ?? now) }]
  })
}

/** Blocks of this text whose partner has changed since they were written or confirmed, by their hash. */
export function staleBlocks(
  rows: readonly { own: Block | undefined; other: Block | undefined }[],
  pairs: readonly Pair[],
): string[] {
  const known = new Map(pairs.map(({ own, other }) => [own, other]))
  return rows.flatMap(({ own, other }) => {
    if (!own) return []
    const hash = hashOfBlock(own)
    const writtenAgainst = known.get(hash)
    const now = other ? hashOfBlock(other) : ''
    return writtenAgainst !== undefined && writtenAgainst !== now ? [hash] : []
  })
}

/** Rows as one language sees them. */
export function rowsOf(language: 'en' | 'es', en: Document, es: Document) {
  return alignedRows(en, es).map((row) => {
    const sides = {
      en: row.en === undefined ? undefined : en.blocks[row.en],
      es: row.es === undefined ? undefined : es.blocks[row.es],
    }
    return language === 'en' ? { own: sides.en, other: sides.es } : { own: sides.es, other: sides.en }
  })
}
