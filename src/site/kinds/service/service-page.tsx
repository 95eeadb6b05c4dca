import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatKwh, formatMoney, formatPercent } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import type { ContentPageData } from '#src/site/content/content-data.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { Thing } from '#src/site/kinds/art/thing.tsx'
import { Bars } from '#src/site/kinds/blocks/bars.tsx'
import { CallRow } from '#src/site/kinds/blocks/call-row.tsx'
import { Chapters } from '#src/site/kinds/blocks/chapters.tsx'
import { Closing, onward } from '#src/site/kinds/blocks/closing.tsx'
import { CutHours } from '#src/site/kinds/blocks/cut-hours.tsx'
import { DayWithIt } from '#src/site/kinds/blocks/day-with-it.tsx'
import { ExampleOptions } from '#src/site/kinds/blocks/example-options.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { JobOrder } from '#src/site/kinds/blocks/job-order.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { PriceRow } from '#src/site/kinds/blocks/price-row.tsx'
import { DetailsAndQuestions, TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import { SplitHero } from '#src/site/kinds/blocks/split-hero.tsx'
import { Suits } from '#src/site/kinds/blocks/suits.tsx'
import { taken } from '#src/site/kinds/blocks/taken.ts'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { kindText } from '#src/site/kinds/text/text.ts'
import '#src/site/kinds/blocks/how.css'
import { figureHeading } from './figure-heading.ts'
import { Kit } from './kit.tsx'
import { type ServiceLook, serviceLook } from './service-looks.ts'

/** A service: the thing in its place, cut open, with its price; how it works; what it does by numbers; then what an owner asks. */
export function ServicePage({ page, language }: KindProps) {
  const look = serviceLook(page.route)
  const { blocks, sections } = taken(page.sections, ['roof-table', 'worked-example', 'month-chart'])
  const headed = sections.filter(({ heading }) => heading)
  // The day shows how it works: the words on it are folded then, and the options of another home stay away.
  const [how, ...others] = headed
  const rest = look.day ? withFirst(headed, page.shownFirst) : others
  const wide = [...blocks.values()].find(({ name }) => name === 'roof-table' || name === 'month-chart')
  const example = look.day ? undefined : blocks.get('worked-example')
  const cut = look.cut ? builtFigures().days(look.cut.home, look.cut.of) : undefined
  return (
    <>
      <SplitHero
        page={page}
        language={language}
        art={<Thing name={look.thing} language={language} size={batterySize(look, language)} />}
      >
        {look.price ? <PriceRow item={look.price} language={language} range /> : null}
        {/* What has no price before a visit asks for what the page ends with. */}
        <CallRow language={language} {...(look.price ? {} : { to: onward(look.closing, language) })} />
      </SplitHero>
      <FactsBand facts={page.words.facts} />
      {how && !look.day ? (
        <section className="sec tight" aria-labelledby={how.id}>
          <div className="wrap k-how">
            <div>
              <h2 id={how.id}>{how.heading}</h2>
              <div className="prose">{renderNodes(how.nodes, language, how.id)}</div>
            </div>
            {page.shownFirst ? <div>{renderNodes([page.shownFirst], language, 'how')}</div> : null}
          </div>
        </section>
      ) : null}
      <Bars bars={page.words.bars} language={language} tinted />
      {look.day ? <DayWithIt {...look.day} language={language} /> : null}
      {cut ? <CutHours home={cut} lede={backupAdded(look, language)} language={language} /> : null}
      <ExampleOptions block={example} language={language} />
      {wide ? (
        <section className="sec tight tint">
          <div className="wrap">
            <h2 className="h3">{figureHeading(wide, language)}</h2>
            {renderNodes([wide], language, 'figure')}
          </div>
        </section>
      ) : null}
      {look.job ? <JobOrder job={look.job} language={language} /> : null}
      <Kit words={page.words} language={language} />
      <Suits words={page.words} language={language} />
      {look.day || look.cut || example ? (
        <DetailsAndQuestions page={page} language={language} sections={rest} />
      ) : (
        <>
          <Chapters sections={rest} language={language} open={2} />
          <TwoQuestions page={page} language={language} />
        </>
      )}
      <Paper page={page} language={language} closing={look.closing} />
      <Closing name={look.closing} language={language} />
    </>
  )
}

/** What the battery of the page's home holds. */
function batterySize({ day }: ServiceLook, language: Language): string | undefined {
  const kwh = day && builtFigures().home(day.home).system?.batteryKwh
  return kwh ? formatKwh(kwh, language) : undefined
}

/** What tells the home of the cut from the same home's day: its backup, and what of the battery is kept back. */
function backupAdded({ day, cut }: ServiceLook, language: Language): string | undefined {
  if (!day || cut?.of !== 'system') return
  const figures = builtFigures()
  const [bare, added] = [day, cut].map(({ home, of }) => figures.days(home, of).option)
  if (!bare || !added) return
  return kindText(language).cut.added({
    battery: formatKwh(added.system.batteryKwh, language),
    price: formatMoney(eurFromCents(added.priceCents - bare.priceCents), 'price', language),
    reserve: formatPercent(figures.home(cut.home).system?.reservePct ?? 0, language),
  })
}

/** The drawing goes with the first section. */
function withFirst([first, ...rest]: readonly Section[], drawing: ContentPageData['shownFirst']): Section[] {
  if (!first) return []
  return [drawing ? { ...first, nodes: [...first.nodes, drawing] } : first, ...rest]
}
