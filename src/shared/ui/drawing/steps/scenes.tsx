import { paint } from '#src/shared/ui/drawing/paint.ts'

/** Small scenes, 160 by 90 units. */

const housesX = [8, 58, 108]

/** Three houses and a street lamp, all dark. */
export function DarkStreet() {
  return (
    <>
      <path {...paint.cut} d="M0 0h160v90H0z" opacity=".85" />
      <path {...paint.ground} d="M0 78h160v12H0z" />
      {housesX.map((x) => (
        <g key={x}>
          <path {...paint.slot} d={`M${x} 44l20-12 20 12v34h-40z`} />
          <path {...paint.cut} d={`M${x + 7} 52h10v11h-10zM${x + 23} 52h10v11h-10z`} />
        </g>
      ))}
      <path {...paint.tail} stroke="var(--edge)" d="M53 78V40q0-7 7-7" />
    </>
  )
}

/** The meter with its display. */
export function Meter() {
  return (
    <>
      <rect {...paint.box} x="46" y="6" width="68" height="78" rx="6" />
      <rect {...paint.slot} x="55" y="16" width="50" height="22" rx="3" />
      <path {...paint.hair} d="M61 33v-6M67 33V22M73 33v-9M85 27h14M85 33h10" />
      <circle {...paint.alarmfill} cx="62" cy="52" r="3.5" />
      <path {...paint.hair} d="M55 64h50M55 71h34" />
    </>
  )
}

/** A telephone receiver, ringing. */
export function Phone() {
  return (
    <>
      <path
        {...paint.hair}
        strokeWidth="3"
        d="M58 18h14l7 18-9 5.5a40 40 0 0 0 18 18L93.5 50l18 7v14a7 7 0 0 1-7 7A58 58 0 0 1 51 25a7 7 0 0 1 7-7z"
      />
      <path {...paint.alarm} d="M96 18a30 30 0 0 1 18 18M100 6a42 42 0 0 1 26 26" />
    </>
  )
}

/** A door that is open, and the way out. */
export function Leave() {
  return (
    <>
      <path {...paint.ground} d="M0 78h160v12H0z" />
      <path {...paint.lit} d="M58 12h44v66H58z" />
      <path {...paint.box} d="M58 12l-20 8v66l20-8z" />
      <path {...paint.hair} d="M58 78V12h44v66" />
      <path {...paint.alarm} d="M72 48h62M122 37l12 11-12 11" />
    </>
  )
}

/** A socket above a puddle. */
export function WaterSocket() {
  return (
    <>
      <path {...paint.ground} d="M0 80h160v10H0z" />
      <path {...paint.water} d="M18 80q10-10 30-7t40-2 46 9z" />
      <Socket />
      <path {...paint.drop} d="M112 20q8 12 0 16-8-4 0-16zM124 38q6 9 0 12-6-3 0-12z" />
    </>
  )
}

/** A socket that glows and smells. */
export function HotSocket() {
  return (
    <>
      <circle {...paint.glow} cx="80" cy="50" r="34" />
      <Socket />
      <path {...paint.alarm} d="M62 20q-7-8 0-15M80 18q-7-8 0-15M98 20q-7-8 0-15" />
    </>
  )
}

function Socket() {
  return (
    <>
      <rect {...paint.box} x="59" y="28" width="42" height="42" rx="7" />
      <circle {...paint.slot} cx="80" cy="49" r="15" />
      <circle {...paint.live} cx="74.5" cy="49" r="2.4" />
      <circle {...paint.live} cx="85.5" cy="49" r="2.4" />
    </>
  )
}

/** A stopcock on its pipe, and the way it turns to close. */
export function Stopcock() {
  return (
    <>
      <path {...paint.cold} strokeWidth="14" d="M0 66h160" />
      <path {...paint.box} d="M64 54h32v24H64zM76 38h8v16h-8z" />
      <rect {...paint.alarmfill} x="50" y="28" width="60" height="11" rx="5.5" />
      <path {...paint.tail} d="M106 20A34 34 0 0 0 54 20M116 10v11h-11" />
    </>
  )
}
