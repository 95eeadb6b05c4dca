import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * A rehype step for tables whose first column has no heading of its own, as one writes them in Markdown: that column's cells head their rows. A table
 * without any heading loses the empty row.
 */
export function rowHeadings() {
  return (tree: Root): void => visit(tree, { tagName: 'table' }, headRows)
}

function headRows(table: Element): void {
  const head = elements(table).find(({ tagName }) => tagName === 'thead')
  const corner = head && elements(head).flatMap(elements)[0]
  if (!head || !corner || corner.children.length > 0) return
  corner.tagName = 'td'
  if (
    elements(head)
      .flatMap(elements)
      .every(({ children }) => children.length === 0)
  )
    table.children = table.children.filter((child) => child !== head)
  const rows = elements(table)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(elements)
  for (const row of rows) {
    const [first] = elements(row)
    if (!first) continue
    first.tagName = 'th'
    first.properties.scope = 'row'
  }
}

function elements({ children }: { children: ElementContent[] }): Element[] {
  return children.filter((child) => child.type === 'element')
}
