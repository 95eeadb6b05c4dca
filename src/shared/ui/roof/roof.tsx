import { formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { panelRows, panelShape, rowWidthM } from './panel-rows.ts'

const width = 560
const height = 252
const ridge = 10
const eaves = 200
const gap = 4
const tileRows = 14

/**
 * A slope seen square on with so many panels in rows, and how wide the longest row is; nothing without panels. `label` says it in a sentence,
 * `slope` how it lies, where that is known.
 */
export function Roof({
  panels,
  label,
  slope,
  language,
}: {
  panels: number
  label: string
  slope?: string
  language: Language
}) {
  const rows = panelRows(panels)
  if (rows.length === 0) return null
  const longest = Math.max(...rows)
  const room = { width: width - 96, height: eaves - ridge - 40 }
  const panelHeight = Math.min(
    (room.height - gap * (rows.length - 1)) / rows.length,
    (room.width - gap * (longest - 1)) / longest / panelShape,
  )
  const panelWidth = panelHeight * panelShape
  const top = (ridge + eaves - rows.length * panelHeight - (rows.length - 1) * gap) / 2
  const rowWidth = longest * panelWidth + (longest - 1) * gap
  const [left, right] = [(width - rowWidth) / 2, (width + rowWidth) / 2].map((x) => x.toFixed(1))
  return (
    <svg className="roof" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className="roof-slope" x="20" y={ridge} width={width - 40} height={eaves - ridge} />
      <path
        className="roof-tiles"
        d={Array.from({ length: tileRows - 1 }, (_, row) => {
          const y = ridge + ((eaves - ridge) * (row + 1)) / tileRows
          return `M20 ${y.toFixed(1)}H${width - 20}`
        }).join('')}
      />
      <path className="roof-edge" d={`M14 ${ridge}H${width - 14}M14 ${eaves}H${width - 14}`} />
      {rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, column) => {
          const x = (width - count * panelWidth - (count - 1) * gap) / 2 + column * (panelWidth + gap)
          const y = top + row * (panelHeight + gap)
          return (
            <rect
              key={`${x} ${y}`}
              className="roof-panel"
              x={x.toFixed(1)}
              y={y.toFixed(1)}
              width={panelWidth.toFixed(1)}
              height={panelHeight.toFixed(1)}
              rx="2"
            />
          )
        }),
      )}
      <path className="roof-size" d={`M${left} 218H${right}M${left} 211v14M${right} 211v14`} />
      <text className="roof-metres" x={width / 2} y="244" textAnchor="middle">
        {[formatUnit(rowWidthM(longest), 'm', language, 1), slope].filter(Boolean).join(', ')}
      </text>
    </svg>
  )
}
