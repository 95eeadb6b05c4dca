/** Round steps for a scale that holds zero: about four lines, the ends at or beyond `min` and `max`. Never empty, never NaN. */
export function scaleTicks(min: number, max: number): number[] {
  const low = Math.min(0, Number.isFinite(min) ? min : 0)
  const high = Math.max(0, Number.isFinite(max) ? max : 0)
  if (high - low < 1e-9) return [0, 1]
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough * (1 - 1e-9)) ?? 10 * power
  const from = Math.floor(low / step + 1e-9)
  const to = Math.ceil(high / step - 1e-9)
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
}

/** Decimals that tell neighbouring ticks apart. */
export function tickDigits(ticks: readonly number[]): number {
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0))
  if (step === 0) return 0
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  return Number((step * 10 ** digits).toFixed(6)) % 1 === 0 ? digits : digits + 1
}
