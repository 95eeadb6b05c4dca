/** Colours of the charts. Colour means something: sun is made by the sun, sea is used, pool is stored heat, agave is done, edge is neither. */
export type ChartColour = 'sun' | 'sea' | 'pool' | 'agave' | 'edge'

interface Paint {
  fill: string
  line: string
  wash: string
  text: string
}

export const paints: Record<ChartColour, Paint> = {
  sun: { fill: 'var(--sun)', line: 'var(--sund)', wash: 'var(--sun-wash)', text: 'var(--sun-text)' },
  sea: { fill: 'var(--sea)', line: 'var(--sea)', wash: 'var(--sea-wash)', text: 'var(--sea)' },
  pool: { fill: 'var(--pool)', line: 'var(--pool)', wash: 'var(--pool-wash)', text: 'var(--ink)' },
  agave: { fill: 'var(--agave)', line: 'var(--agave)', wash: 'var(--agave-wash)', text: 'var(--agave)' },
  edge: { fill: 'var(--shade)', line: 'var(--edge)', wash: 'var(--bg2)', text: 'var(--ink2)' },
}

/** The hatch of an estimate in each colour that a drawing uses. */
export function Hatches({ id, colours }: { id: string; colours: readonly ChartColour[] }) {
  return (
    <defs>
      {[...new Set(colours)].map((colour) => (
        <pattern
          key={colour}
          id={`${id}-${colour}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="6" height="6" fill={paints[colour].wash} />
          <rect width="6" height="3.2" fill={colour === 'edge' ? paints.edge.line : paints[colour].fill} />
        </pattern>
      ))}
    </defs>
  )
}

export const hatchOf = (id: string, colour: ChartColour): string => `url(#${id}-${colour})`

/** A whole drawing unit is a pixel or less: enough for the eye, and a tenth of the page's bytes. */
export function rounded(value: number): number {
  return Math.round(value)
}

/** Width of a text of the charts, drawing units; a little more than it takes. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * 0.56
}
