import type { ReactNode } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import './art.css'
import { Garage } from './sections/garage.tsx'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import type { ThingName } from './thing-names.ts'
import { AcDucts } from './things/ac-ducts.tsx'
import { Battery } from './things/battery.tsx'
import { EvCharger } from './things/ev-charger.tsx'
import { FuseBoard } from './things/fuse-board.tsx'
import { HeatPump } from './things/heat-pump.tsx'
import { HotWater } from './things/hot-water.tsx'
import { PanelCare } from './things/panel-care.tsx'
import { PoolHeatPump } from './things/pool-heat-pump.tsx'
import { RoofMount } from './things/roof-mount.tsx'
import { Underfloor } from './things/underfloor.tsx'
import { Wiring } from './things/wiring.tsx'

type Draw = (props: { words: readonly string[] }) => ReactNode

const drawn: Record<ThingName, Draw> = {
  'roof-mount': RoofMount,
  garage: Garage,
  battery: Battery,
  'heat-pump': HeatPump,
  'ac-ducts': AcDucts,
  'pool-heat-pump': PoolHeatPump,
  'hot-water': HotWater,
  underfloor: Underfloor,
  'ev-charger': EvCharger,
  'fuse-board': FuseBoard,
  wiring: Wiring,
  'panel-care': PanelCare,
}

/** What stands before an inner wall or hides its own feet, and needs more of the sheet behind it. */
const onWall: ReadonlySet<ThingName> = new Set(['fuse-board'])

/** From the sun of the hero to the panels. */
const rays: Partial<Record<ThingName, string>> = {
  'roof-mount': 'M-2 28L72 118M10 20L122 104M16 8L184 84',
  battery: 'M17 3L76 27M18 -5L104 17M10 14L56 36',
  'hot-water': 'M17 3L86 28M18 -5L114 17M10 14L66 37',
}

/**
 * A thing in section on ground that runs on to both sides of the page: the hero of a service. `framed` cuts ground and sky at the sheet's edge.
 */
export function Thing({
  name,
  language,
  framed = false,
  size,
}: {
  name: ThingName
  language: Language
  framed?: boolean
  /** What the battery in the garage holds, where the page knows it. */
  size?: string | undefined
}) {
  const { label, names } = (language === 'es' ? es : en).things[name]
  const Draw = drawn[name]
  if (name === 'garage')
    return (
      <svg viewBox="0 0 760 560" role="img" aria-label={label}>
        <Draw words={size ? names.with(1, size) : names} />
      </svg>
    )
  return (
    <svg viewBox={framed ? '-60 -10 600 340' : '-80 -40 640 372'} role="img" aria-label={label}>
      {framed ? null : (
        <>
          <path
            className="qh"
            d="M-1400 300C-900 240 -600 150 -300 120C-160 100 -80 170 60 210C240 250 380 150 560 130C800 110 1100 220 1500 300z"
          />
          <circle cx="-30" cy="-8" r="42" fill="var(--sun)" style={{ opacity: 'var(--halo)' }} />
          <circle className="qf" cx="-30" cy="-8" r="26" />
        </>
      )}
      {onWall.has(name) ? <path className="qc" d="M-30 -10H510V284H-30z" /> : null}
      <path className="qg" d="M-2600 282H2600V700H-2600z" />
      <Draw words={names} />
      {framed || !rays[name] ? null : <path className="qz" d={rays[name]} />}
    </svg>
  )
}
