import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { business } from '#src/site/business.ts'
import { emergencyNumber } from '#src/site/content/emergency-numbers.ts'
import { keptTogether } from '#src/site/content/unbroken.ts'
import { BoardLook } from '#src/site/kinds/art/sections/board-look.tsx'
import { LandingLook } from '#src/site/kinds/art/sections/landing-look.tsx'
import { LiftLook } from '#src/site/kinds/art/sections/lift-look.tsx'
import { StreetLook } from '#src/site/kinds/art/sections/street-look.tsx'
import { pathOf } from '#src/site/routes.ts'
import { dial } from './dial.ts'
import './looks.css'

const pictures = {
  street: { Draw: StreetLook, night: true },
  landing: { Draw: LandingLook, night: true },
  board: { Draw: BoardLook, night: false },
  lift: { Draw: LiftLook, night: false },
} as const satisfies Record<string, { Draw: () => ReactNode; night: boolean }>

/** Where an answer leads: the distributor's faults, us, the next look, the steps of a tripped RCD, or nowhere: its words say what to do. */
const goes = ['grid', 'us', 'next', 'rcd', 'words'] as const

const line = z.string().trim().min(1)
const answer = z.strictObject({ say: line, so: line, go: z.enum(goes) })

/** Three looks that tell whose fault it is: the question, on what condition one tries, and what each answer leads to. */
export const looksForm = z.strictObject({
  heading: line,
  lede: line,
  look: z
    .array(
      z.strictObject({
        picture: z.enum(['street', 'landing', 'board', 'lift']),
        question: line,
        note: line.optional(),
        yes: answer,
        no: answer,
        /** Where there was nothing to try. */
        none: answer.optional(),
      }),
    )
    .length(3),
})
export type LooksWords = z.infer<typeof looksForm>

export function Looks({ words, language }: { words: LooksWords; language: Language }) {
  return (
    <>
      <h2 id="looks">{words.heading}</h2>
      <p className="mut">{words.lede}</p>
      <ol className="l-looks">
        {words.look.map(({ picture, question, note, yes, no, none }, at) => {
          const { Draw, night } = pictures[picture]
          return (
            <li key={question} id={`look-${at + 1}`}>
              <svg className={night ? 'l-pic night' : 'l-pic'} viewBox="0 0 400 170" aria-hidden="true">
                <Draw />
              </svg>
              <div className="l-lk">
                <div className="l-q">
                  <span className="tile">{at + 1}</span>
                  <h3>{question}</h3>
                  {note ? <p className="sm mut">{note}</p> : null}
                </div>
                <div className="l-ans">
                  <Answer answer={yes} at={at} language={language} />
                  <Answer answer={no} at={at} language={language} />
                  {none ? <Answer answer={none} at={at} language={language} /> : null}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}

type AnswerWords = z.infer<typeof answer>

function hrefOf(go: AnswerWords['go'], at: number, language: Language): string | undefined {
  if (go === 'grid') return dial(emergencyNumber('electricity-faults').number)
  if (go === 'us') return `tel:${business.phone.e164}`
  if (go === 'next') return `#look-${at + 2}`
  return go === 'rcd' ? pathOf('howto.reset-a-tripped-rcd', language) : undefined
}

function Answer({ answer: { say, so, go }, at, language }: { answer: AnswerWords; at: number; language: Language }) {
  const href = hrefOf(go, at, language)
  if (!href)
    return (
      <p>
        {say}
        <small>{so}</small>
      </p>
    )
  const calls = href.startsWith('tel:')
  return (
    <a className={calls ? 'go' : undefined} href={href}>
      {say}
      <small>{keptTogether(so)}</small>
      <Icon name={calls ? 'phone' : 'arrow'} size={20} />
    </a>
  )
}
