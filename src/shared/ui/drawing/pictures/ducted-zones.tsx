import { Cat } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { Arrow, At, BigNumber, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** Three rooms below one duct; the damper of the empty one is shut. */
export function DuctedZones({ words }: { words: DrawingWords['ducted-zones'] }) {
  const { first, second, third } = words.marks
  return (
    <Sheet words={words} ground={212}>
      <path {...paint.room} d="M20 30h320v52H20zM130 84h104v128H130z" />
      <path {...paint.lit} d="M20 84h107v128H20zM237 84h103v128H237z" />
      <path
        {...paint.cut}
        d="M10 22h340v8H10zM14 30h6v182h-6zM340 30h6v182h-6zM20 81h12v3H20zM60 81h34v3H60zM118 81h54v3h-54zM194 81h92v3h-92zM310 81h30v3h-30zM127 84h3v128h-3zM234 84h3v128h-3z"
      />
      <path {...paint.box} d="M94 42h240v22h-24v17h-24V64h-92v17h-22V64h-54v17H94z" />
      <rect {...paint.box} x="28" y="36" width="66" height="40" rx="3" />
      <circle {...paint.fan} cx="76" cy="56" r="12" />
      <path {...paint.hair} d="M76 46v20M66 56h20" />
      <path {...paint.bracket} d="M106 66v14M174 72h18M298 67v12" />
      <path {...paint.cold} d="M106 92v24M298 92v24" />
      <Arrow x={106} y={122} deg={90} kind="cold" />
      <Arrow x={298} y={122} deg={90} kind="cold" />
      <path {...paint.heat} d="M46 126V92" />
      <Arrow x={46} y={88} deg={-90} kind="hot" />
      <g className="d-paper">
        <BigNumber value={first} x={72} y={158} anchor="middle" />
        <BigNumber value={third} x={282} y={158} anchor="middle" />
      </g>
      <BigNumber value={second} x={175} y={158} anchor="middle" />
      <path {...paint.box} d="M112 136h10v14h-10zM219 136h10v14h-10zM242 136h10v14h-10z" />
      <path
        {...paint.blue}
        d="M30 190h78v16H30zM26 182h9v26h-9zM102 182h9v26h-9zM250 192h84v14h-84zM326 178h6v32h-6z"
      />
      <path {...paint.white} d="M306 184h18v9h-18z" />
      <path {...paint.hair} d="M34 206v6M102 206v6M254 206v6M328 206v6" />
      <At x={52} y={190}>
        <Cat />
      </At>
      <Tile n={1} x={46} y={56} />
      <Tile n={2} x={86} y={104} />
      <Tile n={3} x={183} y={100} />
      <Tile n={4} x={247} y={166} />
      <Tile n={5} x={30} y={110} />
    </Sheet>
  )
}
