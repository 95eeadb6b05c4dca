/** Round steps for a vertical scale: at most four lines above zero, the top at or above `max`. */
export function scaleSteps(max: number): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 4, 5, 10].map((factor) => factor * power).find((size) => size >= rough - 1e-9) ?? 10 * power
  const count = Math.ceil(max / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}
