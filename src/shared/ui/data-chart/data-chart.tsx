import type { ReactNode } from 'react'

/** The figures of a chart: heads, then one row each. */
export interface ChartTable {
  summary: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

/** The frame of a chart: title, drawing, caption with method and date, and its figures as a table. */
export function DataChart({
  title,
  caption,
  table,
  children,
}: {
  title: string
  caption: string
  table: ChartTable
  children: ReactNode
}) {
  const [first, ...others] = table.columns
  return (
    <figure className="chart dc">
      <h2>{title}</h2>
      {children}
      <figcaption>
        <p>{caption}</p>
        <details className="why">
          <summary>{table.summary}</summary>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a landmark a table would be too many */}
          <div
            className="tblw"
            role="group"
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">{first}</th>
                  {others.map((name) => (
                    <th key={name} scope="col" className="n">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ key, cells: [head, ...cells] }) => (
                  <tr key={key}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the column is the identity of a cell
                      <td key={i} className="n">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </figcaption>
    </figure>
  )
}
