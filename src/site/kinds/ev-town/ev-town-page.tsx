import type { ReactNode } from 'react'
import { z } from 'zod'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { renderInline } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import '#src/site/kinds/art/art.css'
import { OwnGarage } from '#src/site/kinds/art/sections/own-garage.tsx'
import { SharedGarage } from '#src/site/kinds/art/sections/shared-garage.tsx'
import { StreetParking } from '#src/site/kinds/art/sections/street-parking.tsx'
import { Bars } from '#src/site/kinds/blocks/bars.tsx'
import { Chapters } from '#src/site/kinds/blocks/chapters.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { Coast, officesIn } from '#src/site/kinds/blocks/coast.tsx'
import { FactsBand } from '#src/site/kinds/blocks/facts-band.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { PriceRow } from '#src/site/kinds/blocks/price-row.tsx'
import { DetailsAndQuestions, TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import { taken } from '#src/site/kinds/blocks/taken.ts'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { townOf } from '#src/site/kinds/place-of.ts'
import '#src/site/kinds/blocks/split-hero.css'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import './ev-town.css'
import { Nights } from './nights.tsx'
import { evText, type Parking, parkings } from './text.ts'

const drawings: Record<Parking, () => ReactNode> = { garage: OwnGarage, shared: SharedGarage, street: StreetParking }

const words = z.string().trim().min(1)
const parkingCase = z.strictObject({ where: words, answer: words, why: words })
/** What each kind of parking means in this town. */
const evShape = z.strictObject({
  /** Number of the fact that a law gives: it is read with the day we looked. */
  dated: z.number().int().positive(),
  cases: z.strictObject({ garage: parkingCase, shared: parkingCase, street: parkingCase }),
})

/** Charging a car in a town: choose where it sleeps, read what that takes; then a year's cost where the page has it, the steps, and the town's own. */
export function EvTownPage({ page, language }: KindProps) {
  const town = townOf(page.route)
  if (!town) throw new RangeError(`${page.route} is the page of no town`)
  const text = evText(language)
  const { cases, dated } = shapeOf(page.words, evShape)
  const read = contentText(language).reviewed(formatDate(page.words.reviewed, language))
  const facts = page.words.facts.map(({ n, t }, at) => ({ n, t: at === dated - 1 ? `${t}. ${read}.` : t }))
  const { sections } = taken(page.sections, ['price-list', 'month-chart', 'drawing'])
  return (
    <>
      <header className="k-hero k-ev" data-first-screen="">
        <div className="wrap">
          <div className="k-evt">
            <h1>{page.words.heading}</h1>
            <p className="lede">{renderInline(page.words.answer, language)}</p>
          </div>
          <fieldset className="k-cases">
            <legend className="lede">
              <b>{text.choose}</b>
            </legend>
            {parkings.map((name) => {
              const Draw = drawings[name]
              return (
                <label key={name} className="k-case">
                  <span className="ck">
                    <input type="radio" name="parking" id={`case-${name}`} defaultChecked={name === 'garage'} />
                  </span>
                  <svg viewBox="0 0 480 220" aria-hidden="true">
                    <Draw />
                  </svg>
                  <span>
                    <b>{text.cases[name].name}</b>
                    <span className="sm mut">{cases[name].where}</span>
                  </span>
                </label>
              )
            })}
          </fieldset>
          <div className="k-vers">
            {parkings.map((name) => (
              <div key={name} className={`k-ver v-${name}`}>
                <div>
                  <h2>{cases[name].answer}</h2>
                  <p>{cases[name].why}</p>
                </div>
                <div>
                  <h3 className="h4">{text.toldHeading}</h3>
                  <ul className="l-tell">
                    {text.cases[name].told.map(([who, how]) => (
                      <li key={who}>
                        <Icon name="check" size={24} />
                        {who}
                        <span className="tag sea">{how}</span>
                      </li>
                    ))}
                  </ul>
                </div>
                <Nights parking={name} language={language} />
              </div>
            ))}
            <PriceRow item="ev-charger" language={language} range />
          </div>
        </div>
      </header>
      <FactsBand facts={facts}>
        {officesIn(town) > 0 ? null : <Coast town={town} language={language} helps={false} />}
      </FactsBand>
      <Bars bars={page.words.bars} language={language} />
      <Steps language={language} />
      {page.words.bars ? (
        <DetailsAndQuestions page={page} language={language} sections={sections} />
      ) : (
        <>
          <Chapters sections={sections} language={language} open={2} />
          <TwoQuestions page={page} language={language} />
        </>
      )}
      <Paper page={page} language={language} />
      <Closing name="photos" language={language} />
    </>
  )
}

function Steps({ language }: { language: Language }) {
  const text = evText(language)
  return (
    <section className="sec tight tint" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps">{text.stepsHeading}</h2>
        <ol className="k-paper">
          {text.steps.map(([name, what], at) => (
            <li key={name}>
              <span className="tile">{at + 1}</span>
              <h3 className="h4">{name}</h3>
              <p className="sm mut">{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
