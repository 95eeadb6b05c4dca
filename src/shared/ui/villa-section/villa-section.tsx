import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import house from './house.svg?url'
import { arcRadius, labelX, labelY, onArc, rayFrom } from './sun-arc.ts'

export interface SunHeight {
  /** Height above the horizon at noon, degrees. */
  deg: number
  /** The date, as "21 Jun". */
  date: string
  /** The height in words, as "77°". */
  height: string
}

export interface Caption {
  value: string
  text: string
  /** A second line under `text`. */
  more?: string
  /** Names the lines for a script, as `data-out`. */
  out?: { value: string; text: string; more?: string }
}

export interface VillaSectionProps {
  /** What the drawing shows, in one sentence. */
  label: string
  /** Noon suns to mark on the arc. */
  seasons: SunHeight[]
  /** Where the disc stands. */
  sun: SunHeight
  roof: Caption
  pool?: Caption
  battery?: Caption
  car?: Caption
}

const panels = [
  { x: 763, y: 278 },
  { x: 811, y: 261 },
  { x: 859, y: 243 },
]
const captionPlaces = [
  { part: 'pool', x: 596, leader: 'M620 534V550' },
  { part: 'battery', x: 912, leader: 'M1003 510V528H940V550' },
  { part: 'car', x: 1064, leader: 'M1138 474V528H1090V550' },
] as const

/** A house cut open, looking west, with the noon sun at its true height. Purely static; colours follow light and dark. */
export function VillaSection({ label, seasons, sun, roof, ...captions }: VillaSectionProps) {
  const disc = onArc(sun.deg)
  const top = onArc(90)
  const low = onArc(4)
  return (
    <svg className="villa" viewBox="0 0 1200 660" preserveAspectRatio="xMaxYMax slice" role="img" aria-label={label}>
      <SvgPart file={house} part="hills" />
      <path
        fill="none"
        stroke="var(--sund,#b87900)"
        strokeWidth="1.5"
        strokeDasharray="2 5"
        strokeLinecap="round"
        d={`M${low.x} ${low.y}A${arcRadius} ${arcRadius} 0 0 1 ${top.x} ${top.y}`}
      />
      {seasons.map((season) => (
        <Season key={season.date} season={season} sunDeg={sun.deg} />
      ))}
      {panels.map((panel) => (
        <path
          key={panel.x}
          stroke="var(--sun,#ffc53d)"
          strokeWidth="3"
          strokeLinecap="round"
          d={rayFrom(disc, panel, 46)}
          style={{ opacity: 'var(--day,.85)' }}
        />
      ))}
      <circle cx={disc.x} cy={disc.y} r="44" fill="var(--sun,#ffc53d)" style={{ opacity: 'var(--halo,.22)' }} />
      <circle
        cx={disc.x}
        cy={disc.y}
        r="29"
        fill="var(--sun,#ffc53d)"
        stroke="var(--sund,#b87900)"
        style={{ fillOpacity: 'var(--disc,1)', strokeOpacity: 'calc(1 - var(--disc,1))' }}
      />
      <DateLabel sun={sun} x={disc.x - 48} y={disc.y + 5} />
      <SvgPart file={house} part="house" />
      <SvgPart file={house} part="flow" className="flow" />
      {captionPlaces.map(({ part, x, leader }) => {
        const caption = captions[part]
        return caption ? (
          <g className="ul" key={part}>
            <text className="un" x={x} y="572" data-out={caption.out?.value}>
              {caption.value}
            </text>
            <text className="ut" x={x} y="592" data-out={caption.out?.text}>
              {caption.text}
            </text>
            {caption.more ? (
              <text className="ut" x={x} y="610" data-out={caption.out?.more}>
                {caption.more}
              </text>
            ) : null}
            <path fill="none" stroke="var(--ondeep2,#a8c4ce)" strokeWidth="1" d={leader} />
          </g>
        ) : null
      })}
      <path stroke="var(--ink,#07303f)" strokeWidth="1" fill="none" d="M862 246L880 158H890" />
      <circle cx="862" cy="246" r="3" fill="var(--ink,#07303f)" />
      <text className="cn" x="896" y="156" data-out={roof.out?.value}>
        {roof.value}
      </text>
      <text className="ct" x="896" y="176" data-out={roof.out?.text}>
        {roof.text}
      </text>
    </svg>
  )
}

function Season({ season, sunDeg }: { season: SunHeight; sunDeg: number }) {
  const inner = onArc(season.deg, -6)
  const outer = onArc(season.deg, 8)
  return (
    <>
      <path stroke="var(--ink,#07303f)" strokeWidth="1.5" d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />
      {Math.abs(season.deg - sunDeg) > 2.5 ? (
        <DateLabel sun={season} x={labelX(season.deg, sunDeg)} y={labelY(season.deg, sunDeg)} />
      ) : null}
    </>
  )
}

function DateLabel({ sun, x, y }: { sun: SunHeight; x: number; y: number }) {
  return (
    <text className="lb" x={x} y={y} textAnchor="end">
      {sun.date} <tspan className="lbn">{sun.height}</tspan>
    </text>
  )
}
