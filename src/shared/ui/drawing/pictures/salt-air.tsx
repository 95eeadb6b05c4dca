import { Gull } from '#src/shared/ui/drawing/living.tsx'
import { OutdoorUnit, Panels } from '#src/shared/ui/drawing/machines.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** Drops of spray, thinning out inland: x, y and radius. */
const drops: readonly (readonly [number, number, number])[] = [
  [66, 150, 3],
  [80, 134, 2.5],
  [84, 158, 3],
  [96, 120, 2.5],
  [98, 146, 2.5],
  [104, 98, 2],
  [112, 128, 2.5],
  [110, 164, 2],
  [122, 84, 2],
  [126, 106, 2.5],
  [142, 92, 2],
  [158, 78, 2],
  [166, 112, 2],
  [178, 94, 2],
  [190, 134, 2],
  [196, 110, 1.5],
  [214, 86, 1.5],
  [236, 112, 1.5],
  [262, 92, 1.2],
]
const dust = 'M286 70h0M300 58h0M312 74h0M330 62h0M344 78h0M292 92h0M350 52h0M338 92h0'

/** Where the sunny slope of each roof begins. */
const roofs = [
  [126, 148.5],
  [200, 148.5],
  [300, 100.5],
] as const

/** Sea, promenade, town and slope in section. */
export function SaltAir({ words }: { words: DrawingWords['salt-air'] }) {
  return (
    <Sheet words={words} ground={222}>
      <path {...paint.hill} d="M180 222C230 190 250 120 300 96s44-18 60-20v146z" />
      <path {...paint.water} d="M0 188q10-8 20 0t20 0c6-8 10-22 24-20 8 2 8 10 2 12-6 0-4 8 6 8l14 14H0z" />
      <path {...paint.water} d="M0 186h56c20 0 26 14 44 21v15H0z" />
      <path {...paint.ground} d="M70 222c12-14 26-18 40-18h136c24 0 36-54 62-58h52v78H70z" />
      <path {...paint.wind} d="M14 76h64q10 0 10-8t-8-8M14 92h96M40 108h40" />
      <g {...paint.drop}>
        {drops.map(([x, y, r]) => (
          <circle key={x * y} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path {...paint.dust} d={dust} />
      <path {...paint.box} d="M130 152h44v52h-44zM204 152h44v52h-44zM304 104h44v42h-44z" />
      <path
        {...paint.window}
        d="M140 164h12v14h-12zM158 164h10v40h-10zM214 164h12v14h-12zM232 164h10v40h-10zM312 114h11v12h-11zM330 114h10v32h-10z"
      />
      <path {...paint.roof} d="M124 152l28-10 28 10v4h-56zM198 152l28-10 28 10v4h-56zM298 104l28-10 28 10v4h-56z" />
      {roofs.map(([x, y]) => (
        <At key={x} x={x} y={y} scale={0.75}>
          <Panels n={1} deg={19.6} />
        </At>
      ))}
      <At x={104} y={187} scale={0.48}>
        <OutdoorUnit />
      </At>
      <At x={178} y={187} scale={0.48}>
        <OutdoorUnit />
      </At>
      <At x={52} y={44}>
        <Gull />
      </At>
      <Tile n={1} x={152} y={126} />
      <Tile n={2} x={226} y={126} />
      <Tile n={3} x={326} y={78} />
    </Sheet>
  )
}
