import { Cat } from '#src/shared/ui/drawing/living.tsx'
import { Battery, Board, Fridge, Inverter, Lamp, Meter, Panels } from '#src/shared/ui/drawing/machines.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile, Wire } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** A power cut: the transfer device stands between meter and essential board, the inverter feeds it from the other side. */
export function BatteryBackup({ words }: { words: DrawingWords['battery-backup'] }) {
  return (
    <Sheet words={words} ground={222}>
      <path {...paint.line} d="M24 222V88M10 94h28" />
      <path {...paint.dead} d="M38 94Q66 108 92 149H102M126 149h26M139 149V190" />
      <path {...paint.alarm} d="M54 96l14 16M68 96L54 112" />
      <text x="10" y="76">
        {words.marks.street}
      </text>
      <path {...paint.lit} d="M98 73h242v149H98z" />
      <path {...paint.cut} d="M84 66h270v7H84zM92 73h6v149h-6zM340 73h6v149h-6z" />
      <path {...paint.line} d="M137 66v-4M161 66V52M177 66v-4M201 66V52M217 66v-4M241 66V52" />
      <At x={132} y={60}>
        <Panels n={1} deg={20} />
      </At>
      <At x={172} y={60}>
        <Panels n={1} deg={20} />
      </At>
      <At x={212} y={60}>
        <Panels n={1} deg={20} />
      </At>
      <Wire kind="sun" d="M167 62V86M181 97h24M167 108v26M182 149h40M262 137V80h48M270 156h51v18" />
      <At x={102} y={134}>
        <Meter />
      </At>
      <rect {...paint.box} x="152" y="134" width="30" height="30" rx="4" />
      <path {...paint.hair} d="M167 134v15h15M152 149h5M170 149l-12-9" />
      <At x={153} y={86}>
        <Inverter />
      </At>
      <At x={205} y={80}>
        <Battery />
      </At>
      <At x={222} y={136}>
        <Board n={4} />
      </At>
      <At x={106} y={190}>
        <Board n={3} state="dead" />
      </At>
      <At x={310} y={73}>
        <Lamp />
      </At>
      <At x={310} y={222}>
        <Fridge />
      </At>
      <path {...paint.hair} d="M314 174v-6h14v6M317 168v-6M325 168v-6" />
      <At x={232} y={222}>
        <Cat />
      </At>
      <Tile n={1} x={114} y={122} />
      <Tile n={2} x={167} y={178} />
      <Tile n={3} x={141} y={97} />
      <Tile n={4} x={246} y={176} />
      <Tile n={5} x={158} y={204} />
    </Sheet>
  )
}
