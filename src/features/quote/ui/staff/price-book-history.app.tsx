import type { PriceBookResponse } from '#src/features/quote/contract.ts'
import { quoteStaffText } from '#src/features/quote/text/staff-text.ts'
import { formatDate, formatInstant, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Every published version, newest first. */
export function PriceBookHistory({ book, language }: { book: PriceBookResponse; language: Language }) {
  const { book: text } = quoteStaffText[language]
  const { history = [] } = book
  const columns = text.historyColumns
  if (history.length === 0) return <p className="mut">{text.noHistory}</p>
  return (
    <div className="tblw">
      <table className="stk">
        <thead>
          <tr>
            {[columns.version, columns.date, columns.confirmed, columns.published, columns.by].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.map((version) => (
            <tr key={version.version}>
              <th scope="row">
                {columns.version} {formatNumber(version.version, language)}
              </th>
              <td data-l={columns.date}>{formatDate(version.asOf, language)}</td>
              <td data-l={columns.confirmed}>{version.confirmedByOwner ? text.yes : text.no}</td>
              <td data-l={columns.published}>{formatInstant(version.publishedAt, language)}</td>
              <td data-l={columns.by}>{version.publishedBy ?? text.builtIn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
