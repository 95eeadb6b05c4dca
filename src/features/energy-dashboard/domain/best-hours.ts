/** When something that runs for some hours costs least. */

export interface Run {
  /** Index of its first hour in the day. */
  from: number
  hours: number
  /** Of the whole run. */
  eur: number
}

/**
 * The cheapest and the dearest unbroken run of `hours`, with `kwh` spread evenly over it; the earlier of two alike. `eurKwh` has a price for each hour
 * of the day; runs do not reach into the next. Undefined when the day is shorter than the run.
 */
export function bestRun(eurKwh: readonly number[], hours: number, kwh: number): { best: Run; worst: Run } | undefined {
  if (hours < 1 || eurKwh.length < hours) return undefined
  const runs = Array.from({ length: eurKwh.length - hours + 1 }, (_, from): Run => {
    const sum = eurKwh.slice(from, from + hours).reduce((total, price) => total + price, 0)
    return { from, hours, eur: (sum / hours) * kwh }
  })
  // Sums of the same prices in another order differ in the sixteenth digit.
  const least = runs.reduce((a, b) => (b.eur < a.eur - 1e-12 ? b : a))
  const most = runs.reduce((a, b) => (b.eur > a.eur + 1e-12 ? b : a))
  return { best: least, worst: most }
}
