import type { RootContent } from 'mdast'
import { z } from 'zod'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { figureText } from '#src/site/content/figure-text.ts'
import { PageDates } from '#src/site/content/page-dates.tsx'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { BesideThing } from '#src/site/kinds/blocks/beside-thing.tsx'
import { Closing, onward } from '#src/site/kinds/blocks/closing.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import { Reasons } from '#src/site/kinds/blocks/reasons.tsx'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { withoutLimits } from '#src/site/kinds/reading/arrange.ts'
import { closingOf } from '#src/site/kinds/reading/closing-of.ts'
import { inlineFacts } from '#src/site/kinds/reading/inline-facts.tsx'
import { leadOnOwnLine } from '#src/site/kinds/reading/lead-line.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { caseArts } from './case-picture.tsx'
import { RaceCases } from './race-cases.tsx'
import { runRace } from './race-result.ts'
import { isOneField, RaceSides, RaceTable } from './race-table.tsx'
import { races } from './races.ts'
import { versusText } from './text.ts'
import '#src/site/kinds/reading/wide-tables.css'
import './versus.css'

const words = z.string().trim().min(1)
const versusShape = z.strictObject({
  /** Number of the section that says when the other one wins: it stands open where the page has room. */
  wins: z.number().int().positive().optional(),
  /** Its points begin with a figure or a time of two or three words, set large. */
  anchors: z.literal(true).optional(),
  /** Number of the section with a trial that anybody can do at home: it stands beside the machine. */
  trial: z.number().int().positive().optional(),
  /** Where readers find the price that decides for them: below the heading of the table. */
  ownPrice: words.optional(),
  cases: z
    .array(
      z.strictObject({
        name: words,
        note: words,
        art: z.enum(caseArts),
        choose: words.optional(),
        why: words.optional(),
      }),
    )
    .length(3),
  choices: z.record(
    words,
    z.strictObject({
      name: words,
      than: words.optional(),
      choose: words.optional(),
      short: words.optional(),
      fuel: words.optional(),
    }),
  ),
})

/** A comparison: choose the case, read the verdict and ten years of cost; then the numbers behind it and when the loser wins. */
export function VersusPage({ page, language }: KindProps) {
  const race = races[page.route]
  if (!race) throw new RangeError(`${page.route} has no record to compare by`)
  const { cases, choices, wins: winsAt, anchors, trial: trialAt, ownPrice } = shapeOf(page.words, versusShape)
  const { sections, limits } = withoutLimits(page.sections)
  const headed = sections.filter(({ heading }) => heading)
  const numbered = (at: number | undefined) => {
    const section = at === undefined ? undefined : headed[at - 1]
    if (at !== undefined && !section) throw new RangeError(`${page.route} has no section ${at}`)
    return section
  }
  const wins = numbered(winsAt)
  const trial = numbered(trialAt)
  const results = runRace(race, builtFigures())
  const isSided = race.measure === 'cost' && isOneField(results)
  const closing = closingOf(page.route)
  const way = closing === 'call' ? undefined : onward(closing, language)
  const own = way && closing === 'heating' ? { ...way, action: versusText(language).ownHouse } : way
  const [intro] = sections.filter(({ heading }) => !heading)
  return (
    <div className={anchors ? 'vs-page vs-anchors' : 'vs-page'}>
      <header className="vs-hero" data-first-screen="">
        <div className="wrap">
          <div className="vs-head">
            <h1>{page.words.heading}</h1>
            <div>
              <p className="lede">{renderInline(page.words.answer, language)}</p>
              <PageDates words={page.words} language={language} />
            </div>
          </div>
          <RaceCases measure={race.measure} onward={own} {...{ language, cases, choices, results }} />
          {isSided ? null : <RaceTable {...{ language, cases, choices, results }} />}
        </div>
      </header>
      <FactsBand facts={inlineFacts(page, language)} />
      {isSided ? <RaceSides {...{ language, cases, choices, results, ownPrice }} /> : null}
      {intro ? (
        <section className="sec fl-band vs-answers">
          <div className="wrap">
            <h2>{versusText(language).byCase}</h2>
            {renderNodes(
              intro.nodes
                .flatMap((node): RootContent[] => (node.type === 'containerDirective' ? node.children : [node]))
                .map(leadOnOwnLine),
              language,
              'cases',
            )}
          </div>
        </section>
      ) : null}
      {wins ? <Reasons section={wins} language={language} /> : null}
      {trial ? (
        <BesideThing
          section={trial}
          thing="heat-pump"
          caption={versusText(language).whereHeatIsFrom(figureText('number:dec.spf-45', language, builtFigures()))}
          language={language}
        />
      ) : null}
      <SectionFlow
        sections={sections.filter((section) => section !== wins && section !== trial)}
        language={language}
        tinted={!wins || trial !== undefined}
        openWords={isSided ? 0 : 170}
      />
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} limits={limits} dated={false} />
      <Closing name={closing} language={language} />
    </div>
  )
}
