/**
 * What the values of a series of 8,760 hours are about, in its type. Index 0 is 1 January 00:00-01:00 on the weather's clock, UTC+1. A new, unmarked
 * array may become any of them; one of them is never taken for another, so that a value at the end of an hour is not read as that of the hour.
 */
declare const stamp: unique symbol

/** Each value belongs to the hour that starts at its index: its energy, or its mean. */
export type OfHour = Float64Array & { readonly [stamp]?: 'of the hour' }

/** Each value is of the instant in the middle of the hour that starts at its index: where the sun stands. */
export type AtMidHour = Float64Array & { readonly [stamp]?: 'in its middle' }

/** Each value is of the instant at the end of the hour that starts at its index: what is stored, how warm the water is. */
export type AtHourEnd = Float64Array & { readonly [stamp]?: 'at its end' }

/** The value as an hour starts, which is the one at the end of the hour before it; before 1 January comes 31 December. */
export function atStartOf(hour: number, series: AtHourEnd): number {
  return series[(hour + series.length - 1) % series.length] ?? 0
}
