/** One comparison of the suite: ours beside the reference. */
export interface AccuracyRow {
  /** A name, or a plane as tilt and azimuth. */
  id: string
  ours: number
  reference: number
  /** % of the reference; points for shares; cents for bills. */
  deviation: number
}

/** Comparisons of one kind with their reference; worded where they are shown. */
export interface AccuracyGroup {
  id: string
  /** Unit of `ours` and `reference`. */
  unit: 'kWh' | 'kWh/kWp' | '%' | 'EUR'
  /** Unit of the deviations. */
  deviationIn: 'percent' | 'points' | 'cents'
  rows: AccuracyRow[]
}

/** A row whose deviation is a percentage of the reference. Throws a RangeError when the reference is nothing. */
export function percentRow(id: string, ours: number, reference: number): AccuracyRow {
  if (!(reference > 0)) throw new RangeError(`no reference: ${id}`)
  return { id, ours, reference, deviation: (ours / reference - 1) * 100 }
}

/** The row that lies furthest off. Throws a RangeError on an empty group. */
export function worstOf({ id, rows }: AccuracyGroup): AccuracyRow {
  const [first, ...others] = rows
  if (!first) throw new RangeError(`an empty group: ${id}`)
  return others.reduce((worst, row) => (Math.abs(row.deviation) > Math.abs(worst.deviation) ? row : worst), first)
}
