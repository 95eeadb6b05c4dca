import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { Thing } from '#src/site/kinds/art/thing.tsx'
import type { ThingName } from '#src/site/kinds/art/thing-names.ts'
import './beside-thing.css'
import './thing.css'

/** A section beside the framed drawing of the thing that it speaks of. */
export function BesideThing({
  section: { id, heading, nodes },
  thing,
  caption,
  language,
}: {
  section: Section
  thing: ThingName
  /** What the drawing shows, in a sentence. */
  caption: string
  language: Language
}) {
  return (
    <section className="sec tight" aria-labelledby={id}>
      <div className="wrap k-beside">
        <figure className="k-thing">
          <Thing name={thing} language={language} framed />
          <figcaption className="sm">{caption}</figcaption>
        </figure>
        <div>
          <h2 id={id}>{heading}</h2>
          <div className="prose">{renderNodes(nodes, language, id)}</div>
        </div>
      </div>
    </section>
  )
}
