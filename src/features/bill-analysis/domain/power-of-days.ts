import { type Line, periodAt, unitOf } from './lines-with-context.ts'
import { powerPeriod } from './periods.ts'
import { isClose, type PricedLine } from './priced-line.ts'
import type { Quantity } from './quantities.ts'

const most2TdKw = 15

/**
 * Lines that print kW times days as one number: `Potencia P1 (kW·día) 138,00 x 0,0811 = 11,19`. Which kW and which days, the rest of the bill says; nothing where
 * none of its kW fits or several do.
 */
export function powerOfDays(lines: readonly Line[]): PricedLine[] {
  const found: PricedLine[] = []
  for (const [at, line] of lines.entries()) {
    const numbers = line.quantities.filter(({ unit }) => unit === 'bare' || unit === 'eur' || isKwDays(unit))
    const isNamed = /\bkw\s?[·*.x-]?\s?(?:dias?|egun)\b/.test(line.plain.replace(/\/\s?kw.*$/, ''))
    const kwDays =
      line.quantities.find((_, index) => isKwDays(unitOf(line, index))) ?? (isNamed ? numbers[0] : undefined)
    const eur = numbers.at(-1)
    const price = line.quantities.find(({ unit, decimals, value }) => isPrice(unit) && decimals >= 3 && value < 1)
    if (!kwDays || !eur || !price || kwDays === eur || kwDays === price || eur === price) continue
    const tolerance = 0.0055 + kwDays.value * 0.5 * 10 ** -price.decimals
    if (!isClose(kwDays.value * price.value, eur.value, tolerance)) continue
    const index = line.quantities.indexOf(kwDays)
    const period = (periodAt(line, index, lines[at - 1]) ?? line.periods[0])?.period
    const way = factorsOf(kwDays.value, lines, period && powerPeriod(period))
    if (!way) continue
    found.push({
      ...{ term: 'power', period: period && powerPeriod(period), amount: way.kw, price: price.value, days: way.days },
      ...{ eur: eur.value, isProven: true, isPrinted: true, line, box: kwDays.box, certainty: eur.certainty },
    })
  }
  return found
}

const isKwDays = (unit: ReturnType<typeof unitOf>) => unit === 'kw_days'
const isPrice = (unit: Quantity['unit']) => unit === 'bare' || unit === 'eur_kw_day' || unit === 'eur_kw'

/** The bill's own kW that makes whole days of the product, one of this period before the others. */
function factorsOf(kwDays: number, lines: readonly Line[], period: 1 | 2 | undefined) {
  const contracted = lines.flatMap((line, at) =>
    line.section === 'maxima' || line.own === 'maxima'
      ? []
      : line.quantities.flatMap((quantity, index) => {
          const unit = unitOf(line, index)
          const isKw = unit === 'kw' || (unit === undefined && line.own === 'power' && quantity.decimals >= 1)
          if (!isKw || quantity.value <= 0.1 || quantity.value > most2TdKw) return []
          const named = periodAt(line, index, lines[at - 1])?.period
          return [{ kw: quantity.value, period: named && powerPeriod(named) }]
        }),
  )
  const printedDays = new Set(
    lines.flatMap(({ quantities }) => quantities.flatMap(({ value, decimals }) => (decimals === 0 ? [value] : []))),
  )
  const ways = contracted.flatMap(({ kw, period: own }) => {
    const days = Math.round(kwDays / kw)
    const isWay = days >= 1 && days <= 370 && printedDays.has(days) && isClose(kw * days, kwDays, 0.0051)
    return isWay ? [{ kw, days, isOwn: own === period }] : []
  })
  const chosen = ways.some(({ isOwn }) => isOwn) ? ways.filter(({ isOwn }) => isOwn) : ways
  const [first] = chosen
  return first && chosen.every(({ kw }) => kw === first.kw) ? first : undefined
}
