import { z } from 'zod'
import { hybridBattery } from '#src/energy/battery/hybrid-battery.ts'
import { quantityText } from '#src/features/figures/public.ts'
import { monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderInline, renderNodes } from '#src/site/content/render.tsx'
import { LargeHouse } from '#src/site/kinds/art/sections/large-house.tsx'
import { Chapters, isWide } from '#src/site/kinds/blocks/chapters.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import { taken } from '#src/site/kinds/blocks/taken.ts'
import '#src/site/kinds/art/art.css'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import '#src/site/kinds/blocks/split-hero.css'
import '#src/site/kinds/blocks/top.css'
import { leadOnOwnLine } from '#src/site/kinds/reading/lead-line.ts'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import './luxury.css'
import { type LuxuryText, luxuryText } from './text.ts'

const luxuryShape = z.strictObject({
  /** The year month by month, as any large house has it. */
  hasYear: z.boolean().default(false),
  /** Of this estate, January first: the job, and who does it. */
  year: z
    .array(z.tuple([z.string(), z.string()]))
    .length(12)
    .optional(),
  /** Number of the section on discretion: it stands open, a row for each point. */
  discretion: z.number().int().positive().optional(),
})

/** A large house: one wide section with its eight systems, its estate's own numbers, and what its estate asks for. */
export function LuxuryPage({ page, language }: KindProps) {
  const text = luxuryText(language)
  const { sections } = taken(page.sections, ['town-numbers', 'map'])
  const { hasYear, year = hasYear ? text.year : undefined, discretion: at } = shapeOf(page.words, luxuryShape)
  const discretion = at === undefined ? undefined : sections.filter(({ heading }) => heading)[at - 1]
  if (at !== undefined && !discretion) throw new RangeError(`${page.route} has no section ${at}`)
  const rest = sections.filter((section) => section.heading && section !== discretion)
  // The first of an odd number stands open, so that the folded rows come in pairs.
  const open = rest.length % 2 === 1 ? rest.find(({ nodes }) => !isWide(nodes)) : undefined
  return (
    <>
      <header className="k-hero l-lux" data-first-screen="">
        <div className="wrap k-th">
          <h1>{page.words.heading}</h1>
          <p className="lede">{renderInline(page.words.answer, language)}</p>
        </div>
        <svg className="l-wide" viewBox="0 60 1600 500" role="img" aria-label={text.houseLabel}>
          <LargeHouse />
        </svg>
        {/* Where the whole would be too small: the house, then the drive, of the same drawing. */}
        <div className="l-crops">
          <svg viewBox="230 66 700 472" aria-hidden="true">
            <use href="#villa" />
          </svg>
          <svg viewBox="900 100 640 248" aria-hidden="true">
            <use href="#villa" />
          </svg>
        </div>
      </header>
      <section className="deep k-ground" aria-labelledby="systems">
        <div className="wrap">
          <Loads language={language} />
        </div>
      </section>
      <FactsBand facts={page.words.facts} />
      {year ? <Year jobs={year} language={language} /> : null}
      {discretion ? <Discretion section={discretion} language={language} /> : null}
      {open ? <Chapters sections={[open]} language={language} open={1} /> : null}
      <Chapters
        sections={rest.filter((section) => section !== open)}
        language={language}
        open={0}
        tinted={!discretion && !open}
      />
      <TwoQuestions page={page} language={language} />
      <Paper page={page} language={language} />
      <Closing name="walk" language={language} />
    </>
  )
}

/** What each of the eight systems can draw against what the supply gives, in the example house that the worked homes declare. */
function Loads({ language }: { language: Language }) {
  const text = luxuryText(language)
  const figures = builtFigures()
  const supply = figures.quantity(supplyFigure)
  const loads = loadFigures.map((name) => figures.quantity(name))
  // The first are the essentials: part of the others, and not counted twice.
  const connected = { ...supply, value: loads.slice(1).reduce((sum, { value }) => sum + value, 0), decimals: 0 }
  return (
    <>
      <h2 id="systems">{text.systemsHeading(quantityText(connected, language), quantityText(supply, language))}</h2>
      <p className="mut l-note">{text.systemsNote(quantityText(figures.quantity('zagaleta.area'), language))}</p>
      <ol className="l-loads">
        {text.systems.map(([name, plan], at) => {
          const power = at === 0 ? supply : loads[at - 1]
          const lasting = at === standbyAt ? standby(language) : undefined
          const said = at === 0 ? text.board(quantityText(figures.quantity(fuseFigure), language)) : plan
          return (
            <li key={name}>
              <span className="tile">{at + 1}</span>
              <span>
                <b>{name}</b>
                <span className="mut">{lasting?.carries ?? said}</span>
              </span>
              <span className="num n1 nw">
                {lasting ? <small>{`${text.about} `}</small> : null}
                {lasting?.hours ?? (power && quantityText(power, language))}
              </span>
              {power && !lasting ? <i style={{ '--w': `${Math.round((100 * power.value) / supply.value)}%` }} /> : null}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** How long the battery of the example house, full, carries its essentials: what it gives after its losses over what they and the inverter draw. */
function standby(language: Language): { hours: string; carries: string } {
  const figures = builtFigures()
  const battery = figures.quantity('home:large-house.given.batteryKwh')
  const essentials = figures.quantity('home:large-house.given.essentialsKw')
  const { roundTripEfficiency, standbyW } = hybridBattery(battery.value, 0, essentials.value)
  const drawnKw = essentials.value + standbyW / 1000
  const hours = Math.floor((battery.value * Math.sqrt(roundTripEfficiency)) / drawnKw)
  return {
    hours: quantityText({ value: hours, unit: 'hours', decimals: 0 }, language),
    carries: luxuryText(language).standby(
      quantityText({ ...battery, unit: 'kwh', decimals: 0 }, language),
      quantityText(essentials, language),
    ),
  }
}

/** The first system is the board itself: what the supply gives. Then the others, in the order of the drawing's numbers. */
const supplyFigure = 'law.three-phase-63-a'
const fuseFigure = 'size.63-a'
/** The second is the battery, which has hours in place of a power. */
const standbyAt = 1
const loadFigures = ['essentialsKw', 'coolingKw', 'poolKw', 'liftKw', 'carsKw', 'staffHouseKw', 'gatesKw'].map(
  (name) => `home:large-house.given.${name}`,
)

/** What is agreed on discretion: each point and its words in a row, the heading beside them. */
function Discretion({ section: { id, heading, nodes }, language }: { section: Section; language: Language }) {
  return (
    <section className="sec tight tint" aria-labelledby={id}>
      <div className="wrap l-agreed">
        <h2 id={id}>{heading}</h2>
        <div>{renderNodes(nodes.map(leadOnOwnLine), language, id)}</div>
      </div>
    </section>
  )
}

function Year({ jobs, language }: { jobs: LuxuryText['year']; language: Language }) {
  const text = luxuryText(language)
  return (
    <section className="sec tight" aria-labelledby="year">
      <div className="wrap">
        <div className="k-top">
          <h2 id="year">{text.yearHeading}</h2>
          <p className="mut">{text.yearLede}</p>
        </div>
        <ol className="l-year">
          {monthNames(language).map((month, at) => (
            <li key={month}>
              <span className="num n1">{month}</span>
              <p>{jobs[at]?.[0]}</p>
              <span className="l-who">{jobs[at]?.[1]}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
