import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { leadOnOwnLine } from '#src/site/kinds/reading/lead-line.ts'
import './reasons.css'

/** A section whose points stand beside each other, each under a line of its own: when one side wins, what a house may count on. */
export function Reasons({ section: { id, heading, nodes }, language }: { section: Section; language: Language }) {
  const [list] = nodes.filter(({ type }) => type === 'list')
  const lead = nodes.filter((node) => node !== list)
  return (
    <section className="sec tight tint k-why" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {list ? <div className="k-reasons">{renderNodes([leadOnOwnLine(list)], language, `${id}-reasons`)}</div> : null}
        <div className="prose k-told">{renderNodes(lead, language, id)}</div>
      </div>
    </section>
  )
}
