import type { CSSProperties, ReactNode } from 'react'
import townFacts from '#facts/local/towns.json' with { type: 'json' }
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import './art.css'
import { Estepona } from './scenes/estepona.tsx'
import { Fuengirola } from './scenes/fuengirola.tsx'
import { Malaga } from './scenes/malaga.tsx'
import { Marbella } from './scenes/marbella.tsx'
import { Mijas } from './scenes/mijas.tsx'
import { Sotogrande } from './scenes/sotogrande.tsx'
import { Torremolinos } from './scenes/torremolinos.tsx'
import { en } from './text/en.ts'
import { es } from './text/es.ts'

const scenes: Record<Town, () => ReactNode> = {
  estepona: Estepona,
  fuengirola: Fuengirola,
  malaga: Malaga,
  marbella: Marbella,
  mijas: Mijas,
  sotogrande: Sotogrande,
  torremolinos: Torremolinos,
}

/** Of the drawing, left of its first number: the house it stands on, whole. */
const spotMargin = 78

/** Where the line of a number ends in the ground; another goes on from there to its words (blocks/places.tsx). */
const leadEnd = 352

/** Height of the noon sun above a town on the day of equal night, degrees: 90° less the latitude. */
export function equinoxSunDeg(town: Town): number {
  return 90 - townFacts.towns[town].latDeg
}

/** A town in section, looking west, the sea to the left (south), the sun where it stands at noon on 21 March; a skyline cut off below it has none. */
export function Scene({
  town,
  language,
  sun = true,
  angle = true,
  decorative = false,
  pins = [],
}: {
  town: Town
  language: Language
  sun?: boolean
  /** How high it stands, where the page says what that is. */
  angle?: boolean
  /** Beside the town's name, which says enough: seven descriptions on one page weigh and tire. */
  decorative?: boolean
  /** Where its numbered places stand. */
  pins?: readonly (readonly [x: number, y: number])[]
}) {
  const Draw = scenes[town]
  const first = pins.length > 0 ? Math.min(...pins.map(([x]) => x)) - spotMargin : undefined
  return (
    <svg
      viewBox="0 0 1200 400"
      className={first === undefined ? undefined : 'numbered'}
      style={first === undefined ? undefined : ({ '--first-spot': first } as CSSProperties)}
      role={decorative ? undefined : 'img'}
      aria-hidden={decorative || undefined}
      aria-label={decorative ? undefined : (language === 'es' ? es : en).scenes[town]}
    >
      {sun ? (
        <>
          <circle cx="196" cy="86" r="42" fill="var(--sun)" style={{ opacity: 'var(--halo)' }} />
          <path className="qy arc" d="M-30 320C-10 120 60 86 196 86C300 86 372 130 420 210" />
          <path className="qz" d="M223 123L262 175M235 112L276 167M246 100L290 159" />
          <circle className="qf" cx="196" cy="86" r="28" />
          {angle ? (
            <text className="lbn" x="196" y="42" textAnchor="middle">
              {formatNumber(equinoxSunDeg(town), language, 1)}°
            </text>
          ) : null}
        </>
      ) : null}
      <Draw />
      {pins.map(([x, y], at) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <path className="spot-lead" d={`M0 14V${leadEnd - y}`} />
          <g className="spot">
            <rect className="spot-tile" x="-14" y="-14" width="28" height="28" rx="5" />
            <text className="spot-number" y="6" textAnchor="middle">
              {at + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  )
}
