import type { LeafDirective } from 'mdast-util-directive'
import type { BlockName } from '#src/site/content/block-list.ts'
import type { Section } from '#src/site/content/markdown.ts'

export interface Taken {
  /** The first block of each name that the page has. */
  blocks: ReadonlyMap<string, LeafDirective>
  /** The sections without these blocks; one that held nothing else is gone. */
  sections: Section[]
}

/** Takes blocks out of a page's sections, so that its composition can show them at the width of the page. */
export function taken(sections: readonly Section[], names: readonly BlockName[]): Taken {
  const blocks = new Map<string, LeafDirective>()
  const left = sections.map((section) => ({
    ...section,
    nodes: section.nodes.filter((node) => {
      if (node.type !== 'leafDirective' || !names.some((name) => name === node.name)) return true
      if (!blocks.has(node.name)) blocks.set(node.name, node)
      return false
    }),
  }))
  return { blocks, sections: left.filter(({ nodes }) => nodes.length > 0) }
}
