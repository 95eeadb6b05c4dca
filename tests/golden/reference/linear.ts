/** The inverse of a square matrix by Gauss and Jordan with pivots. Throws a RangeError when there is none. */
export function inverse(rows: readonly (readonly number[])[]): number[][] {
  const size = rows.length
  const work = rows.map((row, index) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === index ? 1 : 0)),
  ])
  const at = (row: number, column: number) => work[row]?.[column] ?? 0
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row
    const chosen = work[pivot]
    const current = work[column]
    if (!chosen || !current || Math.abs(at(pivot, column)) < 1e-12) throw new RangeError('no inverse')
    work[pivot] = current
    work[column] = chosen
    const scale = 1 / (chosen[column] ?? 1)
    for (let index = 0; index < 2 * size; index++) chosen[index] = (chosen[index] ?? 0) * scale
    for (let row = 0; row < size; row++) {
      const line = work[row]
      const factor = line?.[column] ?? 0
      if (row === column || !line || factor === 0) continue
      for (let index = column; index < 2 * size; index++)
        line[index] = (line[index] ?? 0) - factor * (chosen[index] ?? 0)
    }
  }
  return work.map((row) => row.slice(size))
}
