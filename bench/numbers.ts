/** The q-quantile of a list, nearest rank. */
export function quantile(values: number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** Runs `total` tasks, `concurrency` at a time; gives the milliseconds of each. */
export async function timed(total: number, concurrency: number, task: (n: number) => Promise<void>): Promise<number[]> {
  const millis: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < total) {
        const n = next++
        const from = performance.now()
        await task(n)
        millis.push(performance.now() - from)
      }
    }),
  )
  return millis
}
