import { z } from 'zod'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { CheckSheet, checkSigns, listOf } from './check-sheet.tsx'
import { MarksBand, marksShape } from './marks.tsx'
import { MessageBand, repliesShape } from './replies.tsx'
import { recommendText } from './text.ts'
import '#src/site/kinds/reading/wide-tables.css'
import './recommend.css'

const recommendShape = z.strictObject({
  /** Number of the section whose list is the sheet to take along. */
  sheet: z.number().int().positive(),
  /** For each check the answer that should warn, and what we answer ourselves. */
  signs: z.array(checkSigns).default([]),
  marks: marksShape.optional(),
  /** Number of the section with our own answers, which stays open. */
  ours: z.number().int().positive().optional(),
  /** The section with a message to send, and what may come back. */
  message: z.strictObject({ section: z.number().int().positive(), replies: repliesShape }).optional(),
})

/** How to tell a good installer: a sheet to take along to every visit, then how to read it. */
export function RecommendPage({ page, language }: KindProps) {
  const { words } = page
  const text = recommendText(language)
  const { sheet, signs, marks, ours, message } = shapeOf(words, recommendShape)
  const { sections, limits } = withoutLimits(page.sections)
  const headed = sections.filter(({ heading }) => heading)
  const checks = headed[sheet - 1]
  if (!checks) throw new RangeError(`${words.id} has no section ${sheet}`)
  const letter = message ? headed[message.section - 1] : undefined
  if (message && !letter) throw new RangeError(`${words.id} has no section ${message.section}`)
  const own = ours ? headed[ours - 1] : undefined
  if (ours && !own) throw new RangeError(`${words.id} has no section ${ours}`)
  const lines = listOf(checks.nodes)?.children.length ?? 0
  return (
    <div className="rc">
      <div className="rc-desk">
        <div className="wrap">
          <header className="rc-head" data-first-screen="">
            <h1>{words.heading}</h1>
            <div>
              <p className="lede">{renderInline(words.answer, language)}</p>
              <p className="row noprint rc-print">
                <button type="button" className="btn" data-print-page>
                  <Icon name="doc" size={20} />
                  {text.print}
                </button>
                <span className="sm mut">{text.paper}</span>
              </p>
              <PageDates words={words} language={language} />
            </div>
          </header>
          <CheckSheet section={checks} signs={signs} language={language} />
        </div>
      </div>
      {marks ? <MarksBand marks={marks} checks={lines} language={language} /> : null}
      <div className="noprint">
        {own ? (
          <section className="sec fl-band rc-own" aria-labelledby={own.id}>
            <div className="wrap">
              <h2 id={own.id}>{own.heading}</h2>
              <div className="prose">{renderNodes(own.nodes, language, own.id)}</div>
            </div>
          </section>
        ) : null}
        {message && letter ? <MessageBand section={letter} replies={message.replies} language={language} /> : null}
        <SectionFlow
          sections={headed.filter((section) => ![checks, letter, own].includes(section))}
          language={language}
          openWords={message ? 100 : marks ? 110 : 290}
          tinted={own !== undefined}
          fills
        />
        <TwoQuestions page={page} language={language} />
        <Paper page={page} language={language} limits={limits} dated={false} />
        <Closing name={closingOf(page.route)} language={language} />
      </div>
    </div>
  )
}
