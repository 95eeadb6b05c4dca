import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { Closing } from '#src/site/kinds/reading/closing.tsx'
import { QuestionColumns } from '#src/site/kinds/reading/question-columns.tsx'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { WaysOn } from '#src/site/kinds/reading/sources-fold.tsx'
import { CheckSheet } from './check-sheet.tsx'
import { recommendText } from './text.ts'
import './recommend.css'

const recommendShape = z.strictObject({
  /** Number of the section whose list is the sheet to take along. */
  sheet: z.number().int().positive(),
})

/** How to tell a good installer: a sheet to take along to every visit, then how to read it. */
export function RecommendPage({ page, language }: { page: ContentPageData; language: Language }) {
  const { words } = page
  const { sheet } = shapeOf(words, recommendShape)
  const { sections, limits } = withoutLimits(page.sections)
  const headed = sections.filter(({ heading }) => heading)
  const checks = headed[sheet - 1]
  if (!checks) throw new RangeError(`${words.id} has no section ${sheet}`)
  return (
    <article className="pg rc">
      <div className="rc-desk">
        <div className="wrap">
          <header className="rc-head" data-first-screen="">
            <h1>{words.heading}</h1>
            <div>
              <p className="lede">{renderInline(words.answer, language)}</p>
              <p className="sm mut noprint">{recommendText(language).print}</p>
              <PageDates words={words} language={language} />
            </div>
          </header>
          <CheckSheet section={checks} language={language} />
        </div>
      </div>
      <div className="noprint">
        <SectionFlow sections={headed.filter((section) => section !== checks)} language={language} openWords={480} />
        <QuestionColumns questions={words.questions} language={language} />
        <WaysOn page={page} language={language} limits={limits} />
        <Closing page={page} language={language} />
      </div>
    </article>
  )
}
