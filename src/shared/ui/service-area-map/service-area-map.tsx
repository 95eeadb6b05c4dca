import type { Town } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { SvgPart } from '#src/shared/ui/svg-file/svg-part.tsx'
import boundaries from './boundaries.json' with { type: 'json' }
import drawn from './boundaries.svg?url'
import './service-area-map.css'
import { mapWords } from './words.ts'

/** Where each name stands, in units of the drawing; the sea is south and east of the towns. */
const names: readonly { town: Town; x: number; y: number; anchor?: 'end' | 'middle' }[] = [
  { town: 'sotogrande', x: 158, y: 472 },
  { town: 'estepona', x: 206, y: 384 },
  { town: 'marbella', x: 350, y: 330, anchor: 'middle' },
  { town: 'fuengirola', x: 514, y: 286 },
  { town: 'mijas', x: 468, y: 208, anchor: 'end' },
  { town: 'torremolinos', x: 706, y: 240, anchor: 'end' },
  { town: 'malaga', x: 706, y: 164, anchor: 'end' },
]
const withOffice: readonly Town[] = ['marbella', 'torremolinos']
const scale = { x: 560, y: boundaries.height - 52, km: 20 }

/**
 * The towns served in their official boundaries (© IGN, CC BY 4.0: the caption says so), those with an office as sun squares. With a
 * `town` that one stands out. Sotogrande is drawn as San Roque, its municipality. The boundaries are a file of their own: no page waits for them.
 */
export function ServiceAreaMap({ language, town: marked }: { language: Language; town?: Town }) {
  const words = mapWords[language]
  const { width, height, dots, unitsPerKm } = boundaries
  const scaleWidth = Math.round(scale.km * unitsPerKm)
  return (
    <figure className="area-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.label(marked && townNames[marked])}>
        <SvgPart file={drawn} part="land" />
        {names.map(({ town }) => (
          <g key={town} opacity={marked && marked !== town ? 0.35 : undefined}>
            <SvgPart file={drawn} part={town} />
          </g>
        ))}
        {names.map(({ town }) => (
          <Dot key={town} at={dots[town]} office={withOffice.includes(town)} />
        ))}
        {names.map(({ town, x, y, anchor }) => (
          <text key={town} className={marked === town ? 'area-marked' : undefined} x={x} y={y} textAnchor={anchor}>
            {townNames[town]}
          </text>
        ))}
        <text className="area-sea-name" x="390" y="440">
          {words.sea}
        </text>
        <path fill="none" stroke="var(--ink)" strokeWidth="2.5" d={`M${scale.x} ${scale.y}v10h${scaleWidth}v-10`} />
        <text className="area-km" x={scale.x + scaleWidth / 2} y={scale.y + 40} textAnchor="middle">
          {scale.km} km
        </text>
      </svg>
      <figcaption>{words.credit}</figcaption>
    </figure>
  )
}

function Dot({ at, office }: { at: number[]; office: boolean }) {
  const [x = 0, y = 0] = at
  if (office)
    return (
      <rect fill="var(--sun)" stroke="var(--deep)" strokeWidth="3" x={x - 9} y={y - 9} width="18" height="18" rx="4" />
    )
  return <circle fill="var(--wall)" stroke="var(--deep)" strokeWidth="2.5" cx={x} cy={y} r="6" />
}
