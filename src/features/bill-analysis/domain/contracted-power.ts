import type { BillReadings, Reading } from './bill.ts'
import { type Line, periodAt, unitOf } from './lines-with-context.ts'
import { placeOn } from './page-text.ts'
import { powerPeriod } from './periods.ts'
import type { PricedLine } from './priced-line.ts'
import type { Quantity } from './quantities.ts'

interface Sighting {
  kw: number
  period: 1 | 2 | undefined
  line: Line
  quantity: Quantity
  isProven: boolean
}

const most2Td = 15

/** Contracted power of both periods, and the highest demanded in the last year, which stands beside it on many bills and is another thing. */
export function contractedPower(lines: readonly Line[], priced: readonly PricedLine[]): BillReadings {
  const contracted = labelledKw(
    lines,
    (line) => line.own === 'power' || (line.own === undefined && line.section === 'power'),
  )
  const maxima = labelledKw(
    lines,
    (line) => line.section === 'maxima' && (line.own === 'maxima' || line.own === undefined),
  )
  const found: BillReadings = {}
  for (const [name, period] of [
    ['powerP1Kw', 1],
    ['powerP2Kw', 2],
  ] as const) {
    const reading = readingOf(contracted, priced, period)
    if (reading) found[name] = reading
  }
  const alone = contracted.filter(({ period }) => period === undefined)
  if (!found.powerP1Kw && !found.powerP2Kw) {
    const values = [...new Set(alone.map(({ kw }) => kw))]
    const first = alone[0]
    // One value without a period: it is the peak's; whether the valley has the same, the bill does not say.
    if (first && values.length === 1) found.powerP1Kw = { ...placed(first), confidence: 0.6 }
  }
  for (const [name, period] of [
    ['maxP1Kw', 1],
    ['maxP2Kw', 2],
  ] as const) {
    const own = maxima.filter((one) => one.period === period)
    const first = own[0]
    if (first && new Set(own.map(({ kw }) => kw)).size === 1) found[name] = { ...placed(first), confidence: 0.8 }
  }
  return found
}

function placed({ kw, line, quantity }: Sighting): { value: number; place: NonNullable<Reading<number>['place']> } {
  return { value: kw, place: placeOn(line.row.page, quantity.box) }
}

function labelledKw(lines: readonly Line[], fits: (line: Line) => boolean): Sighting[] {
  const found: Sighting[] = []
  for (const [at, line] of lines.entries()) {
    if (!fits(line)) continue
    const hasKw =
      line.quantities.some(({ unit }) => unit === 'kw') ||
      /\(kw\)|\bkw\b/.test(line.plain) ||
      line.headings.some((heading) => /\bkw\b/.test(heading))
    if (!hasKw) continue
    const own = line.quantities
      .map((quantity, index) => ({ quantity, index, unit: unitOf(line, index) }))
      .filter(
        ({ quantity, unit }) =>
          (unit === 'kw' || (unit === undefined && quantity.decimals >= 1)) &&
          quantity.value > 0.05 &&
          quantity.value <= most2Td,
      )
    const isPriced = line.quantities.some((_, index) => unitOf(line, index)?.startsWith('eur_'))
    const named = own.map((one) => ({
      ...one,
      period: periodAt(line, one.index, lines[at - 1])?.period ?? byDayOrNight(one.quantity),
    }))
    const hasNames = named.some(({ period }) => period !== undefined)
    for (const [order, one] of named.entries()) {
      if (isPriced && one.unit !== 'kw') continue
      // Two numbers behind one label, no period named: P1 and P2 in that order.
      const byOrder = !hasNames && named.length === 2 && !isPriced ? ((order + 1) as 1 | 2) : undefined
      const period = one.period === undefined ? byOrder : powerPeriod(one.period)
      found.push({ kw: one.quantity.value, period, line, quantity: one.quantity, isProven: false })
    }
  }
  return found
}

/** `4,6 kW de día y 3,45 kW de noche`: the peak's and the valley's. */
function byDayOrNight({ cell, end }: Quantity): 1 | 3 | undefined {
  const [, time] = /^\s*k(?:w|vv)\s*,?\s*(?:de|por la|durante el) (dia|noche)\b/.exec(cell.plain.slice(end)) ?? []
  return time === undefined ? undefined : time === 'dia' ? 1 : 3
}

/** From a picture a digit may be misread: the amount proves the power only where a tenth of a kW would make more than two cents. */
const isTelling = ({ price, days = 0, eur }: PricedLine) => 0.1 * price * days > 0.02 && eur > 0

/** The contract's own line, or the other period's proven one, says the same. */
const isSaidElsewhere = (best: PricedLine, ofContract: readonly Sighting[], priced: readonly PricedLine[]) =>
  ofContract.some(({ kw }) => kw === best.amount) ||
  priced.some(
    (one) =>
      one.term === 'power' &&
      one.period !== best.period &&
      one.isProven &&
      isTelling(one) &&
      one.amount === best.amount,
  )

function readingOf(
  labelled: readonly Sighting[],
  priced: readonly PricedLine[],
  period: 1 | 2,
): Reading<number> | undefined {
  const lines = priced.filter((line) => line.term === 'power' && line.period === period && line.amount <= most2Td)
  const seen = labelled.filter((one) => one.period === period)
  const proven = lines.filter(({ isProven }) => isProven)
  const values = new Set(proven.map(({ amount }) => amount))
  // Changed within the period: what the contract says now, else the last one.
  const ofContract = seen.filter(({ line }) => !lines.some((one) => one.line === line))
  const now = proven.find(({ amount }) => ofContract.some(({ kw }) => kw === amount)) ?? proven.at(-1)
  const best = (values.size > 1 ? now : proven[0]) ?? lines[0]
  if (best) {
    const agrees = seen.some(({ kw }) => kw === best.amount)
    const isTold = !best.line.row.page.isRecognised || isTelling(best) || isSaidElsewhere(best, ofContract, priced)
    const confidence = values.size > 1 ? 0.5 : proven.length > 0 ? (isTold ? 0.97 : 0.85) : agrees ? 0.9 : 0.7
    return { value: best.amount, confidence, place: placeOn(best.line.row.page, best.box) }
  }
  const first = seen[0]
  if (!first) return undefined
  const counts = new Map<number, number>()
  for (const { kw } of seen) counts.set(kw, (counts.get(kw) ?? 0) + 1)
  const [top, next] = [...counts].sort((a, b) => b[1] - a[1])
  const chosen = seen.find(({ kw }) => kw === top?.[0]) ?? first
  return { ...placed(chosen), confidence: next && next[1] === top?.[1] ? 0.5 : (top?.[1] ?? 0) > 1 ? 0.9 : 0.8 }
}
