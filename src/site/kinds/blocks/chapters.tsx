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

/** What a page says in words: the first sections side by side, the rest folded under their headings. */
export function Chapters({ sections, language, open, tinted = false, children }: ChaptersProps) {
  const headed = sections.filter(({ heading }) => heading)
  const [shown, folded] = [headed.slice(0, open), headed.slice(open)]
  if (headed.length === 0 && !children) return null
  return (
    <section className={tinted ? 'sec tight tint' : 'sec tight'}>
      <div className="wrap">
        {children}
        {shown.length > 0 ? (
          <div className="k-chaps">
            {shown.map(({ id, heading, nodes }) => (
              <section key={id} aria-labelledby={id} className={isWide(nodes) ? 'wide' : undefined}>
                <h2 id={id} className="h3">
                  {heading}
                </h2>
                <div className="prose">{renderNodes(nodes, language, id)}</div>
              </section>
            ))}
          </div>
        ) : null}
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

/** A table or a computed block needs the width of the page. */
function isWide(nodes: Section['nodes']): boolean {
  return nodes.some(({ type }) => type === 'table' || type === 'leafDirective')
}
