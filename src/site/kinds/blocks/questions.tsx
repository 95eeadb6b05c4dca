import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { kindText } from '#src/site/kinds/text/text.ts'
import { Folds } from './folds.tsx'
import './questions.css'

interface QuestionsProps {
  page: ContentPageData
  language: Language
  /** Where it is not owners who ask. */
  heading?: string
}

/** Questions in two columns, each opening by itself. */
export function TwoQuestions({ page, language, heading }: QuestionsProps) {
  if (page.words.questions.length === 0) return null
  return (
    <section className="sec tight" aria-labelledby="questions">
      <div className="wrap">
        <QuestionList page={page} language={language} heading={heading} />
      </div>
    </section>
  )
}

/** What a page folds and what its readers ask, beside each other: both are lists that one looks through. */
export function DetailsAndQuestions({ page, language, sections }: QuestionsProps & { sections: readonly Section[] }) {
  return (
    <section className="sec tight">
      <div className="wrap k-asked">
        <div>
          <Folds sections={sections} language={language} headed />
        </div>
        <section aria-labelledby="questions">
          <QuestionList page={page} language={language} />
        </section>
      </div>
    </section>
  )
}

function QuestionList({ page, language, heading = kindText(language).questions }: QuestionsProps) {
  return (
    <>
      <h2 id="questions">{heading}</h2>
      <div className="k-faq">
        {page.words.questions.map(({ q, a }) => (
          <details className="faq" key={q}>
            <summary>{q}</summary>
            <p className="mut">{renderInline(a, language)}</p>
          </details>
        ))}
      </div>
    </>
  )
}
