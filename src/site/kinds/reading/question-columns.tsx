import type { Language } from '#src/shared/i18n/language.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import './ends.css'

/** Questions that open one by one, in two columns where there is room. */
export function QuestionColumns({
  questions,
  language,
  tinted = false,
}: {
  questions: readonly { q: string; a: string }[]
  language: Language
  tinted?: boolean
}) {
  if (questions.length === 0) return null
  return (
    <section className={tinted ? 'sec tight tint' : 'sec tight'} aria-labelledby="questions">
      <div className="wrap">
        <h2 id="questions">{contentText(language).questions}</h2>
        <div className="q-cols">
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
