import { panelRows } from './panel-rows.ts'

const width = 560
const height = 210
const ridge = 10
const eaves = 200
const gap = 4
/** Width to height of a panel standing upright. */
const shape = 0.64
const tileRows = 14

/** A slope seen square on with so many panels in rows; nothing without panels. `label` says it in a sentence. */
export function Roof({ panels, label }: { panels: number; label: string }) {
  const rows = panelRows(panels)
  if (rows.length === 0) return null
  const longest = Math.max(...rows)
  const room = { width: width - 96, height: eaves - ridge - 40 }
  const panelHeight = Math.min(
    (room.height - gap * (rows.length - 1)) / rows.length,
    (room.width - gap * (longest - 1)) / longest / shape,
  )
  const panelWidth = panelHeight * shape
  const top = (ridge + eaves - rows.length * panelHeight - (rows.length - 1) * gap) / 2
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
    </svg>
  )
}
