import { Bird } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** The highest of each month by day and by night, in units of height: an example of no home. */
const months: readonly (readonly [number, number])[] = [
  [84, 70],
  [80, 66],
  [66, 58],
  [58, 50],
  [60, 46],
  [82, 58],
  [96, 72],
  [102, 80],
  [86, 62],
  [62, 50],
  [64, 56],
  [78, 70],
]
const floorY = 186
const contractY = 46
const firstX = 20
const stepX = 25

/** Twelve months of highest power below the line that is paid for. */
export function PowerYear({ words }: { words: DrawingWords['power-year'] }) {
  const highestY = floorY - Math.max(...months.flat())
  return (
    <Sheet words={words} ground={210}>
      <path fill="var(--sun)" opacity="0.3" d={`M12 ${contractY}h308V${highestY}H12z`} />
      {months.map(([day, night], at) => {
        const x = firstX + at * stepX
        return (
          <g key={x}>
            <path fill="var(--sea)" d={`M${x} ${floorY - day}h9v${day}h-9z`} />
            <path {...paint.charge} d={`M${x + 10} ${floorY - night}h9v${night}h-9z`} />
            <text x={x + 9.5} y={floorY + 16} textAnchor="middle">
              {words.marks.months.charAt(at)}
            </text>
          </g>
        )
      })}
      <path {...paint.lead} d={`M12 ${floorY}h308M12 ${highestY}h308`} strokeDasharray="3 4" />
      <path {...paint.bracket} d={`M12 ${contractY}h308`} />
      <At x={150} y={contractY - 1}>
        <Bird />
      </At>
      <Tile n={1} x={338} y={contractY} />
      <Tile n={2} x={338} y={(contractY + highestY) / 2 + 4} />
      <Tile n={3} x={338} y={highestY + 8} />
    </Sheet>
  )
}
