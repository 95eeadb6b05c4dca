import { formatNumber } from '#src/shared/i18n/format.ts'
import { azimuthDegOf, yearlyYieldKwh } from '#src/site/content/model.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { OnPage } from './on-page.ts'

const tiltsDeg = [10, 20, 30]

/** kWh a year from each kWp by tilt and direction, the stronger the yellow the more. */
export function RoofTable({ language }: OnPage) {
  const { roof: text } = contentText(language)
  const rows = tiltsDeg.map((tilt) => Object.values(azimuthDegOf).map((azimuth) => yearlyYieldKwh(tilt, azimuth)))
  const all = rows.flat()
  const least = Math.min(...all)
  const most = Math.max(...all)
  return (
    <figure className="blk">
      <div className="tblw">
        <table className="heat">
          <caption>{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.tilt}</th>
              {text.directions.map((direction) => (
                <th scope="col" key={direction}>
                  {direction}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={tiltsDeg[row]}>
                <th scope="row">{tiltsDeg[row]}°</th>
                {cells.map((kwh, column) => (
                  <td
                    className="hx"
                    key={text.directions[column]}
                    style={{ '--q': `${Math.round(10 + (90 * (kwh - least)) / (most - least))}%` }}
                  >
                    {formatNumber(kwh, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>{text.note}</figcaption>
    </figure>
  )
}
