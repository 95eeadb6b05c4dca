/** How exactly an amount is said: the one rounding of money and energy wherever a sentence, a menu or a table shows them. */

/** Nearest step by size: tens from a hundred on, ones from ten on, tenths below. A bill's cents are not rounded by this. */
export function shownRounded(amount: number): number {
  const size = Math.abs(amount)
  if (size >= 99.5) return Math.round(amount / 10) * 10
  return size >= 9.95 ? Math.round(amount) : Math.round(amount * 10) / 10
}
