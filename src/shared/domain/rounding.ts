/**
 * How a figure is rounded before a reader meets it: one rule for money, one for energy, called by pages, quotes, mails and documents, so
 * that a figure is the same wherever it stands. Only what a reader may add up (the lines of a quote, a bill) keeps its cents.
 */

/** What an amount of money is: a price that the price book fixes, such a price behind 'about', or an estimate such as a saving or the range of a market. */
export type MoneyKind = 'price' | 'about' | 'estimate'

/** Estimates of at least this many euros, or kilowatt hours, are shown in tens. */
const tensFrom = 100
/** From so many euros on, a price behind 'about' is shown in fifties. */
const fiftiesFrom = 1000

/**
 * Euros as shown. A price: whole euros, so that it agrees with the cents of its quote. Behind 'about':
 * fifties from 1,000 € on, tens below. An estimate: tens from 100 € on, whole euros below.
 * Half away from zero. Throws a RangeError on NaN or infinity.
 */
export function shownEur(eur: number, kind: MoneyKind): number {
  if (kind === 'about') return roundedTo(eur, Math.abs(eur) < fiftiesFrom ? 10 : 50)
  const inTens = kind === 'estimate' && Math.abs(eur) >= tensFrom
  return roundedTo(eur, inTens ? 10 : 1)
}

/** Kilowatt hours as shown: tens from 100 kWh on, tenths below (a day, a charge). Half away from zero. Throws a RangeError on NaN or infinity. */
export function shownKwh(kwh: number): number {
  return Math.abs(kwh) >= tensFrom ? roundedTo(kwh, 10) : roundedTo(kwh * 10, 1) / 10
}

function roundedTo(value: number, step: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a number to show: ${value}`)
  const magnitude = Math.floor(Math.abs(value) / step + 0.5 + 1e-9) * step
  return value < 0 ? -magnitude || 0 : magnitude
}
