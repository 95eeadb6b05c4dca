import type { ReactNode } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'
import { howtoText } from './text.ts'
import './howto.css'

export const stopSigns = ['alert', 'water', 'shock', 'cross', 'heat', 'ask'] as const
export type StopSign = (typeof stopSigns)[number]

const marks: Readonly<Record<StopSign, string>> = {
  alert: 'M50 22v34M50 74v2',
  water: 'M50 22c-14 18-18 24-18 32a18 18 0 0 0 36 0c0-8-4-14-18-32z',
  shock: 'M56 18L36 52h16l-6 30 22-38H52z',
  cross: 'M32 32l36 36M68 32L32 68',
  heat: 'M36 74q-10-12 0-24t0-24M52 74q-10-12 0-24t0-24M68 74q-10-12 0-24t0-24',
  ask: 'M36 38a14 14 0 1 1 20 12q-6 4-6 12M50 76v1',
}

/** When to stop: an octagon a reason, and whom to call. Always open, also on paper and without script. */
export function StopSigns({
  id,
  heading,
  reasons,
  danger,
  after,
  bill = false,
  language,
}: {
  id: string
  heading: string
  reasons: readonly { sign: StopSign; words: ReactNode }[]
  /** What to do at once when somebody is in danger; with it, 112. */
  danger: ReactNode
  after: ReactNode
  /** Whether they end in our look at the bill and not with an electrician. */
  bill?: boolean
  language: Language
}) {
  const text = howtoText(language)
  const ways = (
    <div className="row">
      {danger ? (
        <a className="btn alarm" href="tel:112">
          {text.call112}
        </a>
      ) : null}
      {bill ? (
        <a className="btn sec2" href={pathOf('bill-analysis', language)}>
          {text.checkBill}
        </a>
      ) : (
        <a className="btn sec2" href={`tel:${business.phone.e164}`}>
          <Icon name="phone" size={20} />
          {`${text.electrician} ${business.phone.display.replaceAll(' ', '\u00a0')}`}
        </a>
      )}
    </div>
  )
  return (
    <section className={danger ? 'ht-stop' : 'ht-stop calm'} aria-labelledby={id}>
      {danger ? (
        <div className="ht-call">
          <div>
            <h2>{text.danger}</h2>
            {danger}
          </div>
          {ways}
        </div>
      ) : null}
      <h2 id={id}>{heading}</h2>
      <ul>
        {reasons.map(({ sign, words }, at) => (
          <li key={`${sign}-${String(at)}`}>
            <svg viewBox="0 0 100 100" className="ht-oct" aria-hidden="true">
              <path d="M30 4H70L96 30V70L70 96H30L4 70V30z" />
              <path className="ht-mark" d={marks[sign]} />
            </svg>
            <div>{words}</div>
          </li>
        ))}
      </ul>
      {danger ? (
        <div className="ht-after">{after}</div>
      ) : (
        <div className="ht-call">
          <div>
            {bill ? <p>{text.sendBill}</p> : null}
            {after}
          </div>
          {ways}
        </div>
      )}
    </section>
  )
}
