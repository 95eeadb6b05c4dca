import type { ReactNode } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import './blocks.css'

interface ChaptersProps {
  sections: readonly Section[]
  language: Language
  /** How many stand open; the others are folded, each under its own heading. */
  open: number
  tinted?: boolean
  children?: ReactNode
}

/** What a page says in words: the first sections in two even columns, what needs the width below them, the rest folded under their headings. */
export function Chapters({ sections, language, open, tinted = false, children }: ChaptersProps) {
  const headed = sections.filter(({ heading }) => heading)
  const shown = headed.slice(0, open)
  const wide = shown.filter(({ nodes }) => isWide(nodes))
  const narrow = shown.filter((section) => !wide.includes(section))
  const folded = headed.slice(open)
  if (headed.length === 0 && !children) return null
  return (
    <section className={tinted ? 'sec tight tint' : 'sec tight'}>
      <div className="wrap">
        {children}
        {narrow.length > 0 ? (
          <div className="k-cols">
            {narrow.map((section) => (
              <Chapter key={section.id} section={section} language={language} />
            ))}
          </div>
        ) : null}
        {wide.map((section) => (
          <div key={section.id} className="k-wide">
            <Chapter section={section} language={language} />
          </div>
        ))}
        {folded.length > 0 ? (
          <div className="k-folds">
            {folded.map(({ id, heading, nodes }) => (
              <details key={id} className="k-fold">
                <summary>
                  <h2 id={id}>{heading}</h2>
                </summary>
                <div className="prose">{renderNodes(nodes, language, id)}</div>
              </details>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  )
}

function Chapter({ section: { id, heading, nodes }, language }: { section: Section; language: Language }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="h3">
        {heading}
      </h2>
      <div className="prose">{renderNodes(nodes, language, id)}</div>
    </section>
  )
}

/** A table or a computed block needs the width of the page. */
function isWide(nodes: Section['nodes']): boolean {
  return nodes.some(({ type }) => type === 'table' || type === 'leafDirective')
}
