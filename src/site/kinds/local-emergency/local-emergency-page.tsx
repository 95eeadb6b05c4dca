import type { ReactNode } from 'react'
import { z } from 'zod'
import servicesOf from '#facts/local/town-services.json' with { type: 'json' }
import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { emergencyNumber, numberCheck } from '#src/site/content/emergency-numbers.ts'
import { renderInline } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import '#src/site/kinds/art/art.css'
import { BoardLook } from '#src/site/kinds/art/sections/board-look.tsx'
import { DarkStreet } from '#src/site/kinds/art/sections/dark-street.tsx'
import { LiftLook } from '#src/site/kinds/art/sections/lift-look.tsx'
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
import { pathOf } from '#src/site/routes.ts'
import './local-emergency.css'
import { emergencyText } from './text.ts'

/** Spanish numbers with their country, so that a foreign phone reaches them too. */
const dial = (number: string) => (number === '112' ? 'tel:112' : `tel:+34${number.replaceAll(' ', '')}`)

/** A page whose own words tell street from house by what the building shows does without the three looks. */
const emergencyShape = z.strictObject({ hasOwnTriage: z.boolean().default(false) })

/** Sections at the end that say what happens after the danger: the only ones that may be folded. */
const afterwards = 2

/** Help in a town: the call, 112 and the distributor in the first screen; three looks; what not to touch; then the town's own, open. */
export function LocalEmergencyPage({ page, language }: KindProps) {
  const text = emergencyText(language)
  const { hasOwnTriage } = shapeOf(page.words, emergencyShape)
  const { sections } = taken(page.sections, ['emergency-card', 'map', 'town-numbers', 'drawing'])
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
          </div>
          <Numbers language={language} town={townOf(page.route)} hasLooks={!hasOwnTriage} />
        </div>
        <svg className="l-street" viewBox="0 0 1400 150" aria-hidden="true">
          <DarkStreet />
        </svg>
      </header>
      <section className="sec tight">
        <div className="wrap">
          <div className={hasOwnTriage ? 'l-own' : undefined}>
            <p className="lede">{renderInline(page.words.answer, language)}</p>
            {hasOwnTriage ? (
              <svg className="l-pic night" viewBox="0 0 400 170" aria-hidden="true">
                <StreetLook />
              </svg>
            ) : null}
          </div>
          {hasOwnTriage ? null : (
            <>
              <h2 id="looks">{text.lookHeading}</h2>
              <p className="mut">{text.lookLede}</p>
              <Looks language={language} />
            </>
          )}
          <DoNotTouch language={language} />
        </div>
      </section>
      <Chapters
        sections={sections}
        language={language}
        open={Math.max(2, sections.filter(({ heading }) => heading).length - afterwards)}
        tables
        tinted
      />
      <TwoQuestions page={page} language={language} />
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
            <small>e-distribución. {words.checked(numberCheck(faults, language))}</small>
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

const pictures: readonly (() => ReactNode)[] = [StreetLook, BoardLook, LiftLook]

function Looks({ language }: { language: Language }) {
  const text = emergencyText(language)
  const faults = dial(emergencyNumber('electricity-faults').number)
  const us = `tel:${business.phone.e164}`
  const ways = [
    { yes: faults, no: '#look-2' },
    { yes: '#look-3', no: us },
    { yes: pathOf('howto.reset-a-tripped-rcd', language), no: us },
  ]
  return (
    <ol className="l-looks">
      {text.look.map((look, at) => {
        const Draw = pictures[at]
        const way = ways[at]
        return Draw !== undefined && way !== undefined ? (
          <li key={look.question} id={`look-${at + 1}`}>
            <svg className={at === 0 ? 'l-pic night' : 'l-pic'} viewBox="0 0 400 170" aria-hidden="true">
              <Draw />
            </svg>
            <div className="l-lk">
              <h3>
                <span className="tile">{at + 1}</span>
                {look.question}
              </h3>
              <div className="l-ans">
                <Answer to={way.yes} name={look.yes} then={look.yesThen} />
                <Answer to={way.no} name={look.no} then={look.noThen} />
              </div>
            </div>
          </li>
        ) : null
      })}
    </ol>
  )
}

function Answer({ to, name, then }: { to: string; name: string; then: string }) {
  const calls = to.startsWith('tel:')
  return (
    <a className={calls ? 'go' : undefined} href={to}>
      {name}
      <small>{then}</small>
      <Icon name={calls ? 'phone' : 'arrow'} size={20} />
    </a>
  )
}

function DoNotTouch({ language }: { language: Language }) {
  const { dont } = emergencyText(language)
  return (
    <div className="k-stop">
      <h2>{dont.heading}</h2>
      <ul>
        {dont.items.map((item) => (
          <li key={item}>
            <svg className="k-oct" viewBox="0 0 100 100" aria-hidden="true">
              <path d="M30 2H70L98 30V70L70 98H30L2 70V30z" />
              <path className="k-oi" d="M34 34L66 66M66 34L34 66" />
            </svg>
            {item}
          </li>
        ))}
      </ul>
      <p className="k-stopc">
        <b>{dont.gas}</b>
        <a className="btn alarm" href="tel:112">
          <Icon name="phone" size={20} /> {dont.call}
        </a>
      </p>
    </div>
  )
}
