import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import { ContentsList } from '#src/site/content/contents-list.tsx'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { GroundScene, scenePartNames } from '#src/site/kinds/art/ground-scene.tsx'
import { withoutLimits, wordsIn } from '#src/site/kinds/reading/arrange.ts'
import { Closing } from '#src/site/kinds/reading/closing.tsx'
import { Facts } from '#src/site/kinds/reading/facts.tsx'
import { QuestionColumns } from '#src/site/kinds/reading/question-columns.tsx'
import { fact, shapeOf } from '#src/site/kinds/reading/shape.ts'
import { SourcesFold } from '#src/site/kinds/reading/sources-fold.tsx'
import { readingText } from '#src/site/kinds/reading/text.ts'
import './guide.css'

const place = z.number().int().positive()
const guideShape = z.strictObject({
  /** What the drawing shows, for those who do not see it. */
  scene: z.string().min(1),
  parts: z.array(z.enum(scenePartNames)),
  facts: z.array(fact).max(4).default([]),
  /** Which section, by number, holds the table that is read as a tree of decisions. */
  tree: place.optional(),
  /** Figures in the margin, each with the number of its section. */
  margin: z.array(fact.extend({ at: place })).default([]),
})

/** A guide: the idea along one ground line, its numbers, then a text to read with its contents at its side. */
export function GuidePage({ page, language }: { page: ContentPageData; language: Language }) {
  const { words } = page
  const { scene, parts, facts, tree, margin } = shapeOf(words, guideShape)
  const { sections, limits } = withoutLimits(page.sections)
  const text = readingText(language)
  const headed = sections.filter(({ heading }) => heading)
  return (
    <article className="pg gd">
      <header className="gd-hero" data-first-screen="">
        <div className="wrap gd-head">
          <h1>{words.heading}</h1>
          <div>
            <p className="lede">{renderInline(words.answer, language)}</p>
            <p className="sm mut">{text.minutes(wordsIn(sections.flatMap(({ nodes }) => nodes)))}</p>
            <PageDates words={words} language={language} />
          </div>
        </div>
        <GroundScene parts={parts} label={scene} />
      </header>
      <Facts facts={facts} heading={text.factsHeading} language={language} />
      <div className="wrap gd-read">
        <ContentsList sections={headed} language={language} />
        <div className="prose">
          {sections.map(({ id, heading, nodes }) => {
            const number = headed.findIndex((section) => section.id === id) + 1
            return (
              <section
                key={id || 'intro'}
                aria-labelledby={id || undefined}
                className={heading && number === tree ? 'gd-tree' : undefined}
              >
                {heading ? <h2 id={id}>{heading}</h2> : null}
                {heading
                  ? margin
                      .filter(({ at }) => at === number)
                      .map(({ n, w }) => (
                        <aside className="gd-margin" key={w}>
                          <span className="num n2">{n}</span>
                          <span className="mut sm">{renderInline(w, language)}</span>
                        </aside>
                      ))
                  : null}
                {renderNodes(nodes, language, id || 'intro')}
              </section>
            )
          })}
          <SourcesFold page={page} language={language} limits={limits} />
        </div>
      </div>
      <QuestionColumns questions={words.questions} language={language} />
      <Closing page={page} language={language} />
    </article>
  )
}
