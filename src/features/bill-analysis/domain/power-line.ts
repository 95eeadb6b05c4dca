import type { Line } from './lines-with-context.ts'
import { powerPeriod } from './periods.ts'
import { isClose, type PricedLine } from './priced-line.ts'
import { type Found, type Known, lineOf, toleranceOf } from './priced-row.ts'
import type { Quantity } from './quantities.ts'

/** kW, days and a price of the day, the month or the year. */
export function powerLine({ line, part, amount, price, before }: Found): PricedLine | undefined {
  const kw = amount.quantity.value
  const days =
    part.find(({ unit }) => unit === 'days') ??
    part.find(({ unit, quantity }) => unit === undefined && isDays(quantity))
  const printed = part.filter(
    ({ index, unit }) => index > Math.max(amount.index, price.index) && (unit === 'eur' || unit === undefined),
  )
  const eurPerKw = price.quantity.value
  const ways = wayOfPrice(price.unit)
  const inFront = part.filter((known) => known.unit === 'eur' && !printed.includes(known))
  for (const way of ways)
    for (const { quantity } of [...printed, ...inFront]) {
      const count = days?.quantity.value
      if (count === undefined) continue
      const product = kw * eurPerKw * (way === 'day' ? count : way === 'year' ? count / 365 : (count * 12) / 365)
      const leap = way === 'year' ? kw * eurPerKw * (count / 366) : product
      const tolerance = toleranceOf(way === 'day' ? kw * count : (kw * count) / 365, price.quantity)
      if (isClose(product, quantity.value, tolerance) || isClose(leap, quantity.value, tolerance))
        return powerFound({ line, part, amount, before }, kw, dailyPrice(eurPerKw, way), count, quantity.value, true)
    }
  const [alone, ...further] = part.filter(({ unit }) => unit === 'eur')
  // Where amounts come first, the row's only one is its own.
  const eur = (printed.at(-1) ?? (further.length === 0 ? alone : undefined))?.quantity.value
  const way = ways[0] ?? 'day'
  if (kw > 20) return undefined
  if (eur === undefined) {
    const count = days?.quantity.value
    if (count === undefined) return undefined
    const daily = dailyPrice(eurPerKw, way)
    const product = Math.round(kw * daily * count * 100) / 100
    return { ...powerFound({ line, part, amount, before }, kw, daily, count, product, false), isPrinted: false }
  }
  return powerFound({ line, part, amount, before }, kw, dailyPrice(eurPerKw, way), days?.quantity.value, eur, false)
}

type Way = 'day' | 'year' | 'month'
const wayOfPrice = (unit: Known['unit']): Way[] =>
  unit === 'eur_kw_day'
    ? ['day']
    : unit === 'eur_kw_year'
      ? ['year']
      : unit === 'eur_kw_month'
        ? ['month']
        : ['day', 'year', 'month']
const dailyPrice = (price: number, way: Way) =>
  way === 'day' ? price : way === 'year' ? price / 365 : (price * 12) / 365
const isDays = (quantity: Quantity) => quantity.decimals === 0 && quantity.value >= 1 && quantity.value <= 370

function powerFound(
  found: Omit<Found, 'price' | 'words'>,
  amount: number,
  price: number,
  days: number | undefined,
  eur: number,
  isProven: boolean,
): PricedLine {
  const shape = lineOf(found.line, found.part, found.amount, found.before)
  return {
    ...shape,
    term: 'power',
    period: shape.period && powerPeriod(shape.period),
    amount,
    price,
    days,
    eur,
    isProven,
    isPrinted: true,
  }
}

/** kW, days and price in any order without units: only a product that is right counts. */
export function provenPower(line: Line, part: Known[], before: Line | undefined): PricedLine | undefined {
  const numbers = part.filter(({ unit }) => unit !== 'reading' && unit !== 'kwh')
  const last = numbers.at(-1)
  if (!last || numbers.length < 4 || (last.unit !== undefined && last.unit !== 'eur')) return undefined
  const factors = numbers.slice(0, -1)
  for (const amount of factors)
    for (const days of factors)
      for (const price of factors) {
        if (amount === days || days === price || amount === price) continue
        const [kw, count, eurPerKw] = [amount.quantity.value, days.quantity.value, price.quantity.value]
        if (!isDays(days.quantity) || kw < 0.1 || kw > 20 || (amount.unit !== undefined && amount.unit !== 'kw'))
          continue
        // A price may be as small as a power is; no power is printed with so many decimals.
        if (price.quantity.decimals < 3 || amount.quantity.decimals > 3) continue
        // The valley's price of a year is below one euro too.
        for (const ofDays of eurPerKw < 1 ? [1, 365] : [365]) {
          const kwYears = (kw * count) / ofDays
          if (!isClose(kwYears * eurPerKw, last.quantity.value, toleranceOf(kwYears, price.quantity))) continue
          return powerFound({ line, part, amount, before }, kw, eurPerKw / ofDays, count, last.quantity.value, true)
        }
      }
  return undefined
}
