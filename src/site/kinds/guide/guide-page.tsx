import { Fragment } from 'react'
import { z } from 'zod'
import { ContentsList } from '#src/site/content/contents-list.tsx'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { GroundScene, scenePartNames } from '#src/site/kinds/art/ground-scene.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits, wordsIn } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { inlineFacts } from '#src/site/kinds/reading/inline-facts.tsx'
import { fact, shapeOf } from '#src/site/kinds/reading/shape.ts'
import { readingText } from '#src/site/kinds/reading/text.ts'
import type { RouteId } from '#src/site/routes.ts'
import './guide.css'
import { guideText } from './text.ts'
import { TwoQuestionsPrice } from './two-questions-price.tsx'

const place = z.number().int().positive()
const guideShape = z.strictObject({
  /** Against which law its rules were checked, in a sentence beside the day of the review. */
  rules: z.string().min(1).optional(),
  /** What the drawing shows, for those who do not see it. */
  scene: z.string().min(1),
  parts: z.array(z.enum(scenePartNames)),
  /** Which section, by number, holds the table that is read as a tree of decisions. */
  tree: place.optional(),
  /** Its cases but the last are questions: 'no' leads from each to the next, and the last is where it ends for most. */
  asks: z.literal(true).optional(),
  /** Figures in the margin, each with the number of its section. */
  margin: z.array(fact.extend({ at: place })).default([]),
})

/** Guides on panels ask two questions, each after the section of this number. */
const askedAfter: Partial<Record<RouteId, number>> = {
  'guides.solar-self-consumption-spain': 3,
  'should-i-get-solar': 2,
  'is-solar-worth-it': 2,
  'guide.net-metering': 3,
}

/** A guide: the idea along one ground line, its numbers, then a text to read with its contents at its side. */
export function GuidePage({ page, language }: KindProps) {
  const { words } = page
  const { rules, scene, parts, tree, asks: isAsked, margin } = shapeOf(words, guideShape)
  const { sections, limits } = withoutLimits(page.sections)
  const text = readingText(language)
  const headed = sections.filter(({ heading }) => heading)
  const asked = askedAfter[page.route]
  const twoAnswers = { id: 'two-questions', heading: guideText(language).calculator.heading, nodes: [] }
  const treeName = isAsked ? 'gd-tree gd-asks' : 'gd-tree'
  return (
    <div className="gd">
      <header className="gd-hero" data-first-screen="">
        <div className="wrap gd-head">
          <h1>{words.heading}</h1>
          <div>
            <p className="lede">{renderInline(words.answer, language)}</p>
            <p className="sm mut">{text.minutes(wordsIn(sections.flatMap(({ nodes }) => nodes)))}</p>
            <PageDates words={words} language={language} />
            {rules ? <p className="sm mut">{rules}</p> : null}
          </div>
        </div>
        <GroundScene parts={parts} label={scene} />
      </header>
      <FactsBand facts={inlineFacts(page, language)} />
      <div className="wrap gd-read">
        <ContentsList
          sections={headed.flatMap((section, at) => (at + 1 === asked ? [section, twoAnswers] : [section]))}
          language={language}
        />
        <div className="prose">
          {sections.map(({ id, heading, nodes }) => {
            const number = headed.findIndex((section) => section.id === id) + 1
            const asks = number > 0 && number === asked
            return (
              <Fragment key={id || 'intro'}>
                <section
                  aria-labelledby={id || undefined}
                  className={heading && number === tree ? treeName : undefined}
                >
                  {heading ? <h2 id={id}>{heading}</h2> : null}
                  {heading
                    ? margin
                        .filter(({ at }) => at === number)
                        .map(({ n, w }) => (
                          <div className="gd-margin" key={w}>
                            <span className="num n2">{n}</span>
                            <span className="mut sm">{renderInline(w, language)}</span>
                          </div>
                        ))
                    : null}
                  {renderNodes(nodes, language, id || 'intro')}
                </section>
                {asks ? <TwoQuestionsPrice language={language} /> : null}
              </Fragment>
            )
          })}
        </div>
      </div>
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} limits={limits} dated={false} />
      <Closing name={closingOf(page.route)} language={language} />
    </div>
  )
}
