import type { Town } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { withFigureSources } from '#src/site/content/content-data.ts'
import { type Section, sectionsOf } from '#src/site/content/markdown.ts'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { Scene } from '#src/site/kinds/art/scene.tsx'
import { Thing } from '#src/site/kinds/art/thing.tsx'
import { Bars } from '#src/site/kinds/blocks/bars.tsx'
import { CallRow } from '#src/site/kinds/blocks/call-row.tsx'
import { Chapters } from '#src/site/kinds/blocks/chapters.tsx'
import { Closing, onward } from '#src/site/kinds/blocks/closing.tsx'
import { Coast, officesIn } from '#src/site/kinds/blocks/coast.tsx'
import { ExampleOptions } from '#src/site/kinds/blocks/example-options.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { PriceRow } from '#src/site/kinds/blocks/price-row.tsx'
import { DetailsAndQuestions, TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import { hasPoints, Reasons } from '#src/site/kinds/blocks/reasons.tsx'
import { taken } from '#src/site/kinds/blocks/taken.ts'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { townOf } from '#src/site/kinds/place-of.ts'
import { SectionFlow } from '#src/site/kinds/reading/section-flow.tsx'
import '#src/site/kinds/blocks/how.css'
import '#src/site/kinds/blocks/thing.css'
import { jobFacts, jobFigures } from './job-facts.ts'
import './service-town.css'
import { townService } from './town-services.ts'

/** Whose village, towers or peak stand so high in their drawing that the price card would lie over them. */
const highScenes: Partial<Record<Town, string>> = {
  mijas: 'is-high',
  fuengirola: 'is-high',
  marbella: 'is-high is-peak',
}

/** A service in a town: the job framed beside its words, on a phone below them; the town's skyline; then its figures there, and what is asked for there. */
export function ServiceTownPage({ page, language }: KindProps) {
  const town = page.route.startsWith('mijas.') ? 'mijas' : townOf(page.route)
  if (!town) throw new RangeError(`${page.route} is in no town`)
  const service = townService(page.route)
  const { blocks, sections } = taken(page.sections, ['worked-example', 'month-chart', 'price-list'])
  const chart = blocks.get('month-chart')
  // What the page says of its chart stands beside it.
  const charted = sections.find(({ id }) => page.sections.some((one) => one.id === id && one.nodes.some(isMonthChart)))
  // The way of the papers is open at the width of the page.
  const papers = sections.filter((section) => section !== charted && hasSteps(section)).slice(0, 1)
  // What decides the job there comes before the other words, and is open.
  const local = sections.find((section) => section !== charted && hasPoints(section))
  const table =
    service.leads === 'table' ? sections.find(({ nodes }) => nodes.some(({ type }) => type === 'table')) : undefined
  // Above every heading: a warning, or which way suits whom.
  const [intro] = sections.filter(({ heading }) => !heading)
  const others = sections.filter(
    (section) =>
      section.heading && section !== charted && section !== local && section !== table && !papers.includes(section),
  )
  // The more figures a page shows, the fewer of its words stand open.
  const figures = (blocks.has('worked-example') ? 2 : 0) + (chart ? 2 : 0)
  const open = Math.max(papers.length > 0 && chart ? 0 : 1, 4 - figures)
  const first = page.shownFirst?.type === 'leafDirective' && page.shownFirst.name === 'drawing' ? page.shownFirst : null
  // A drawing stands beside words, so that neither half is empty: its own where they are words alone.
  const wordy = others.filter(({ nodes }) => nodes.every(({ type }) => type === 'paragraph' || type === 'list'))
  const drawnIn = first ? sectionsOf(page.words.body, language).find(({ nodes }) => nodes.some(isDrawing))?.id : ''
  const told = first ? (wordy.find(({ id }) => id === drawnIn) ?? wordy[0]) : undefined
  const way = papers.length > 0 ? <SectionFlow sections={papers} language={language} fills /> : null
  return (
    <>
      <header className="k-st" data-first-screen="">
        <div className="wrap k-sth">
          <div>
            <h1>{page.words.heading}</h1>
            <p className="lede">{renderInline(page.words.answer, language)}</p>
            <CallRow
              language={language}
              {...(service.asks && service.closing !== 'call' ? { to: onward(service.closing, language) } : {})}
            />
          </div>
          <figure className="k-thing">
            <Thing name={service.thing} language={language} framed />
            {service.price ? (
              <figcaption>
                <PriceRow item={service.price} language={language} />
              </figcaption>
            ) : null}
          </figure>
        </div>
        <div className={`k-sky ${highScenes[town] ?? ''}`.trimEnd()}>
          <Scene town={town} language={language} sun={false} />
        </div>
        <FactsBand facts={jobFacts(town, service.facts, language)} />
      </header>
      {intro ? (
        <div className="sec tight">
          <div className="wrap">{renderNodes(intro.nodes, language, 'intro')}</div>
        </div>
      ) : null}
      {service.leads === 'steps' ? way : null}
      {table ? <Chapters sections={[table]} language={language} open={1} tables /> : null}
      <ExampleOptions block={blocks.get('worked-example')} language={language} />
      {chart ? (
        <section className="sec tight tint" aria-labelledby={charted?.id}>
          <div className={charted ? 'wrap k-charted' : 'wrap'}>
            {charted ? <h2 id={charted.id}>{charted.heading}</h2> : null}
            {renderNodes([chart], language, 'figure')}
            {charted ? <div className="prose">{renderNodes(charted.nodes, language, charted.id)}</div> : null}
          </div>
        </section>
      ) : null}
      <Bars bars={page.words.bars} language={language} tinted />
      {local ? <Reasons section={local} language={language} tinted={!chart && !page.words.bars} /> : null}
      {service.leads === 'steps' ? null : way}
      {open === 0 && !first ? (
        <DetailsAndQuestions page={page} language={language} sections={others} />
      ) : (
        <>
          {first && told ? (
            <section className="sec tight" aria-labelledby={told.id}>
              <div className="wrap k-how">
                <div>
                  <h2 id={told.id}>{told.heading}</h2>
                  <div className="prose">{renderNodes(told.nodes, language, told.id)}</div>
                </div>
                <div>{renderNodes([first], language, 'first')}</div>
              </div>
            </section>
          ) : null}
          <Chapters
            sections={others.filter((section) => section !== told)}
            language={language}
            open={told ? Math.max(0, open - 1) : open}
            tinted={papers.length > 0}
            whole
          />
          <TwoQuestions page={page} language={language} />
        </>
      )}
      <Paper page={withFigureSources(page, jobFigures(town, service.facts), language)} language={language} />
      {/* Where we have an office, a road to the next says nothing. */}
      {officesIn(town) > 0 ? null : (
        <section className="deep sec tight k-stn">
          <div className="wrap">
            <Coast town={town} language={language} />
          </div>
        </section>
      )}
      <Closing name={service.closing} town={townNames[town]} language={language} />
    </>
  )
}

function hasSteps({ nodes }: Section): boolean {
  return nodes.some((node) => node.type === 'containerDirective' && node.name === 'steps')
}

function isDrawing(node: Section['nodes'][number]): boolean {
  return node.type === 'leafDirective' && node.name === 'drawing'
}

function isMonthChart(node: Section['nodes'][number]): boolean {
  return node.type === 'leafDirective' && node.name === 'month-chart'
}
