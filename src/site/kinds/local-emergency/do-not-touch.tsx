import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { emergencyNumber } from '#src/site/content/emergency-numbers.ts'
import type { Section } from '#src/site/content/markdown.ts'
import { renderNodes } from '#src/site/content/render.tsx'
import { contentText } from '#src/site/content/text/text.ts'
import { dial } from './dial.ts'
import { type Danger, emergencyText } from './text.ts'

const signs = {
  board: 'M50 22v34M50 74v2',
  wet: 'M50 22c-14 18-18 24-18 32a18 18 0 0 0 36 0c0-8-4-14-18-32z',
  cable: 'M56 18L36 52h16l-6 30 22-38H52z',
  shock: 'M50 18a8 8 0 1 0 .1 0M50 40v24M32 48h36M50 64L38 82M50 64l12 18',
  trips: 'M34 34L66 66M66 34L34 66',
} as const

/** What to do in danger, where the page says it in steps of its own, what to leave alone, and whom to call about gas: 112 first, always open, each danger once. */
export function DoNotTouch({
  steps,
  lights,
  language,
}: {
  steps?: Section | undefined
  /** A broken neutral, or a phase that is lost, in the page's own words. */
  lights: Danger
  language: Language
}) {
  const { dont } = emergencyText(language)
  const words = contentText(language).emergency
  const gas = emergencyNumber('gas')
  const dangers = steps
    ? (['board', 'wet', 'cable', 'trips'] as const)
    : (['shock', 'board', 'wet', 'cable', 'trips'] as const)
  return (
    <div className="k-stop">
      <div className="k-stopc">
        <h2 id={steps?.id}>{steps?.heading ?? dont.heading}</h2>
        <a className="btn alarm" href="tel:112">
          <Icon name="phone" size={20} /> {dont.call}
        </a>
      </div>
      {steps ? (
        <>
          {renderNodes(steps.nodes, language, steps.id)}
          <h3>{dont.heading}</h3>
        </>
      ) : null}
      <ul>
        {dangers.map((danger) => (
          <li key={danger} className="l-sign">
            <svg className="k-oct" viewBox="0 0 100 100" aria-hidden="true">
              <path d="M30 2H70L98 30V70L70 98H30L2 70V30z" />
              <path className="k-oi" d={signs[danger]} />
            </svg>
            <p>
              <b>{dont[danger].thing}</b>
              {dont[danger].instead}
            </p>
          </li>
        ))}
      </ul>
      <ul className="l-last">
        <li>
          <b>{dont.gas.thing}</b>
          {dont.gas.instead}
          <span className="sm">
            {` ${words.gas}: Nedgia, `}
            <a href={dial(gas.number)}>{gas.number}</a>
            {`. ${dont.bottles}`}
          </span>
        </li>
        <li>
          <b>{dont.medical}</b>
          <p>
            <b>{lights.thing}</b>
            {lights.instead}
          </p>
        </li>
      </ul>
    </div>
  )
}
