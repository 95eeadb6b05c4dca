import { z } from 'zod'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { builtFigures } from '#src/site/content/built-figures.ts'
import { renderInline } from '#src/site/content/render.tsx'
import type { Fact } from '#src/site/kinds/reading/shape.ts'
import '#src/site/kinds/blocks/folds.css'
import './pool-day.css'

export interface PoolDayWords {
  /** The result in a sentence. */
  label: string
  caption: string
  /** In the order of `parts`, then the line of the covered pool. */
  parts: readonly Fact[]
  /** What remains to be added, which no part of the picture shows. */
  need?: Fact | undefined
  /** In the picture's free corners. */
  marks: { sun: string; cover: string }
  table: string
  /** Head of the table: the hour, then a column for each of `parts`. */
  columns: readonly string[]
}

const hours = z.array(z.number()).length(24)
const dayShape = z.object({
  sunKwh: hours,
  vapourKwh: hours,
  skyKwh: hours,
  airKwh: hours,
  coveredLossKwh: hours,
})
const tones = ['sun', 'vapour', 'sky', 'air', 'cover'] as const
/** Lines of the scale, kWh in an hour. */
const stepKwh = 10

/** A day of a pool by the hour: what the sun gives above the line, where the heat goes below it, and as a line what still goes under a cover at night. */
export function PoolDay({ home, words, language }: { home: string; words: PoolDayWords; language: Language }) {
  const day = dayShape.parse(builtFigures().field(`home:${home}.pool-day`))
  const { sunKwh, vapourKwh, skyKwh, airKwh, coveredLossKwh } = day
  const toSkyKwh = added(vapourKwh, skyKwh)
  const toAirKwh = added(toSkyKwh, airKwh)
  const topKwh = Math.max(...sunKwh)
  const depthKwh = Math.max(...toAirKwh)
  const ticks = [1, 0, -1, -2].map((times) => times * stepKwh).filter((kwh) => kwh <= topKwh && -kwh <= depthKwh)
  const at = (kwh: number) => `${((100 * (topKwh - kwh)) / (topKwh + depthKwh)).toFixed(1)}%`
  const one = (kwh: number) => formatNumber(kwh, language, 1)
  return (
    <figure className="ex-day wrap">
      <div className="ex-plot" role="img" aria-label={words.label} style={{ '--zero': at(0) }}>
        {ticks.map((kwh) => (
          <span key={kwh} className={kwh === 0 ? 'zero' : undefined} style={{ '--y': at(kwh) }}>
            {kwh > 0 ? `+${kwh}` : kwh < 0 ? `−${-kwh}` : '0 kWh'}
          </span>
        ))}
        <svg
          viewBox={`0 ${-round(topKwh)} 24 ${round(topKwh + depthKwh)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="sun" d={bars(sunKwh.map((kwh) => [0, -kwh]))} />
          <path className="vapour" d={bars(vapourKwh.map((kwh) => [0, kwh]))} />
          <path className="sky" d={bars(toSkyKwh.map((kwh, hour) => [vapourKwh[hour] ?? 0, kwh]))} />
          <path className="air" d={bars(toAirKwh.map((kwh, hour) => [toSkyKwh[hour] ?? 0, kwh]))} />
          <path className="case" d={steps(coveredLossKwh)} />
          <path className="cover" d={steps(coveredLossKwh)} />
        </svg>
        <b>{words.marks.sun}</b>
        <b>{words.marks.cover}</b>
      </div>
      <div className="ex-clock" aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </div>
      <ul className="ex-parts">
        {words.parts.map(({ n, w }, part) => (
          <li key={w} className={tones[part]}>
            <b className="num n1">{n}</b>
            <span>{renderInline(w, language)}</span>
          </li>
        ))}
        {words.need ? (
          <li>
            <b className="num n2">{words.need.n}</b>
            <span>{renderInline(words.need.w, language)}</span>
          </li>
        ) : null}
      </ul>
      <figcaption>
        <p>{words.caption}</p>
        <details className="k-fold">
          <summary>{words.table}</summary>
          <table>
            <thead>
              <tr>
                {words.columns.map((name, column) => (
                  <th key={name} scope="col" className={column > 0 ? 'n' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sunKwh.map((sun, hour) => (
                <tr key={clock(hour)}>
                  <th scope="row">{clock(hour)}</th>
                  {[sun, vapourKwh[hour], skyKwh[hour], airKwh[hour], coveredLossKwh[hour]].map((kwh, column) => (
                    <td key={words.columns[column + 1]} className="n">
                      {one(kwh ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  )
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const round = (kwh: number) => Math.round(kwh * 100) / 100

function added(kwh: readonly number[], more: readonly number[]): number[] {
  return kwh.map((one, hour) => one + (more[hour] ?? 0))
}

/** One bar for each hour, from and to a depth in kWh, a little apart. */
function bars(spans: readonly (readonly [number, number])[]): string {
  return spans
    .map(([from, to], hour) => (from === to ? '' : `M${hour + 0.04} ${round(from)}h.92V${round(to)}h-.92z`))
    .join('')
}

/** A line in steps, an hour each, at depths in kWh. */
function steps(depths: readonly number[]): string {
  return depths.map((kwh, hour) => `${hour === 0 ? 'M0 ' : 'V'}${round(kwh)}h1`).join('')
}
