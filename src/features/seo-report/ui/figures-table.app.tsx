import type { ReactNode } from 'react'

/** A table of figures; the first cell of a row names it. On a phone rows become blocks, and what is still too wide scrolls in its own box. */
export function FiguresTable({
  columns,
  words = [0],
  rows,
  foot,
}: {
  columns: readonly string[]
  /** Columns that hold words and stand at the left; the others are figures. */
  words?: readonly number[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** All rows together, its first cell the name. */
  foot?: readonly ReactNode[]
}) {
  const sideOf = (at: number) => (words.includes(at) ? undefined : 'n')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its panel is moved by keyboard too.
    <div className="tblw" tabIndex={0}>
      <table className="stk">
        <thead>
          <tr>
            {columns.map((name, at) => (
              <th key={name} scope="col" className={sideOf(at)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [naming, ...others] }) => (
            <tr key={id}>
              <th scope="row">{naming}</th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]} className={sideOf(at + 1)} data-l={columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr>
              <th scope="row">{foot[0]}</th>
              {foot.slice(1).map((cell, at) => (
                <td key={columns[at + 1]} className={sideOf(at + 1)} data-l={columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
