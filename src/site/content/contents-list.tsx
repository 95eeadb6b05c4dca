import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from './markdown.ts'
import { contentText } from './text/text.ts'

/** Links to the headed sections of a page; nothing when there are too few to choose from. */
export function ContentsList({ sections, language }: { sections: readonly Section[]; language: Language }) {
  const headed = sections.filter(({ heading }) => heading)
  if (headed.length < 3) return null
  const { contents } = contentText(language)
  return (
    <nav className="toc" aria-label={contents}>
      <p className="h">{contents}</p>
      <ul>
        {headed.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
