import { Hen } from '#src/shared/ui/drawing/living.tsx'
import { Battery, Inverter, Panels } from '#src/shared/ui/drawing/machines.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, BigNumber, Sheet, Tile, Wire } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** A finca in December: the noon sun stands at 30°, panels at 60° face it squarely. */
export function OffGrid({ words }: { words: DrawingWords['off-grid'] }) {
  return (
    <Sheet words={words} ground={206} depth={46}>
      <path {...paint.hill} d="M120 206C170 180 200 96 244 84s60 40 116 34v88z" />
      <path {...paint.arc} d="M28 96L84 128" />
      <circle {...paint.sun} cx="26" cy="70" r="17" />
      <path {...paint.arc} d="M42 80L86 106M36 88L72 150" />
      <BigNumber value={words.marks.noon} unit={words.marks.noonUnit} x={58} y={52} />
      <path {...paint.line} d="M112 206v-76M74 206v-14M112 160L78 206" />
      <At x={74} y={192}>
        <Panels n={2} deg={60} />
      </At>
      <Wire kind="sun" d="M104 144Q140 150 172 160H186M214 161h10" />
      <path {...paint.lit} d="M166 133L214 115l48 18v73h-96z" />
      <path {...paint.cut} d="M160 130h6v76h-6zM262 130h6v76h-6z" />
      <path {...paint.roof} d="M150 132l64-24 64 24v7l-64-24-64 24z" />
      <Wire kind="sun" d="M160 157h20M208 157h18M188 168v31H318V206M276 184H202V168" />
      <At x={180} y={146}>
        <Inverter />
      </At>
      <At x={226} y={142}>
        <Battery charge={0.5} />
      </At>
      <rect {...paint.box} x="276" y="170" width="32" height="26" rx="3" />
      <path {...paint.line} d="M282 196v10M302 196v10M308 178h8v-12" />
      <path {...paint.hair} d="M282 178h14M282 184h14M282 190h14" />
      <path {...paint.well} d="M322 206h24v46h-24z" />
      <path {...paint.water} d="M324 226h20v26h-20z" />
      <path {...paint.box} d="M329 232h10v16h-10z" />
      <path {...paint.cold} d="M334 232V150H346" />
      <path {...paint.box} d="M318 200h32v6h-32z" />
      <At x={124} y={206}>
        <Hen />
      </At>
      <Tile n={1} x={128} y={128} />
      <Tile n={2} x={214} y={131} />
      <Tile n={3} x={292} y={158} />
      <Tile n={4} x={306} y={232} />
    </Sheet>
  )
}
