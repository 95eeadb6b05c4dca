import { z } from 'zod'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Tag } from '#src/shared/ui/tag/tag.tsx'
import { business } from '#src/site/business.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { DetailsAndQuestions, TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { arrange, withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { fact, shapeOf } from '#src/site/kinds/reading/shape.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import { CardArt, isCardArt } from './card-art.tsx'
import { Frames } from './frames.tsx'
import { PromiseCheck } from './promise-check.tsx'
import { shownOf } from './shown-of.tsx'
import { Stages } from './stages.tsx'
import './company.css'

const companyShape = z.strictObject({
  /** The telephone as a button of the first screen, where a page is read in haste. */
  call: z.boolean().default(false),
  /** Two frames for photographs, before and after. */
  frames: z.boolean().default(false),
  /** The section that stands until there is a first review or project; its anchor. */
  first: z.string().optional(),
  /** How many words stand open; the rest is folded. */
  open: z.number().int().positive().default(340),
  /** How what was promised is checked, in a few sentences. */
  promise: z.strictObject({ heading: z.string(), steps: z.array(z.string()).min(2).max(4) }).optional(),
  /** The first sections are the stages of a job: how many, and which of them others decide. */
  stages: z
    .strictObject({
      count: z.number().int().positive(),
      waits: z.array(z.number().int().positive()),
      /** The stage in which the house is looked at. */
      looks: z.number().int().positive().optional(),
      heading: z.string(),
      lede: z.string(),
    })
    .optional(),
  /** Framed drawings in a row, each with a name and a sentence; a card may lead to a section of the page and carry its verdict. */
  cards: z
    .array(
      fact.extend({
        art: z.string().refine(isCardArt, 'no such drawing'),
        /** Number of that section. */
        to: z.number().int().positive().optional(),
        tag: z.strictObject({ tone: z.enum(['ok', 'warn', 'bad']), words: z.string() }).optional(),
      }),
    )
    .max(8)
    .default([]),
})

/** Every measured error, case by case: for the few who check us. */
function isMeasured({ nodes }: Section): boolean {
  return nodes.some((node) => node.type === 'leafDirective' && node.name === 'accuracy')
}

/** What can be checked about us and how: frames or small drawings first, then what stands behind them. */
export function CompanyPage({ page, language }: KindProps) {
  const { words } = page
  const { call, frames, cards, open, first, promise, stages } = shapeOf(words, companyShape)
  const shown = shownOf(page.route, language)
  const { sections, limits } = withoutLimits(
    shown.isEmpty ? page.sections : page.sections.filter(({ id }) => id !== first),
  )
  const headed = sections.filter((section) => section.heading && !isMeasured(section))
  const staged = headed.slice(0, stages?.count ?? 0)
  const waiting = stages ? headed.find(({ id }) => id === first) : undefined
  const rest = headed.slice(staged.length).filter((section) => section !== waiting)
  const measured = sections.filter(isMeasured)
  const openWords = stages ? 0 : open
  const { folded } = arrange(rest, openWords)
  /** A line or two do not fill a band of their own. */
  const beside = folded.length <= 2 && measured.length === 0 && words.questions.length > 0 ? folded : []
  return (
    <div className="co">
      <header className="wrap co-head" data-first-screen="">
        <div className="co-top">
          <h1>{words.heading}</h1>
          <div>
            <p className="lede">{renderInline(words.answer, language)}</p>
            {call ? (
              <p className="row co-call">
                <a className="btn sea" href={`tel:${business.phone.e164}`}>
                  <Icon name="phone" size={20} />
                  {`${kindText(language).close.call.action} ${business.phone.display}`}
                </a>
              </p>
            ) : null}
            <PageDates words={words} language={language} />
          </div>
        </div>
        {frames && shown.isEmpty ? <Frames language={language} /> : null}
        {cards.length > 0 ? (
          <ol className={`co-cards co-${cards.length}`}>
            {cards.map(({ art, n, w, to, tag }) => (
              <li key={n}>
                <div className="co-art">{isCardArt(art) ? <CardArt name={art} /> : null}</div>
                <p className="h h4">{to ? <a href={`#${headed[to - 1]?.id}`}>{n}</a> : n}</p>
                <p className="sm mut">
                  {tag ? <Tag tone={tag.tone}>{tag.words}</Tag> : null} {renderInline(w, language)}
                </p>
              </li>
            ))}
          </ol>
        ) : null}
      </header>
      {shown.list}
      {promise && stages ? <PromiseCheck {...promise} language={language} /> : null}
      {waiting ? (
        <section className="sec tight" aria-labelledby={waiting.id}>
          <div className="wrap co-waiting">
            <h2 id={waiting.id}>{waiting.heading}</h2>
            <div className="prose">{renderNodes(waiting.nodes, language, waiting.id)}</div>
          </div>
        </section>
      ) : null}
      {stages ? <Stages {...stages} sections={staged} language={language} /> : null}
      <SectionFlow
        sections={rest.filter((section) => !beside.includes(section))}
        language={language}
        tinted={!stages}
        openWords={openWords}
        fills
        alsoFolded={measured}
      />
      {promise && !stages ? <PromiseCheck {...promise} language={language} /> : null}
      {beside.length > 0 ? (
        <DetailsAndQuestions page={page} language={language} sections={beside} />
      ) : (
        <TwoQuestions page={page} language={language} />
      )}
      <Paper page={page} language={language} limits={limits} dated={false} />
      <Closing name={closingOf(page.route)} language={language} />
    </div>
  )
}
