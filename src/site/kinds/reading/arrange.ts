import type { RootContent } from 'mdast'
import { type Section, textOf } from '#src/site/content/markdown.ts'

/**
 * How the sections of a page that is looked up, not read through, lie on it: those with a figure take the width, short texts stand side by side,
 * what few readers need is folded under its own heading, and the limits of the page go to its sources.
 */
export type Band =
  | {
      kind: 'figure'
      section: Section
      before: RootContent[]
      figures: RootContent[]
      after: RootContent[]
      /** Needs the whole width: two figures, or a table of many columns. */
      wide: boolean
    }
  | { kind: 'columns'; sections: Section[] }

export interface Arrangement {
  bands: Band[]
  folded: Section[]
}

/** What is never folded: a warning. */
function warns(node: RootContent): boolean {
  return node.type === 'containerDirective' && node.name === 'note' && node.attributes?.kind === 'problem'
}

export function isFigure(node: RootContent): boolean {
  return (
    node.type === 'table' ||
    node.type === 'leafDirective' ||
    (node.type === 'containerDirective' && ['steps', 'verdict'].includes(node.name))
  )
}

/** What a page leaves open, and says so in a note: it belongs to the sources. */
function isLimit(node: RootContent): boolean {
  return node.type === 'containerDirective' && node.name === 'note' && node.attributes?.kind === 'unknown'
}

/** The notes on what the page leaves open, and the sections without them. */
export function withoutLimits(sections: readonly Section[]): { sections: Section[]; limits: RootContent[] } {
  const limits = sections
    .flatMap(({ nodes }) => nodes)
    .flatMap((node): RootContent[] => (node.type === 'containerDirective' && isLimit(node) ? node.children : []))
  return {
    sections: sections
      .map((section) => ({ ...section, nodes: section.nodes.filter((node) => !isLimit(node)) }))
      .filter(({ nodes }) => nodes.length > 0),
    limits,
  }
}

export function wordsIn(nodes: readonly RootContent[]): number {
  return nodes.map((node) => textOf(node).split(/\s+/).filter(Boolean).length).reduce((sum, words) => sum + words, 0)
}

/** The headed sections in order; once `openWords` words stand open, the rest is folded unless it warns. */
export function arrange(sections: readonly Section[], openWords: number): Arrangement {
  const bands: Band[] = []
  const folded: Section[] = []
  let open = 0
  for (const section of sections) {
    if (open >= openWords && !section.nodes.some(warns)) {
      folded.push(section)
      continue
    }
    open += wordsIn(section.nodes)
    const at = section.nodes.findIndex(isFigure)
    if (at !== -1) {
      const figures = section.nodes.filter(isFigure)
      bands.push({
        kind: 'figure',
        section,
        before: section.nodes.slice(0, at),
        figures,
        after: section.nodes.slice(at).filter((node) => !isFigure(node)),
        wide: figures.length > 1 || figures.some(isWideTable),
      })
      continue
    }
    const columns = bands.find((band) => band.kind === 'columns' && band.sections.length < 3)
    if (columns?.kind === 'columns') columns.sections.push(section)
    else bands.push({ kind: 'columns', sections: [section] })
  }
  return withoutLonely(bands, folded)
}

const isWideTable = (node: RootContent): boolean =>
  node.type === 'table' && (node.children[0]?.children.length ?? 0) > 3

/** A short text that would stand alone in a band is folded, unless it warns. */
function withoutLonely(bands: readonly Band[], folded: readonly Section[]): Arrangement {
  const lonely = bands.flatMap((band) => (band.kind === 'columns' && band.sections.length === 1 ? band.sections : []))
  const short = lonely.filter(({ nodes }) => wordsIn(nodes) < shortWords && !nodes.some(warns))
  return {
    bands: bands.filter((band) => band.kind === 'figure' || !band.sections.some((section) => short.includes(section))),
    folded: [...short, ...folded],
  }
}

const shortWords = 130
