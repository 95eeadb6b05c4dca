import { Gecko } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { Arrow, At, BigNumber, Sheet, Tile, Wire } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

const coil = 'l-9 6 18 11-18 11 18 11-18 11 18 11-18 11 9 6'

/** The refrigerant runs clockwise: evaporator left, compressor above, condenser right, expansion valve below. */
export function HeatPumpCycle({ words }: { words: DrawingWords['heat-pump-cycle'] }) {
  const { air, airUnit, power, powerUnit, heat, heatUnit } = words.marks
  return (
    <Sheet words={words} ground={230}>
      <path {...paint.lit} d="M259 18h101v212H259z" />
      <path {...paint.cut} d="M252 10h108v8H259v84h-7zM252 118h7v28h-7zM252 162h7v68h-7z" />
      <rect {...paint.box} x="96" y="54" width="144" height="168" rx="6" />
      <path {...paint.cut} d="M106 222h16v8h-16zM214 222h16v8h-16z" />
      <path {...paint.cold} d={`M124 98${coil}V196H152M124 98V80H150`} />
      <path {...paint.hot} d={`M178 80H206V98${coil}V196H176`} />
      <Arrow x={124} y={88} deg={-90} kind="cold" />
      <Arrow x={196} y={80} deg={0} kind="hot" />
      <Arrow x={206} y={190} deg={90} kind="hot" />
      <Arrow x={136} y={196} deg={180} kind="cold" />
      <circle {...paint.sunbox} cx="164" cy="80" r="15" />
      <path {...paint.hair} d="M156 74l16 2M156 86l16-2" />
      <path {...paint.box} d="M152 188v16l24-16v16z" />
      <path {...paint.hair} d="M220 92h12v90h-12z" />
      <path {...paint.hot} d="M226 132V110H284" />
      <path {...paint.cold} d="M226 134V154H284" />
      <rect {...paint.box} x="276" y="84" width="46" height="146" rx="12" />
      <path {...paint.hot} d="M274 110h24l-8 8 16 8-16 8 16 8-8 12h-6" />
      <path {...paint.cold} d="M292 154H274" />
      <Arrow x={272} y={110} deg={0} kind="hot" />
      <Arrow x={264} y={154} deg={180} kind="cold" />
      <path
        fill="none"
        stroke="var(--sea)"
        strokeWidth="2"
        d="M14 118h70m-6-5l6 5-6 5M14 138h70m-6-5l6 5-6 5M14 158h70m-6-5l6 5-6 5"
      />
      <BigNumber value={air} unit={airUnit} x={10} y={82} />
      <BigNumber value={power} unit={powerUnit} x={96} y={24} />
      <Wire kind="grid" d="M196 20V40Q196 50 186 58L178 66" />
      <g className="d-paper">
        <BigNumber value={heat} unit={heatUnit} x={300} y={44} anchor="middle" />
      </g>
      <At x={338} y={190}>
        <Gecko />
      </At>
      <Tile n={1} x={146} y={137} />
      <Tile n={2} x={164} y={109} />
      <Tile n={3} x={184} y={137} />
      <Tile n={4} x={164} y={172} />
    </Sheet>
  )
}
