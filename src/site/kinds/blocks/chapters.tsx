import type { ReactNode } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { wordCount } from '#src/site/content/word-count.ts'
import { isUneven } from '#src/site/kinds/reading/uneven.ts'
import './chapters.css'
import { Folds } from './folds.tsx'
import './prices.css'

interface ChaptersProps {
  sections: readonly Section[]
  language: Language
  /** How many stand open; the others are folded, each under its own heading. */
  open: number
  /** Sections with a table may stand open; otherwise they are folded first. */
  tables?: boolean
  tinted?: boolean
  /** No section goes on in the second column, where its paragraphs would stand without their heading. */
  whole?: boolean
  children?: ReactNode
}

/** What a page says in words: the first sections in two even columns, what needs the width below them, the rest folded under their headings. */
export function Chapters({
  sections,
  language,
  open,
  tables = false,
  tinted = false,
  whole = false,
  children,
}: ChaptersProps) {
  const headed = sections.filter(({ heading }) => heading)
  const wide = tables ? headed.slice(0, open).filter(({ nodes }) => isWide(nodes)) : []
  const narrow = headed.filter(({ nodes }) => !isWide(nodes)).slice(0, open - wide.length)
  const folded = headed.filter((section) => !wide.includes(section) && !narrow.includes(section))
  if (headed.length === 0 && !children) return null
  const flows = !whole && isUneven(narrow.map((section) => wordCount([section])))
  return (
    <section className={tinted ? 'sec tight tint' : 'sec tight'}>
      <div className="wrap">
        {children}
        {narrow.length > 0 ? (
          <div className={flows ? 'k-cols k-flow' : 'k-cols'}>
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
        <Folds sections={folded} language={language} headed={narrow.length + wide.length === 0} />
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
export function isWide(nodes: Section['nodes']): boolean {
  return nodes.some(({ type }) => type === 'table' || type === 'leafDirective')
}
