import type { List, RootContent } from 'mdast'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { recommendText } from './text.ts'
import './recommend.css'

const firms = ['A', 'B', 'C']

/** The list of a section, on its own or as steps. */
export function listOf(nodes: readonly RootContent[]): List | undefined {
  for (const node of nodes) {
    if (node.type === 'list') return node
    if (node.type === 'containerDirective') {
      const inside = node.children.find((child) => child.type === 'list')
      if (inside?.type === 'list') return inside
    }
  }
  return undefined
}

/** A list of checks as a sheet on a clipboard, with a box for each firm that is asked. Throws when the section holds no list. */
export function CheckSheet({ section: { id, heading, nodes }, language }: { section: Section; language: Language }) {
  const text = recommendText(language)
  const list = listOf(nodes)
  if (!list) throw new RangeError(`${heading}: nothing to check`)
  const holds = (node: RootContent) =>
    node === list || (node.type === 'containerDirective' && node.children.some((child) => child === list))
  const at = nodes.findIndex(holds)
  return (
    <section className="rc-sheet" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {renderNodes(nodes.slice(0, at), language, `${id}-before`)}
      <p className="rc-names">
        <span>{text.work}</span>
        {firms.map((letter) => (
          <span key={letter}>{text.firm(letter)}</span>
        ))}
      </p>
      <ol className="rc-checks">
        {list.children.map(({ children }, item) => (
          <li key={`${id}-${String(item)}`}>
            <div>{renderNodes(children, language, `${id}-${String(item)}`)}</div>
            <span className="rc-boxes" aria-hidden="true">
              {firms.map((letter) => (
                <span key={letter}>
                  <small>{letter}</small>
                  <i />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {renderNodes(nodes.slice(at + 1), language, `${id}-after`)}
      <p className="sm mut">{text.ours}</p>
    </section>
  )
}
