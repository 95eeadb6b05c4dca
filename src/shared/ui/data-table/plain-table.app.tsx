import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the column is put in order by; undefined goes last. Without it the column keeps no order. */
  order?: (row: Row) => string | number | undefined
  /** Numbers stand at the right. */
  isNumber?: boolean
  /** True when the cell has nothing to say, so that a narrow screen can do without it. */
  isEmpty?: (row: Row) => boolean
}

/** A table of the rows as they come, with what a reader and a narrow screen need of it. The first column names its row. */
export function PlainTable<Row>({
  caption,
  columns,
  rows,
  rowId,
  isBusy,
  className = 'data-table',
  head = plainHead,
}: {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Other rows are on their way. */
  isBusy?: boolean
  className?: string
  /** The head of a column, a `th` with its key. */
  head?: (column: DataColumn<Row>) => ReactNode
}) {
  const [naming, ...others] = columns
  return (
    <table className={`stk ${className}`} aria-busy={isBusy}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>{columns.map(head)}</tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {naming && <th scope="row">{naming.cell(row)}</th>}
            {others.map(({ id, header, cell, isNumber, isEmpty }) => (
              <td
                key={id}
                className={[`c-${id}`, isNumber && 'n', isEmpty?.(row) && 'none'].filter(Boolean).join(' ')}
                data-l={header}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function plainHead<Row>({ id, header, isNumber }: DataColumn<Row>) {
  return (
    <th key={id} scope="col" className={isNumber ? 'n' : undefined}>
      {header}
    </th>
  )
}
