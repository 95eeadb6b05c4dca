import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Gull } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet } from '#src/shared/ui/drawing/sheet.tsx'
import { sunPlace, sunsetHourAngleDeg } from '#src/shared/ui/drawing/sun-geometry.ts'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

const latDeg = 36.51
const horizonY = 222
/** 120° of bearing to each side, 80° of height. */
const place = (heightDeg: number, bearingDeg: number) => ({
  x: Math.round((180 + bearingDeg * 1.42) * 10) / 10,
  y: Math.round((horizonY - heightDeg * 2.3) * 10) / 10,
})
const days = [
  { name: 'june', declinationDeg: 23.436 },
  { name: 'march', declinationDeg: 0 },
  { name: 'december', declinationDeg: -23.436 },
] as const

function path(declinationDeg: number) {
  const end = sunsetHourAngleDeg(latDeg, declinationDeg)
  const steps = 44
  const at = (hourDeg: number) => {
    const sun = sunPlace(latDeg, declinationDeg, hourDeg)
    return place(sun.heightDeg, sun.bearingDeg)
  }
  const line = Array.from({ length: steps + 1 }, (_, i) => at(end * ((2 * i) / steps - 1)))
  const hours = Array.from({ length: 15 }, (_, i) => (i - 7) * 15).filter((hour) => Math.abs(hour) < end - 4)
  return { line: `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`, hours: hours.map(at), noon: at(0) }
}

/** The sky to the south over the sea: height upwards, bearing sideways, a dot each hour of solar time. */
export function SunPath({ words, language }: { words: DrawingWords['sun-path']; language: Language }) {
  const { east, south, west } = words.marks
  return (
    <Sheet words={words} ground={254} depth={24}>
      <path {...paint.hill} d="M130 222c28-5 45-12 65-11 12-6 24-7 36 0 22 3 40 8 62 11z" />
      <path {...paint.hill2} d="M231 222l4-7 7-7 8 3 8 7 6 4z" />
      <path {...paint.water} d="M0 222h360v32H0z" />
      <path {...paint.foam} d="M30 240h40M110 246h26M186 238h44M270 245h36" />
      {days.map(({ name, declinationDeg }) => {
        const { line, hours, noon } = path(declinationDeg)
        const heightDeg = sunPlace(latDeg, declinationDeg, 0).heightDeg
        return (
          <g key={name}>
            <path {...paint.arc} d={line} />
            <path {...paint.hours} d={hours.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
            <circle {...paint.sun} cx={noon.x} cy={noon.y} r="8" />
            <text x={noon.x} y={noon.y - 15} textAnchor="middle">
              <tspan className="d-n">{formatNumber(heightDeg, language, 1)}°</tspan> {words.marks[name]}
            </text>
          </g>
        )
      })}
      <At x={260} y={108}>
        <Gull />
      </At>
      {[
        [east, -90],
        [south, 0],
        [west, 90],
      ].map(([name, bearingDeg]) => (
        <text key={name} className="d-compass" x={place(0, Number(bearingDeg)).x} y="271" textAnchor="middle">
          {name}
        </text>
      ))}
    </Sheet>
  )
}
