interface Operators {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

/** A code has 29 squares to a side and more: drawn as rectangles or in runs it takes thousands of numbers, a chart or a table some hundreds. */
const leastPathNumbers = 1200

/** Whether what draws a page could draw a square code: a picture, or very many strokes. */
export function couldDrawCode({ fnArray, argsArray }: Operators, ops: Readonly<Record<string, number>>): boolean {
  const pictures = new Set(Object.entries(ops).flatMap(([name, code]) => (/^paint.*Image/.test(name) ? [code] : [])))
  let numbers = 0
  for (const [at, code] of fnArray.entries()) {
    if (pictures.has(code)) return true
    if (code !== ops.constructPath) continue
    // [what is done with the path, its numbers, its edges]
    const [, paths] = argsArray[at] as [number, readonly ({ length: number } | null)[]]
    numbers += paths.reduce((sum, path) => sum + (path?.length ?? 0), 0)
  }
  return numbers >= leastPathNumbers
}
