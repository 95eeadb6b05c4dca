import { paint } from './paint.ts'
/** Equipment as every drawing shows it, without brands; each at the origin, top left unless it says otherwise. */

/** Battery cabinet with its charge, 28 by 42. */
export function Battery({ charge = 0.6 }: { charge?: number }) {
  const full = 26
  const high = Math.round(full * charge)
  return (
    <g>
      <rect {...paint.box} width="28" height="42" rx="4" />
      <path {...paint.charge} d={`M5 ${35 - high}h18v${high}H5z`} />
      <path {...paint.sunfill} d={`M5 ${32 - high}h18v3H5z`} />
    </g>
  )
}

/** Inverter, 28 by 22. */
export function Inverter() {
  return (
    <g>
      <rect {...paint.box} width="28" height="22" rx="3" />
      <path {...paint.hair} d="M7 11q3.500-8 7 0t7 0" />
    </g>
  )
}

/** Electricity meter, 24 by 30. */
export function Meter() {
  return (
    <g>
      <rect {...paint.box} width="24" height="30" rx="4" />
      <path {...paint.lit} d="M5 6h14v8H5z" />
      <path {...paint.hair} d="M8 10h8M7 20h10M7 24h10" />
    </g>
  )
}

const leverPaint = { on: paint.agave, off: paint.off, dead: paint.grey } as const

/** Fuse board with `n` breakers, 12 + 9 n wide and 26 high; `dead` is switched on but without power. */
export function Board({ n = 3, state = 'on' }: { n?: number; state?: keyof typeof leverPaint }) {
  const each = Array.from({ length: n }, (_, i) => 7 + i * 9)
  return (
    <g>
      <rect {...paint.box} width={12 + 9 * n} height="26" rx="3" />
      <path {...paint.slot} d={each.map((x) => `M${x} 6h5v14h-5z`).join('')} />
      <path {...leverPaint[state]} d={each.map((x) => `M${x} ${state === 'off' ? 13 : 8}h5v5h-5z`).join('')} />
    </g>
  )
}

/** Outdoor unit of a heat pump, 50 by 36, on two feet. */
export function OutdoorUnit() {
  return (
    <g>
      <rect {...paint.box} width="50" height="33" rx="3" />
      <circle {...paint.fan} cx="18" cy="16.500" r="11.500" />
      <path {...paint.hair} d="M18 6v21M7.500 16.500h21M36 8v17M42 8v17M6 33v3M44 33v3" />
    </g>
  )
}

/** A ceiling lamp on its cord, hanging 26 down from the origin. */
export function Lamp({ lit = true }: { lit?: boolean }) {
  return (
    <g>
      {lit ? <path {...paint.glow} d="M-9 24L-24 62h48L9 24z" /> : null}
      <path {...paint.hair} d="M0 0v17" />
      <path {...(lit ? paint.sunbox : paint.box)} d="M-10 25l5-8H5l5 8z" />
    </g>
  )
}

/** A row of panels along a slope from the origin, rising `deg` to the right, `n` of 34 units. */
export function Panels({ n, deg }: { n: number; deg: number }) {
  const each = Array.from({ length: n }, (_, i) => i * 36)
  return (
    <g transform={`rotate(${-deg})`}>
      <path {...paint.panel} d={each.map((x) => `M${x} 0h34v5h-34z`).join('')} />
      <path {...paint.shine} d={each.map((x) => `M${x} 0h34`).join('')} />
    </g>
  )
}

/** A car in profile, 96 wide, its wheels on y = 0. */
export function Car() {
  return (
    <g>
      <path {...paint.blue} d="M2-9c-2-9 2-15 12-17l12-15c2-3 5-5 9-5h25c5 0 8 2 11 5l12 14c6 2 9 6 9 12v6z" />
      <path {...paint.lit} d="M27-27l8-11c1-2 2-3 5-3h8v14zM52-41h8c3 0 5 1 6 3l8 11H52z" />
      <circle {...paint.wheel} cx="20" cy="-8" r="8" />
      <circle {...paint.wheel} cx="73" cy="-8" r="8" />
    </g>
  )
}

/** A fridge, 22 by 48, standing on y = 0. */
export function Fridge() {
  return (
    <g>
      <rect {...paint.box} y="-48" width="22" height="48" rx="3" />
      <path {...paint.hair} d="M0-30h22M5-40v6M5-25v8" />
    </g>
  )
}
