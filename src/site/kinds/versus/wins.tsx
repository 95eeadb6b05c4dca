import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import './versus.css'

/** When each one wins: its reasons beside each other, each under a line of its own. */
export function Wins({ section: { id, heading, nodes }, language }: { section: Section; language: Language }) {
  const [list] = nodes.filter(({ type }) => type === 'list')
  const lead = nodes.filter((node) => node !== list)
  return (
    <section className="sec fl-band tint vs-wins" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {list ? <div className="vs-reasons">{renderNodes([list], language, `${id}-reasons`)}</div> : null}
        <div className="prose vs-told">{renderNodes(lead, language, id)}</div>
      </div>
    </section>
  )
}
