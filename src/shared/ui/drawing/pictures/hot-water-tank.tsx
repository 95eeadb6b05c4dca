import { Gecko } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { Arrow, At, BigNumber, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** Machine on top, condenser coil around the vessel, water layered by temperature. */
export function HotWaterTank({ words }: { words: DrawingWords['hot-water-tank'] }) {
  return (
    <Sheet words={words} ground={250}>
      <path {...paint.lit} d="M8 12h344v238H8z" />
      <path {...paint.cut} d="M0 0h360v12H0zM0 12h8v238H0zM352 12h8v238h-8z" />
      <rect {...paint.box} x="84" y="34" width="104" height="210" rx="14" />
      <path {...paint.cut} d="M96 244h12v6H96zM164 244h12v6h-12z" />
      <path {...paint.hair} d="M84 88h104" />
      <circle {...paint.fan} cx="136" cy="61" r="19" />
      <path {...paint.hair} d="M136 44v34M119 61h34" />
      <path {...paint.tankhot} d="M104 170v-58q0-10 10-10h44q10 0 10 10v58z" />
      <path {...paint.water} d="M104 170h64v56q0 10-10 10h-44q-10 0-10-10z" />
      <path
        {...paint.coil}
        d="M98 120h-8M98 132h-8M98 144h-8M98 156h-8M98 168h-8M98 180h-8M98 192h-8M98 204h-8M174 120h8M174 132h8M174 144h8M174 156h8M174 168h8M174 180h8M174 192h8M174 204h8"
      />
      <path {...paint.hot} d="M156 110H250" />
      <path {...paint.cold} d="M156 224H330" />
      <Arrow x={258} y={110} deg={0} kind="hot" />
      <Arrow x={208} y={224} deg={180} kind="cold" />
      <path {...paint.heat} d="M22 52h46M22 68h46" />
      <Arrow x={76} y={52} deg={0} kind="hot" />
      <Arrow x={76} y={68} deg={0} kind="hot" />
      <path {...paint.coldair} d="M196 52h46M196 68h46" />
      <Arrow x={250} y={52} deg={0} kind="cold" />
      <Arrow x={250} y={68} deg={0} kind="cold" />
      <path {...paint.dead} d="M84 82H58v168" />
      <g className="d-paper">
        <BigNumber value={words.marks.person} unit={words.marks.personUnit} x={204} y={152} />
      </g>
      <At x={316} y={108}>
        <Gecko />
      </At>
      <Tile n={1} x={44} y={34} />
      <Tile n={2} x={200} y={192} />
      <Tile n={3} x={226} y={94} />
      <Tile n={4} x={262} y={208} />
      <Tile n={5} x={40} y={206} />
    </Sheet>
  )
}
