import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import './questions.css'

/** Questions in two columns, each opening by itself. */
export function TwoQuestions({ page, language }: { page: ContentPageData; language: Language }) {
  const { questions } = page.words
  if (questions.length === 0) return null
  return (
    <section className="sec tight" aria-labelledby="questions">
      <div className="wrap">
        <h2 id="questions">{kindText(language).questions}</h2>
        <div className="k-faq">
          {questions.map(({ q, a }) => (
            <details className="faq" key={q}>
              <summary>{q}</summary>
              <p className="mut">{renderInline(a, language)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
