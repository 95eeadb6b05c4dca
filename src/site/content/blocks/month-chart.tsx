import { formatKwp, formatNumber, formatUnit, monthNames } from '#src/shared/i18n/format.ts'
import type { BlockProps } from '#src/site/content/block-list.ts'
import { azimuthDegOf, monthlyYieldKwh } from '#src/site/content/model.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { OnPage } from './on-page.ts'

const width = 360
const height = 190
const bottom = 160

/** Twelve bars with their figures. */
export function MonthlyOutput({ language, kwp, tilt, facing }: BlockProps<'month-chart'> & OnPage) {
  const { months: text } = contentText(language)
  const months = monthlyYieldKwh(tilt, azimuthDegOf[facing]).map((kwh) => kwh * kwp)
  const most = Math.max(...months)
  const yearKwh = months.reduce((sum, kwh) => sum + kwh, 0)
  const kwh = formatUnit(Math.round(yearKwh / 50) * 50, 'kWh', language)
  const slot = width / 12
  return (
    <figure className="blk chart mc">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.label(kwh)}>
        <text x="0" y="10">
          {text.made}
        </text>
        {months.map((month, at) => {
          const tall = Math.round((130 * month) / most)
          const middle = Math.round(slot * (at + 0.5))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the month is the identity of a bar
            <g key={at}>
              <rect className="b-sun" x={middle - 10} y={bottom - tall} width="20" height={tall} />
              <text x={middle} y={bottom - tall - 6} textAnchor="middle">
                {formatNumber(month, language)}
              </text>
              <text x={middle} y={height - 12} textAnchor="middle">
                {monthNames(language, 'narrow')[at]}
              </text>
            </g>
          )
        })}
        <path className="z" d={`M0 ${bottom}H${width}`} />
      </svg>
      <figcaption>
        {text.caption({
          kwp: formatKwp(kwp, language),
          tilt: `${tilt}°`,
          facing: text.facing[facing],
          kwh,
        })}
      </figcaption>
    </figure>
  )
}
