/** The amount itself. Throws a RangeError unless it is a number of zero or more. */
export function assertAmount(value: number): number {
  if (!(Number.isFinite(value) && value >= 0)) throw new RangeError(`must be zero or more: ${value}`)
  return value
}
