import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { Folds } from '#src/site/kinds/blocks/folds.tsx'
import '#src/site/kinds/blocks/prices.css'
import './opened.css'

/** The first two sections of a town's page beside each other, a table as well as a text, so that no half of the band stands empty; the rest folded. */
export function Opened({ sections, language }: { sections: readonly Section[]; language: Language }) {
  const headed = sections.filter(({ heading }) => heading)
  const open = headed.slice(0, 2)
  if (open.length === 0) return null
  return (
    <section className="sec tight tint">
      <div className="wrap">
        <div className="k-open2">
          {open.map(({ id, heading, nodes }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="h3">
                {heading}
              </h2>
              <div className="prose">{renderNodes(nodes, language, id)}</div>
            </section>
          ))}
        </div>
        <Folds sections={headed.slice(2)} language={language} headed={false} />
      </div>
    </section>
  )
}
