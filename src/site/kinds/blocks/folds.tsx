import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import './folds.css'

/** Sections that open one by one, each under its own heading, two beside each other where there is room. */
export function Folds({
  sections,
  language,
  headed,
}: {
  sections: readonly Section[]
  language: Language
  /** They stand by themselves: a heading says what they are. */
  headed: boolean
}) {
  if (sections.length === 0) return null
  const Heading = headed ? 'h3' : 'h2'
  return (
    <>
      {headed ? <h2 className="k-more">{kindText(language).details}</h2> : null}
      <div className="k-folds">
        {sections.map(({ id, heading, nodes }) => (
          <details key={id} className="k-fold">
            <summary>
              <Heading id={id}>{heading}</Heading>
            </summary>
            <div className="prose">{renderNodes(nodes, language, id)}</div>
          </details>
        ))}
      </div>
    </>
  )
}
