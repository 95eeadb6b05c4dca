/** Order and page of a long table, kept in the address so that back, reload and a sent link show the same rows. */

export interface TableOrder {
  by: string
  isDescending: boolean
}

export interface TableState {
  /** null: the order the rows come in. */
  order: TableOrder | null
  /** From 1. */
  page: number
}

/** Reads `sort` ('words', '-words') and `page`. A column outside `columns` and what is no page count as absent. */
export function tableState(params: URLSearchParams, columns: readonly string[]): TableState {
  const sort = params.get('sort') ?? ''
  const by = sort.replace(/^-/, '')
  const page = Number(params.get('page'))
  return {
    order: columns.includes(by) ? { by, isDescending: sort.startsWith('-') } : null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Writes the state into `params`, defaults left out. */
export function writeTableState(params: URLSearchParams, { order, page }: TableState): void {
  if (order) params.set('sort', (order.isDescending ? '-' : '') + order.by)
  if (page > 1) params.set('page', String(page))
}

/** The order after a press on a column's head: ascending first, then the other way round. */
export function nextOrder(order: TableOrder | null, by: string): TableOrder {
  return { by, isDescending: order?.by === by && !order.isDescending }
}

/** How many pages `total` rows fill; at least one. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, pageSize)))
}
