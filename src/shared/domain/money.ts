/** Money is integer euro cents. Every rounding has a name; nothing is rounded twice. */
export type Cents = number

/** Rounds half away from zero to whole cents, as Spanish bills print each line. Guards against 1.005-type float dust. Throws on NaN or infinity. */
export function roundHalfUpCents(cents: number): Cents {
  if (!Number.isFinite(cents)) throw new RangeError(`not an amount: ${cents}`)
  const magnitude = Math.floor(Math.abs(cents) + 0.5 + 1e-9)
  return cents < 0 ? -magnitude || 0 : magnitude
}

/** Euros (a float from arithmetic or JSON) to integer cents, half up. */
export function centsFromEur(eur: number): Cents {
  return roundHalfUpCents(eur * 100)
}

/** Integer cents to euros for JSON and formatting. */
export function eurFromCents(cents: Cents): number {
  return cents / 100
}

/** VAT in cents on a net amount in cents; rate as a percentage (21), half up. */
export function vatCents(netCents: Cents, ratePercent: number): Cents {
  return roundHalfUpCents((netCents * ratePercent) / 100)
}
