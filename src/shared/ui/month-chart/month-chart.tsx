import type { ReactNode } from 'react'
import { formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { scaleSteps } from './month-scale.ts'

interface Series {
  /** January first, kWh, middle case. */
  productionKwh: readonly number[]
  consumptionKwh: readonly number[]
  /** P90 and P10 of production as factors of the middle case, to draw the estimated part hatched. 1 and 1 draw it solid. */
  productionSpread?: { p90: number; p10: number }
}

export interface MonthChartProps extends Series {
  /** Different for every chart of a page. */
  id: string
  language: Language
  /** The result in one sentence. */
  label: string
  /** Source, method and date. */
  caption: ReactNode
}

const words = {
  en: { unit: 'kWh a month', made: 'panels make', used: 'home uses', month: 'Month', table: 'The figures as a table' },
  es: {
    unit: 'kWh al mes',
    made: 'producen las placas',
    used: 'consume la casa',
    month: 'Mes',
    table: 'Las cifras en una tabla',
  },
}

/** Production (bars) against consumption (line) by month, as a wide drawing, a narrow one for phones, and a table. */
export function MonthChart({ id, language, label, caption, ...series }: MonthChartProps) {
  const t = words[language]
  const long = monthNames(language, 'long')
  return (
    <figure className="chart">
      <div className="w-c">
        <Drawing id={`${id}-w`} language={language} label={label} width={720} height={256} {...series} />
      </div>
      <div className="nar">
        <Drawing id={`${id}-n`} language={language} label={label} width={380} height={270} {...series} />
      </div>
      <ul className="leg" aria-hidden="true">
        <li>
          <i style={{ background: 'var(--sun)' }} />
          {t.made}
        </li>
        <li>
          <i className="ln" style={{ background: 'var(--sea)' }} />
          {t.used}
        </li>
      </ul>
      <figcaption>{caption}</figcaption>
      <details className="why">
        <summary>{t.table}</summary>
        <div className="tblw">
          <table>
            <thead>
              <tr>
                <th scope="col">{t.month}</th>
                <th scope="col" className="n">
                  {t.made}, kWh
                </th>
                <th scope="col" className="n">
                  {t.used}, kWh
                </th>
              </tr>
            </thead>
            <tbody>
              {long.map((month, i) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td className="n">{formatNumber(series.productionKwh[i] ?? 0, language)}</td>
                  <td className="n">{formatNumber(series.consumptionKwh[i] ?? 0, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

interface DrawingProps extends Series {
  id: string
  language: Language
  label: string
  width: number
  height: number
}

function Drawing({ id, language, label, width, height, ...series }: DrawingProps) {
  const { productionKwh, consumptionKwh, productionSpread = { p90: 1, p10: 1 } } = series
  const steps = scaleSteps(Math.max(...productionKwh.map((kwh) => kwh * productionSpread.p10), ...consumptionKwh))
  const left = 48
  const bottom = height - 34
  const top = 30
  const slot = (width - left - 4) / 12
  const barWidth = slot * 0.58
  const y = (kwh: number) => r(bottom - ((bottom - top) * kwh) / (steps.at(-1) ?? 1))
  const x = (month: number) => left + slot * (month + 0.5)
  const line = consumptionKwh.map((kwh, month) => `${month ? 'L' : 'M'}${r(x(month))} ${y(kwh)}`).join('')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <rect width="6" height="6" fill="var(--sun-wash)" />
          <rect width="6" height="3.4" fill="var(--sun)" />
        </pattern>
      </defs>
      <text x="0" y="14">
        {words[language].unit}
      </text>
      {steps.map((kwh) => (
        <g key={kwh}>
          <path className={kwh ? 'ax' : 'z'} d={`M${left} ${y(kwh)}H${width}`} />
          <text x={left - 8} y={y(kwh) + 4} textAnchor="end">
            {formatNumber(kwh, language)}
          </text>
        </g>
      ))}
      {productionKwh.map((kwh, month) => {
        const barX = r(x(month) - barWidth / 2)
        const sureTop = y(kwh * productionSpread.p90)
        const maybeTop = y(kwh * productionSpread.p10)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the month is the identity of a bar
          <g key={month}>
            {maybeTop < sureTop ? (
              <rect
                x={barX}
                y={maybeTop}
                width={r(barWidth)}
                height={r(sureTop - maybeTop)}
                fill={`url(#${id})`}
                stroke="var(--sund)"
                strokeWidth="1.2"
              />
            ) : null}
            <rect className="b-sun" x={barX} y={sureTop} width={r(barWidth)} height={r(bottom - sureTop)} />
            {maybeTop < sureTop ? (
              // The middle case, marked as on a range bar.
              <path d={`M${r(barX - 3)} ${y(kwh)}h${r(barWidth + 6)}`} stroke="var(--ink)" strokeWidth="2" />
            ) : null}
            <text x={r(x(month))} y={height - 10} textAnchor="middle">
              {monthNames(language, 'narrow')[month]}
            </text>
          </g>
        )
      })}
      <path className="l-case" d={line} />
      <path className="l-use" d={line} />
    </svg>
  )
}

function r(value: number): number {
  return Math.round(value * 10) / 10
}
