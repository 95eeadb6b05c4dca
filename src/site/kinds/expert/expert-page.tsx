import type { RootContent } from 'mdast'
import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { isFigure, withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { inlineFacts } from '#src/site/kinds/reading/inline-facts.tsx'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { fact, shapeOf } from '#src/site/kinds/reading/shape.ts'
import { BigChart } from './big-chart.tsx'
import { Changes } from './changes.tsx'
import { charts, peakDays, poolDays } from './charts.ts'
import { PeakDay } from './peak-day.tsx'
import { PoolDay } from './pool-day.tsx'
import '#src/site/kinds/reading/wide-tables.css'
import './expert.css'

const words = z.string().trim().min(1)
const expertShape = z.strictObject({
  /** Number of the section that stands open below the folded ones: where the sum stops being true. */
  open: z.number().int().positive().optional(),
  /** The lines say what is so, not what we compute. */
  solid: z.literal(true).optional(),
})
const chartShape = expertShape.extend({
  chart: z.strictObject({
    label: words,
    caption: words,
    groups: z.array(words),
    columns: z.array(words).default([]),
  }),
})
const dayShape = expertShape.extend({
  day: z.strictObject({
    label: words,
    caption: words,
    parts: z.array(fact).length(5),
    /** Words published before it had its own place have it among the keys. */
    need: fact.optional(),
    marks: z.strictObject({ sun: words, cover: words }),
    table: words,
    columns: z.array(words).length(6),
  }),
})

const peaksShape = expertShape.extend({
  peaks: z.strictObject({
    label: words,
    caption: words,
    rooms: z.array(words).length(2),
    marks: z.strictObject({ added: words, together: words }),
  }),
})

/** The result of the sum, drawn. Throws a RangeError when there is nothing to draw. */
function Chart({ page, language }: KindProps) {
  const home = poolDays[page.route]
  if (home) return <PoolDay home={home} words={shapeOf(page.words, dayShape).day} language={language} />
  const rooms = peakDays[page.route]
  if (rooms) return <PeakDay homes={rooms} words={shapeOf(page.words, peaksShape).peaks} language={language} />
  const record = charts[page.route]
  if (!record) throw new RangeError(`${page.route} has no chart`)
  return <BigChart record={record} words={shapeOf(page.words, chartShape).chart} language={language} />
}

/** A name and an amount in each row: it stands beside its heading as words do. */
const isShortTable = (node: RootContent): boolean =>
  node.type === 'table' && (node.children[0]?.children.length ?? 0) < 3

/** How something works: the result of the sum as columns on the ground, its numbers, then the reasoning step by step. */
export function ExpertPage({ page, language }: KindProps) {
  const { sections, limits } = withoutLimits(page.sections)
  const headed = sections.filter(({ heading }) => heading)
  const shown = headed.filter(({ nodes }) => nodes.some((node) => isFigure(node) && !isShortTable(node)))
  const { open: openAt, solid = false } = shapeOf(page.words, expertShape.loose())
  const open = openAt === undefined ? undefined : headed[openAt - 1]
  if (openAt !== undefined && !open) throw new RangeError(`${page.route} has no section ${openAt}`)
  const told = headed.filter((section) => !shown.includes(section) && section !== open)
  const { bars } = page.words
  const closing = closingOf(page.route)
  // Where lines of figures say what counts, fewer steps of the reasoning stand open; a table takes the room of one.
  const stepsOpen = (bars ? 2 : 3) - (told[0]?.nodes.some(isShortTable) ? 1 : 0)
  return (
    <div className="ex">
      <header className="ex-hero" data-first-screen="">
        <div className="wrap ex-head">
          <h1>{page.words.heading}</h1>
          <div>
            <p className="lede">{renderInline(page.words.answer, language)}</p>
            <PageDates words={page.words} language={language} />
          </div>
        </div>
        <Chart page={page} language={language} />
      </header>
      <FactsBand facts={inlineFacts(page, language)} />
      {bars ? <Changes bars={bars} language={language} closing={closing} solid={solid} /> : null}
      <section className="sec fl-band tint">
        <ul className="wrap ex-sums">
          {told.slice(0, stepsOpen).map((section) => (
            <Sum key={section.id} section={section} language={language} />
          ))}
        </ul>
      </section>
      <SectionFlow
        sections={shown}
        language={language}
        openWords={bars ? 60 : 110}
        alsoFolded={told.slice(stepsOpen)}
      />
      {open ? (
        <section className="sec tight">
          <ul className="wrap ex-sums">
            <Sum section={open} language={language} />
          </ul>
        </section>
      ) : null}
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} limits={limits} dated={false} />
      <Closing name={closing} language={language} />
    </div>
  )
}

/** One step: its heading beside its words; where a short table is among them, heading and words beside the table. */
function Sum({ section: { id, heading, nodes }, language }: { section: Section; language: Language }) {
  const table = nodes.find(isShortTable)
  const beside = table ? [table] : nodes
  const before = table ? nodes.filter((node) => node !== table) : []
  return (
    <li>
      <div>
        <h2 id={id}>{heading}</h2>
        {table ? <div className="prose">{renderNodes(before, language, id)}</div> : null}
      </div>
      <div className="prose">{renderNodes(beside, language, `${id}-beside`)}</div>
    </li>
  )
}
