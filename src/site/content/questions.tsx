import type { Language } from '#src/shared/i18n/language.ts'
import { renderInline } from './render.tsx'
import { contentText } from './text/text.ts'

/** Questions that open one by one; the answers are inline Markdown. */
export function Questions({
  questions,
  language,
  tinted = false,
}: {
  questions: readonly { q: string; a: string }[]
  language: Language
  tinted?: boolean
}) {
  return (
    <section className={tinted ? 'sec tight tint' : 'sec tight'} aria-labelledby="questions">
      <div className="wrap g2 c57">
        <h2 id="questions">{contentText(language).questions}</h2>
        <div>
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
