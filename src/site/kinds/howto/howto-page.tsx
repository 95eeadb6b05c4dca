import type { RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import { Drawing } from '#src/shared/ui/drawing/drawing.tsx'
import { drawingNames } from '#src/shared/ui/drawing/drawing-names.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import type { Section } from '#src/site/content/markdown.ts'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { fact, shapeOf } from '#src/site/kinds/reading/shape.ts'
import { DrawnSteps } from './drawn-steps.tsx'
import { StopSigns, stopSigns } from './stop-signs.tsx'
import { howtoText } from './text.ts'
import '#src/site/kinds/reading/wide-tables.css'
import './howto.css'

const howtoShape = z.strictObject({
  /** Time, who, tools. */
  meta: z.array(fact).min(2).max(4),
  drawing: z.enum(drawingNames),
  /** Number of the section that says when to stop, as a list, and a sign for each of its points. */
  stop: z.strictObject({
    at: z.number().int().positive(),
    signs: z.array(z.enum(stopSigns)).min(2),
    /** None of its points needs an electrician: they end in our look at the bill. */
    bill: z.literal(true).optional(),
  }),
  /** A picture for each step, by list of steps. */
  pictures: z.array(z.array(z.string())).min(1),
})

const isSteps = (node: RootContent): node is ContainerDirective =>
  node.type === 'containerDirective' && node.name === 'steps'
const isWarning = (node: RootContent): node is ContainerDirective =>
  node.type === 'containerDirective' && node.name === 'note' && node.attributes?.kind === 'problem'

/** Something to do now: what is needed, when to stop, then the steps, each drawn. It prints as one or two sheets. */
export function HowtoPage({ page, language }: KindProps) {
  const { words } = page
  const { meta, drawing, stop, pictures } = shapeOf(words, howtoShape)
  const text = howtoText(language)
  const { sections, limits } = withoutLimits(page.sections)
  const headed = sections.filter(({ heading }) => heading)
  const stopping = headed[stop.at - 1]
  const stepped = headed.filter(({ nodes }) => nodes.some(isSteps))
  const danger = sections.flatMap(({ nodes }) => nodes).find(isWarning)
  if (!stopping) throw new RangeError(`${words.id} has no section ${stop.at}`)
  const rest = headed
    .filter((section) => section !== stopping && !stepped.includes(section))
    .map((section) => without(section, drawing))
  return (
    <div className="ht">
      <header className={danger ? 'ht-top urgent wrap' : 'ht-top wrap'} data-first-screen="">
        <div className="ht-head">
          <h1>{words.heading}</h1>
          <p className="lede">{renderInline(words.answer, language)}</p>
          <ul className="ht-meta">
            {meta.map(({ n, w }) => (
              <li key={n}>
                <b>{n}</b> {renderInline(w, language)}
              </li>
            ))}
          </ul>
          <p className="row noprint ht-ways">
            <a className="btn sea" href={`#${stepped[0]?.id ?? ''}`}>
              {text.start}
            </a>
            <button type="button" className="btn sec2 ht-print" data-print-page>
              <Icon name="doc" size={20} />
              {drawing === 'fuse-board' ? text.printForBoard : text.print}
            </button>
          </p>
          <PageDates words={words} language={language} />
        </div>
        <div className="ht-thing">
          <Drawing name={drawing} language={language} captioned={!danger} />
        </div>
        <Stop section={stopping} signs={stop.signs} bill={stop.bill ?? false} danger={danger} language={language} />
      </header>
      {stepped.map((section, at) => (
        <Steps
          key={section.id}
          section={without(section, drawing)}
          pictures={pictures[at] ?? []}
          dense={pictures.flat().length > mostLargeSteps}
          language={language}
        />
      ))}
      <div className="noprint">
        <SectionFlow sections={rest} language={language} openWords={215} />
        <TwoQuestions page={page} language={language} />
        <Paper page={page} language={language} limits={limits} dated={false} />
        <Closing name={closingOf(page.route)} language={language} />
      </div>
    </div>
  )
}

/** So many steps of a page are drawn at the full width of a phone. */
const mostLargeSteps = 6

/** The drawing stands beside the heading and not a second time in the text. */
function without(section: Section, drawing: string): Section {
  return {
    ...section,
    nodes: section.nodes.filter(
      (node) => !(node.type === 'leafDirective' && node.name === 'drawing' && node.attributes?.name === drawing),
    ),
  }
}

function Stop({
  section: { id, heading, nodes },
  signs,
  bill,
  danger,
  language,
}: {
  section: Section
  signs: readonly (typeof stopSigns)[number][]
  bill: boolean
  danger: ContainerDirective | undefined
  language: Language
}) {
  const list = nodes.find((node) => node.type === 'list')
  if (list?.type !== 'list') throw new RangeError(`${heading}: the reasons to stop are no list`)
  return (
    <StopSigns
      id={id}
      heading={heading}
      reasons={list.children.map(({ children }, at) => ({
        sign: signs[at] ?? 'alert',
        words: renderNodes(children, language, `${id}-${String(at)}`),
      }))}
      danger={danger ? renderNodes(danger.children, language, `${id}-danger`) : null}
      after={renderNodes(
        nodes.filter((node) => node !== list),
        language,
        `${id}-after`,
      )}
      bill={bill}
      language={language}
    />
  )
}

function Steps({
  section: { id, heading, nodes },
  pictures,
  dense,
  language,
}: {
  section: Section
  pictures: readonly string[]
  dense: boolean
  language: Language
}) {
  return (
    <section className="sec fl-band tint ht-do" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        {nodes.map((node, at) =>
          isSteps(node) ? (
            <DrawnSteps key="steps" steps={node} {...{ pictures, dense, language, id }} />
          ) : (
            <div className="ht-note" key={`${id}-${String(at)}`}>
              {renderNodes([node], language, `${id}-${String(at)}`)}
            </div>
          ),
        )}
      </div>
    </section>
  )
}
