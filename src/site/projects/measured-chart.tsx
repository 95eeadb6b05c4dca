import { formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Project } from './projects.ts'
import { projectText } from './text.ts'

const width = 720
const height = 260
const foot = 28
const head = 12

/** What was measured each month beside what was promised: solid at least, hatched the range, a dot the reading, an alarm dot one below. */
export function MeasuredChart({ project: { fields }, language }: { project: Project; language: Language }) {
  const text = projectText[language]
  const { measured, promisedKwh } = fields
  if (!promisedKwh || measured.length < 2) return null
  const names = monthNames(language, 'narrow')
  const bars = measured.map(({ month, kwh }) => {
    const at = Number(month.slice(5)) - 1
    return { month, kwh, name: names[at] ?? '', promised: promisedKwh[at] }
  })
  const most = Math.max(...bars.flatMap(({ kwh, promised }) => [kwh, promised?.p10 ?? 0]), 1)
  const y = (kwh: number) => head + (height - head - foot) * (1 - kwh / most)
  const step = width / bars.length
  const wide = Math.min(38, step * 0.62)
  const below = bars.filter(({ kwh, promised }) => promised && kwh < promised.p90).length
  return (
    <figure className="chart pj-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.within(bars.length - below, bars.length)}>
        <defs>
          <pattern id="pj-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V7" stroke="var(--sund)" strokeWidth="3" />
          </pattern>
        </defs>
        <path d={`M0 ${y(0)}H${width}`} stroke="var(--edge)" strokeWidth="1.5" />
        {bars.map(({ month, kwh, name, promised }, at) => {
          const x = step * at + (step - wide) / 2
          const isBelow = promised !== undefined && kwh < promised.p90
          return (
            <g key={month}>
              {promised ? (
                <>
                  <rect x={x} y={y(promised.p90)} width={wide} height={y(0) - y(promised.p90)} fill="var(--sun)" />
                  <rect
                    x={x}
                    y={y(promised.p10)}
                    width={wide}
                    height={y(promised.p90) - y(promised.p10)}
                    fill="url(#pj-hatch)"
                  />
                </>
              ) : null}
              <circle
                cx={x + wide / 2}
                cy={y(kwh)}
                r="7"
                fill={isBelow ? 'var(--alarm)' : 'var(--sea)'}
                stroke="var(--bg)"
                strokeWidth="2.5"
              />
              <text x={x + wide / 2} y={height - 8} textAnchor="middle" fontSize="14" fill="var(--ink2)">
                {name}
              </text>
            </g>
          )
        })}
      </svg>
      <ul className="leg" aria-hidden="true">
        <li>
          <i style={{ background: 'var(--sun)' }} />
          {text.legend.least}
        </li>
        <li>
          <i className="hatch" />
          {text.legend.range}
        </li>
        <li>
          <i className="pj-dot" style={{ background: 'var(--sea)' }} />
          {text.legend.measured}
        </li>
        {below > 0 ? (
          <li>
            <i className="pj-dot" style={{ background: 'var(--alarm)' }} />
            {text.legend.below}
          </li>
        ) : null}
      </ul>
      <figcaption className="sm mut">{text.caption(formatNumber(most, language))}</figcaption>
    </figure>
  )
}
