import type { ReactNode } from 'react'
import type { Language } from '#src/shared/i18n/language.ts'
import type { DrawingName } from './drawing-names.ts'
import './drawing.css'
import { BatteryBackup } from './pictures/battery-backup.tsx'
import { type BillAmounts, BillAnatomy } from './pictures/bill-anatomy.tsx'
import { DuctedZones } from './pictures/ducted-zones.tsx'
import { EvGarage } from './pictures/ev-garage.tsx'
import { FuseBoard } from './pictures/fuse-board.tsx'
import { HeatPumpCycle } from './pictures/heat-pump-cycle.tsx'
import { HotWaterTank } from './pictures/hot-water-tank.tsx'
import { MainSwitches } from './pictures/main-switches.tsx'
import { OffGrid } from './pictures/off-grid.tsx'
import { PanelString } from './pictures/panel-string.tsx'
import { PoolHeatBalance } from './pictures/pool-heat-balance.tsx'
import { PowerYear } from './pictures/power-year.tsx'
import { RcdSteps } from './pictures/rcd-steps.tsx'
import { SaltAir } from './pictures/salt-air.tsx'
import { SunPath } from './pictures/sun-path.tsx'
import { SurplusFlow } from './pictures/surplus-flow.tsx'
import { ThreePhase } from './pictures/three-phase.tsx'
import { UnderfloorSection } from './pictures/underfloor-section.tsx'
import { VillaSectionPicture } from './pictures/villa-section.tsx'
import { VisitSteps } from './pictures/visit-steps.tsx'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import type { DrawingWords } from './words.ts'

const text: Record<Language, DrawingWords> = { en, es }

type Pictures = {
  readonly [Name in DrawingName]: (props: {
    words: DrawingWords[Name]
    language: Language
    amounts: BillAmounts | undefined
  }) => ReactNode
}
const pictures: Pictures = {
  'villa-section': VillaSectionPicture,
  'sun-path': SunPath,
  'battery-backup': BatteryBackup,
  'heat-pump-cycle': HeatPumpCycle,
  'ducted-zones': DuctedZones,
  'pool-heat-balance': PoolHeatBalance,
  'hot-water-tank': HotWaterTank,
  'underfloor-section': UnderfloorSection,
  'ev-garage': EvGarage,
  'fuse-board': FuseBoard,
  'rcd-steps': RcdSteps,
  'bill-anatomy': BillAnatomy,
  'power-year': PowerYear,
  'surplus-flow': SurplusFlow,
  'three-phase': ThreePhase,
  'main-switches': MainSwitches,
  'salt-air': SaltAir,
  'panel-string': PanelString,
  'off-grid': OffGrid,
  'visit-steps': VisitSteps,
}

function picture<Name extends DrawingName>(name: Name, language: Language, amounts?: BillAmounts): ReactNode {
  const draw: Pictures[Name] = pictures[name]
  const words: DrawingWords[Name] = text[language][name]
  return draw({ words, language, amounts })
}

/** One of our drawings with its caption, in the words of `language`. Static; follows light and dark by the tokens. */
export function Drawing({
  name,
  language,
  captioned = true,
  amounts,
  note,
}: {
  name: DrawingName
  language: Language
  /** False where the page says the same in its text. */
  captioned?: boolean
  /** Of an example, for the drawing of a bill. */
  amounts?: BillAmounts
  /** What the page adds to the caption. */
  note?: string
}) {
  return (
    <figure className="drawing">
      {picture(name, language, amounts)}
      {captioned ? (
        <figcaption>
          {text[language][name].caption}
          {note ? ` ${note}` : null}
        </figcaption>
      ) : null}
    </figure>
  )
}
