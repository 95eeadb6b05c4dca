import type { RootContent } from 'mdast'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { leadOnOwnLine } from '#src/site/kinds/reading/lead-line.ts'
import './reasons.css'

/** A paragraph that begins in bold: one point of several. */
const isPoint = (node: RootContent) => node.type === 'paragraph' && node.children[0]?.type === 'strong'

/** A section of points and nothing that needs the width: they can stand beside each other. */
export function hasPoints({ nodes }: Section): boolean {
  return nodes.filter(isPoint).length > 2 && nodes.every(({ type }) => type === 'paragraph')
}

/** A section whose points stand beside each other, each under a line of its own: when one side wins, what a town asks for. */
export function Reasons({
  section: { id, heading, nodes },
  language,
  tinted = true,
}: {
  section: Section
  language: Language
  tinted?: boolean
}) {
  const [list] = nodes.filter(({ type }) => type === 'list')
  const told = nodes.filter((node) => node !== list)
  // What leads to the points stands above them.
  const first = list ? 0 : Math.max(0, told.findIndex(isPoint))
  return (
    <section className={tinted ? 'sec tight tint k-why' : 'sec tight k-why'} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {first > 0 ? <div className="prose">{renderNodes(told.slice(0, first), language, `${id}-lead`)}</div> : null}
        {list ? <div className="k-reasons">{renderNodes([leadOnOwnLine(list)], language, `${id}-reasons`)}</div> : null}
        {told.length > first ? (
          <div className="prose k-told">{renderNodes(told.slice(first), language, id)}</div>
        ) : null}
      </div>
    </section>
  )
}
