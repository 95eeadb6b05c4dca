import type { BillReadings, FactName } from './bill.ts'
import { placeOn } from './page-text.ts'
import type { PricedLine } from './priced-line.ts'

/**
 * What a kW and day and a kWh of each period cost, € without tax, where the term's lines name their periods and make its amount: parts of one price on the
 * same kWh add up, blocks of days are weighed by what they charge. Nothing where the lines are not the whole term.
 */
export function unitPrices(priced: readonly PricedLine[], facts: BillReadings): BillReadings {
  const found: BillReadings = {}
  const names: Readonly<Record<'power' | 'energy', readonly FactName[]>> = {
    power: ['powerPriceP1EurKwDay', 'powerPriceP2EurKwDay'],
    energy: ['energyPriceP1EurKwh', 'energyPriceP2EurKwh', 'energyPriceP3EurKwh'],
  }
  for (const term of ['power', 'energy'] as const) {
    const lines = priced.filter((line) => line.term === term)
    const whole = term === 'power' ? facts.powerTermEur?.value : facts.energyTermEur?.value
    const sum = lines.reduce((all, { eur }) => all + eur, 0)
    if (whole === undefined || Math.abs(sum - whole) > 0.021 || lines.some(({ period }) => period === undefined))
      continue
    for (const [index, name] of names[term].entries()) {
      const own = lines.filter(({ period }) => period === index + 1)
      const price = priceOf(own)
      const [first] = own
      if (price !== undefined && first)
        Object.assign(found, {
          [name]: {
            value: price,
            confidence: own.every(({ isProven }) => isProven) ? 0.95 : 0.7,
            place: placeOn(first.line.row.page, first.box),
          },
        })
    }
  }
  const surplus = priced.filter(({ term }) => term === 'surplus')
  const [first] = surplus
  if (first && surplus.every(({ price }) => price === first.price))
    found.surplusPriceEurKwh = { value: first.price, confidence: first.isProven ? 0.95 : 0.7 }
  return found
}

function priceOf(lines: readonly PricedLine[]): number | undefined {
  const [first] = lines
  if (!first) return undefined
  if (lines.every(({ price }) => price === first.price)) return first.price
  const isOneBlock = lines.every(({ amount, days }) => amount === first.amount && days === first.days)
  if (isOneBlock) return lines.reduce((sum, { price }) => sum + price, 0)
  const charged = lines.reduce((sum, { amount, days = 1 }) => sum + amount * days, 0)
  return lines.reduce((sum, { amount, days = 1, price }) => sum + amount * days * price, 0) / charged
}
