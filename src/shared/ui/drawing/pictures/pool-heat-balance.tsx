import { Swimmer } from '#src/shared/ui/drawing/living.tsx'
import { OutdoorUnit } from '#src/shared/ui/drawing/machines.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { Arrow, At, BigNumber, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** Losses leave as arrows as thick as they are large; the vaporisation heat of water at 27 °C is 2,437 kJ/kg, 0.68 kWh a litre. */
export function PoolHeatBalance({ words }: { words: DrawingWords['pool-heat-balance'] }) {
  return (
    <Sheet words={words} ground={166} depth={84}>
      <circle {...paint.sun} cx="38" cy="40" r="18" />
      <path {...paint.arc} d="M52 56L86 148M60 48L112 146" />
      <path {...paint.water} d="M60 170h228v28l-14 38H140c-16 0-22-10-30-18l-46-14-4-6z" />
      <path {...paint.pool} d="M56 164v36l6 7 46 14c10 8 16 19 32 19h137l15-41v-35" />
      <path {...paint.loss} d="M128 160V96" strokeWidth="13" />
      <path {...paint.loss} d="M206 160v-56" strokeWidth="6" />
      <path {...paint.loss} d="M238 158q8-22 34-24" strokeWidth="5" />
      <path {...paint.lossDeep} d="M90 214v14M210 238v10" strokeWidth="2.500" />
      <path {...paint.losshead} d="M112 98h32L128 72zM196 106h20l-10-18zM270 124l18 9-17 11z" />
      <path {...paint.lossheadDeep} d="M85 226h10l-5 9zM205 246h10l-5 9z" />
      <path {...paint.hot} d="M320 166v22h-30" />
      <Arrow x={294} y={188} deg={180} kind="hot" />
      <At x={300} y={130}>
        <OutdoorUnit />
      </At>
      <At x={152} y={173}>
        <Swimmer />
      </At>
      <BigNumber value={words.marks.litre} unit={words.marks.litreUnit} x={112} y={36} />
      <Tile n={1} x={128} y={122} />
      <Tile n={2} x={206} y={128} />
      <Tile n={3} x={258} y={112} />
      <Tile n={4} x={68} y={232} />
      <Tile n={5} x={325} y={114} />
    </Sheet>
  )
}
