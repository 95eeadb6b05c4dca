import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { Closing } from '#src/site/kinds/reading/closing.tsx'
import { QuestionColumns } from '#src/site/kinds/reading/question-columns.tsx'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { fact, shapeOf } from '#src/site/kinds/reading/shape.ts'
import { WaysOn } from '#src/site/kinds/reading/sources-fold.tsx'
import { CardArt, isCardArt } from './card-art.tsx'
import { Frames } from './frames.tsx'
import './company.css'

const companyShape = z.strictObject({
  /** Two frames for photographs, before and after. */
  frames: z.boolean().default(false),
  /** Framed drawings in a row, each with a name and a sentence. */
  cards: z
    .array(fact.extend({ art: z.string().refine(isCardArt, 'no such drawing') }))
    .max(5)
    .default([]),
})

/** What can be checked about us and how: frames or small drawings first, then what stands behind them. */
export function CompanyPage({ page, language }: { page: ContentPageData; language: Language }) {
  const { words } = page
  const { frames, cards } = shapeOf(words, companyShape)
  const { sections, limits } = withoutLimits(page.sections)
  return (
    <article className="pg co">
      <header className="wrap co-head" data-first-screen="">
        <div className="co-top">
          <h1>{words.heading}</h1>
          <div>
            <p className="lede">{renderInline(words.answer, language)}</p>
            <PageDates words={words} language={language} />
          </div>
        </div>
        {frames ? <Frames language={language} /> : null}
        {cards.length > 0 ? (
          <ol className={`co-cards co-${cards.length}`}>
            {cards.map(({ art, n, w }) => (
              <li key={n}>
                <div className="co-art">{isCardArt(art) ? <CardArt name={art} /> : null}</div>
                <p className="h h4">{n}</p>
                <p className="sm mut">{renderInline(w, language)}</p>
              </li>
            ))}
          </ol>
        ) : null}
      </header>
      <SectionFlow sections={sections} language={language} tinted openWords={500} />
      <QuestionColumns questions={words.questions} language={language} />
      <WaysOn page={page} language={language} limits={limits} />
      <Closing page={page} language={language} />
    </article>
  )
}
