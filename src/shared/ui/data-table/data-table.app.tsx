import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type DataColumn, PlainTable } from './plain-table.app.tsx'
import { nextOrder, type TableOrder, type TableState } from './table-state.ts'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})

/** A long table in the order and at the page that `state` says. The first column names its row. On narrow screens rows become blocks. */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  rowId,
  state,
  pageSize,
  onOrder,
}: {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  state: TableState
  pageSize: number
  onOrder: (order: TableOrder) => void
}) {
  const { order, page } = state
  const table = useTable({
    features,
    data: rows,
    getRowId: rowId,
    columns: useMemo(
      () =>
        columns.map(({ id, header, order: valueIn }) => ({
          id,
          header,
          accessorFn: (row: Row) => valueIn?.(row),
          enableSorting: valueIn !== undefined,
          sortFn: compareCells,
          sortUndefined: 'last' as const,
        })),
      [columns],
    ),
    state: {
      sorting: order ? [{ id: order.by, desc: order.isDescending }] : [],
      pagination: { pageIndex: page - 1, pageSize },
    },
  })
  return (
    <PlainTable
      caption={caption}
      columns={columns}
      rows={table.getRowModel().rows.map(({ original }) => original)}
      rowId={rowId}
      head={(column) => <ColumnHead key={column.id} column={column} order={order} onOrder={onOrder} />}
    />
  )
}

function ColumnHead<Row>({
  column: { id, header, order: valueIn, isNumber },
  order,
  onOrder,
}: {
  column: DataColumn<Row>
  order: TableOrder | null
  onOrder: (order: TableOrder) => void
}) {
  const direction = order?.by === id ? (order.isDescending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className={isNumber ? 'n' : undefined} aria-sort={direction}>
      {valueIn ? (
        <button type="button" onClick={() => onOrder(nextOrder(order, id))}>
          {header}
        </button>
      ) : (
        header
      )}
    </th>
  )
}

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

interface Compared {
  getValue: (column: string) => unknown
}

/** Numbers by size, everything else as words, accents apart. */
function compareCells(a: Compared, b: Compared, column: string): number {
  const [left, right] = [a.getValue(column), b.getValue(column)]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
