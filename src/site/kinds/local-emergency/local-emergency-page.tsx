import { z } from 'zod'
import servicesOf from '#facts/local/town-services.json' with { type: 'json' }
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { emergencyNumber } from '#src/site/content/emergency-numbers.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import '#src/site/kinds/art/art.css'
import { DarkStreet } from '#src/site/kinds/art/sections/dark-street.tsx'
import { StreetLook } from '#src/site/kinds/art/sections/street-look.tsx'
import { Chapters } from '#src/site/kinds/blocks/chapters.tsx'
import { Closing } from '#src/site/kinds/blocks/closing.tsx'
import { Paper } from '#src/site/kinds/blocks/paper.tsx'
import { TwoQuestions } from '#src/site/kinds/blocks/questions.tsx'
import { taken } from '#src/site/kinds/blocks/taken.ts'
import type { KindProps } from '#src/site/kinds/kind-props.ts'
import { townOf } from '#src/site/kinds/place-of.ts'
import { shapeOf } from '#src/site/kinds/reading/shape.ts'
import { openingLines } from '#src/site/opening-lines.ts'
import { published } from '#src/site/published/reading.ts'
import { dial } from './dial.ts'
import { DoNotTouch } from './do-not-touch.tsx'
import './local-emergency.css'
import { Looks, looksForm } from './looks.tsx'
import { emergencyText } from './text.ts'
import { WhenWeCome } from './when-we-come.tsx'

const line = z.string().trim().min(1).max(160)

const emergencyShape = z.strictObject({
  /** A page whose own words tell street from house does without the three looks. */
  hasOwnTriage: z.boolean().default(false),
  /** Looks of its own, by what the buildings of the town show. */
  looks: looksForm.optional(),
  /** Number of the section on the price, which stands open below the way to the house; the page of the service has none. */
  cost: z.number().int().positive().optional(),
  /** What a broken neutral or a lost phase looks like, and what to do; words published before there was such a place take the kind's. */
  lights: z.strictObject({ thing: line, instead: line }).optional(),
})

/** Of the service's page: so many sections at its end say what happens after the danger, and are folded. */
const afterwards = 2

/** Help in a town: the call, 112 and the distributor in the first screen; three looks; what to do in danger and what not to touch; when we come and what it costs; the town's own, folded. */
export function LocalEmergencyPage({ page, language }: KindProps) {
  const text = emergencyText(language)
  const {
    hasOwnTriage,
    looks = text.look,
    cost: costAt,
    lights = text.dont.lights,
  } = shapeOf(page.words, emergencyShape)
  const town = townOf(page.route)
  const { sections } = taken(page.sections, ['emergency-card', 'map', 'town-numbers', 'drawing'])
  const headed = sections.filter(({ heading }) => heading)
  const steps = town && headed[0]
  const cost = costAt ? headed[costAt - 1] : undefined
  return (
    <>
      <header className="deep l-em1" data-first-screen="">
        <div className="wrap l-emg">
          <div>
            <h1>{page.words.heading}</h1>
            <a className="l-call" href={`tel:${business.phone.e164}`}>
              <Icon name="phone" size={36} />
              <b>{published().isOnCall ? text.call.anyHour : text.call.hours(openingLines(language).join(', '))}</b>
              <span className="num">{business.phone.display}</span>
            </a>
            <p className="sm mut">{text.priceFirst}</p>
          </div>
          <Numbers language={language} town={town} hasLooks={!hasOwnTriage} />
        </div>
        <svg className="l-street" viewBox="0 0 1400 150" aria-hidden="true">
          <DarkStreet />
        </svg>
      </header>
      <section className="sec tight">
        <div className="wrap">
          {hasOwnTriage ? (
            <div className="l-own">
              <p className="lede">{renderInline(page.words.answer, language)}</p>
              <figure>
                <svg className="l-pic night" viewBox="0 0 400 170" aria-hidden="true">
                  <StreetLook />
                </svg>
                <figcaption className="sm">{text.whose}</figcaption>
              </figure>
            </div>
          ) : (
            <Looks words={looks} language={language} />
          )}
          <DoNotTouch steps={steps} lights={lights} language={language} />
        </div>
      </section>
      {town ? (
        <>
          <WhenWeCome town={town} cost={cost} language={language} />
          <Chapters
            sections={headed.filter((section) => section !== steps && section !== cost)}
            language={language}
            open={0}
          />
        </>
      ) : (
        <>
          <Chapters sections={headed.slice(0, -afterwards)} language={language} open={headed.length} tables tinted />
          <Chapters sections={headed.slice(-afterwards)} language={language} open={0} />
        </>
      )}
      <TwoQuestions page={page} language={language} heading={town && text.questions(townNames[town])} />
      <Paper page={page} language={language} />
      <Closing name="call" language={language} />
    </>
  )
}

function Numbers({ language, town, hasLooks }: { language: Language; town: Town | undefined; hasLooks: boolean }) {
  const text = emergencyText(language)
  const words = contentText(language).emergency
  const faults = emergencyNumber('electricity-faults')
  const water = waterOf(town)
  return (
    <ul className="l-two">
      <li>
        <a href={dial('112')}>
          <span className="num">112</span>
          <span>
            {text.danger}
            <small>{text.dangerNote}</small>
          </span>
        </a>
      </li>
      <li>
        <a href={dial(faults.number)}>
          <span className="num">{faults.number}</span>
          <span>
            {text.street}
            <small>e-distribución</small>
          </span>
        </a>
      </li>
      {water ? (
        <li>
          <a href={dial(water.number)}>
            <span className="num">{water.number}</span>
            <span>
              {words.water}
              <small>{water.company}</small>
            </span>
          </a>
        </li>
      ) : null}
      {hasLooks ? (
        <li>
          <a href="#looks">
            <span className="num">{text.looks}</span>
            <span>{text.looksNote}</span>
          </a>
        </li>
      ) : null}
    </ul>
  )
}

/** The town's water company and its number for faults, where one is known. */
function waterOf(town: Town | undefined): { company: string; number: string } | null {
  const services = town && servicesOf.towns[town]
  if (!services || !('waterNumber' in services)) return null
  return { company: services.water, number: emergencyNumber(services.waterNumber).number }
}
