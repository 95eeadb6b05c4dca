import { type Section, textOf } from './markdown.ts'
import { wordsOf } from './shingles.ts'

/** The plain text of a page's sections: headings and what stands below them, without what blocks compute. */
export function plainText(sections: readonly Section[]): string {
  return sections.map(({ heading, nodes }) => `${heading} ${nodes.map((node) => textOf(node)).join(' ')}`).join(' ')
}

/** How many words a reader finds there. */
export function wordCount(sections: readonly Section[]): number {
  return wordsOf(plainText(sections)).length
}
