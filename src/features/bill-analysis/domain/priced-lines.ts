import { type Line, positionIn, type Section, sectionOf, surplusColumn, unitOf } from './lines-with-context.ts'
import { managementFee } from './management-fee.ts'
import { powerPeriod } from './periods.ts'
import { powerLine, provenPower } from './power-line.ts'
import { powerOfDays } from './power-of-days.ts'
import { pricedColumns } from './priced-columns.ts'
import { isClose, type PricedLine } from './priced-line.ts'
import { type Found, type Known, lineOf, toleranceOf } from './priced-row.ts'
import { productsOfOneSum } from './products-of-one-sum.ts'
import { provenByNeighbour } from './proven-by-neighbour.ts'
import { provenBySum } from './proven-by-sum.ts'

/** Every line of that kind, in reading order. */
export function pricedLines(lines: readonly Line[]): PricedLine[] {
  const found: PricedLine[] = powerOfDays(lines)
  for (const [at, line] of lines.entries()) {
    if (found.some((one) => one.line === line && one.days !== undefined)) continue
    if (line.own === 'history' || line.quantities.length < 2) continue
    const ofLine: PricedLine[] = []
    for (const part of partsOf(line)) {
      const words = wordsOf(line, part)
      if (sectionOf(words) === 'taxes' || /\bgas\b/.test(words) || managementFee.test(words)) continue
      const priced = pricedIn(line, part, lineOver(lines, at), words)
      if (priced && !isLeastTax(priced, words)) ofLine.push(priced)
    }
    found.push(...productsOfOneSum(namedAbove(ofLine, lines[at - 1])))
  }
  const columns = pricedColumns(lines).filter(({ term }) => !found.some((one) => one.term === term && one.isProven))
  return provenBySum(takenBack(provenByNeighbour([...found, ...columns], lines)), lines)
}

/** `Mínimo 1 €/MWh · 201 kWh`: the electricity tax never falls below a tenth of a cent for each kWh. */
const isLeastTax = ({ price }: PricedLine, words: string) => price <= 0.001 && /\bminim/.test(words)

/** The row above, or the one above that where the first names no band and is of another column of the page alone. */
function lineOver(lines: readonly Line[], at: number): Line | undefined {
  const own = lines[at]?.row.cells[0]?.box
  const isOver = (line: Line | undefined) =>
    own === undefined ||
    line === undefined ||
    line.periods.length > 0 ||
    line.row.cells.some(({ box }) => box.x < own.x + own.width && box.x + box.width > own.x)
  return isOver(lines[at - 1]) ? lines[at - 1] : lines[at - 2]
}

/** Products beside each other under the names of their bands are in the names' order; where only some of them stand below a name, none does. */
function namedAbove(ofLine: PricedLine[], above: Line | undefined): PricedLine[] {
  const [first] = ofLine
  if (!first || ofLine.length < 2 || first.line.periods.length > 0) return ofLine
  const names = above && above.quantities.length === 0 ? above.periods : []
  if (names.length === ofLine.length && ofLine.every(({ term }) => term === first.term))
    return ofLine.map((line, index) => {
      const period = names[index]?.period
      return { ...line, period: period && (line.term === 'power' ? powerPeriod(period) : period) }
    })
  return ofLine.some(({ period }) => period === undefined)
    ? ofLine.map((line) => ({ ...line, period: undefined }))
    : ofLine
}

/** A bill that gives all back has negative energy, which is no surplus unless it says so. */
function takenBack(found: PricedLine[]): PricedLine[] {
  const isAllBack =
    found.some(({ term, eur }) => term === 'power' && eur < 0) &&
    !found.some(({ term, eur }) => term === 'energy' && eur > 0)
  if (!isAllBack) return found
  return found.map((line) =>
    line.term === 'surplus' && line.line.own !== 'surplus' ? { ...line, term: 'energy' } : line,
  )
}

/** A row may hold two products beside each other: a new one begins once kW or kWh and a price are there, with the next of them or, behind an amount, a price. */
function partsOf(line: Line): number[][] {
  const parts: number[][] = []
  let current: number[] = []
  let [hasPrice, hasAmount, hasProduct] = [false, false, false]
  for (const index of line.quantities.keys()) {
    const unit = unitOf(line, index)
    const isAmount = unit === 'kwh' || unit === 'kw'
    const isPrice = unit?.startsWith('eur_') ?? false
    if (hasPrice && hasAmount && (isAmount || (isPrice && hasProduct))) {
      parts.push(current)
      // A second price in the row is one of the same kWh.
      const same = isAmount ? undefined : current.find((one) => unitOf(line, one) === 'kwh')
      current = same === undefined ? [] : [same]
      hasAmount = same !== undefined
      hasPrice = hasProduct = false
    }
    if (isPrice) hasPrice = true
    if (isAmount) hasAmount = true
    if (hasPrice && hasAmount && unit === 'eur') hasProduct = true
    current.push(index)
  }
  parts.push(current)
  return parts
}

/** What stands in front of a product and within it; another entry's words may follow on the same row. */
function wordsOf(line: Line, part: number[]): string {
  const first = line.quantities[(part[0] ?? 0) - 1]
  const last = line.quantities[part.findLast((index) => unitOf(line, index)?.startsWith('eur_')) ?? part.at(-1) ?? 0]
  const from = first ? positionIn(line, first) + first.end - first.start : 0
  return line.plain.slice(from, last ? positionIn(line, last) : undefined)
}

function pricedIn(line: Line, part: number[], before: Line | undefined, words: string): PricedLine | undefined {
  const known = part.flatMap((index) => {
    const quantity = line.quantities[index]
    return quantity ? [{ index, unit: unitOf(line, index), quantity }] : []
  })
  const first = (...units: string[]) => known.find(({ unit }) => unit !== undefined && units.includes(unit))
  const price = first('eur_kwh', 'eur_kw_day', 'eur_kw_year', 'eur_kw_month', 'eur_kw')
  const bare = known.filter(({ unit }) => unit === undefined)
  const energy = energyAmount(line, known, price) ?? first('kwh')
  const power = first('kw')
  if (price && (price.unit === 'eur_kwh' || (energy && !power))) {
    const amount = energy ?? bare.find(({ index }) => index < price.index)
    return amount && energyLine({ line, part: known, amount, price, before, words })
  }
  if (price) {
    const amount = power ?? bare.find(({ index }) => index < price.index)
    return amount && powerLine({ line, part: known, amount, price, before, words })
  }
  // No unit names the price: what the numbers make of each other decides, under a heading that says what they are.
  if (line.section === 'power' || power) return provenPower(line, known, before)
  if (line.section === 'energy' || line.section === 'surplus' || energy) return provenEnergy(line, known, before, words)
  return undefined
}

/** Of several kWh in a row the one that its price makes the amount of; what is fed in may stand beside what is used. */
function energyAmount(line: Line, known: readonly Known[], price: Known | undefined): Known | undefined {
  const kwh = known.filter(({ unit }) => unit === 'kwh')
  if (!price || kwh.length < 2) return undefined
  const amounts = known.filter(
    ({ unit, quantity }) => unit === 'eur' || (unit === undefined && quantity.decimals === 2),
  )
  return (
    kwh.find(({ quantity: { value } }) =>
      amounts.some(({ quantity }) =>
        isClose(Math.abs(value * price.quantity.value), quantity.value, toleranceOf(Math.abs(value), price.quantity)),
      ),
    ) ?? kwh.find(({ index }) => !surplusColumn.test(line.headings[index] ?? ''))
  )
}

function termOf(line: Line, value: number, words: string): 'energy' | 'surplus' {
  const says: Section | undefined = sectionOf(words)
  if (says === 'energy') return value < 0 ? 'surplus' : 'energy'
  return says === 'surplus' || value < 0 || line.section === 'surplus' ? 'surplus' : 'energy'
}

function energyLine({ line, part, amount, price, before, words }: Found): PricedLine | undefined {
  const kwh = Math.abs(amount.quantity.value)
  const eurPerKwh = Math.abs(price.quantity.value)
  const product = kwh * eurPerKwh
  const printed = part.filter(
    ({ index, unit }) => index > Math.max(amount.index, price.index) && (unit === 'eur' || unit === undefined),
  )
  const isProduct = ({ quantity }: Known) => isClose(product, quantity.value, toleranceOf(kwh, price.quantity))
  // Some print the amount first: it counts there only as what the product is.
  const proven = printed.find(isProduct) ?? part.find((known) => known.unit === 'eur' && isProduct(known))
  const last = printed.at(-1)
  // `213 kWh x 0,06 €/kWh  IVA 21 %  11,73 €`: behind words of another entry stands its amount.
  const isOthers = last && /[a-z]{3}/.test(between(line, price, last).replace(/eur\w*|kwh/g, ''))
  const eur = proven ?? (isOthers ? undefined : last)
  // Nothing times anything is nothing: a price of zero proves no number that is not said to be kWh, such as the year of a law.
  if (eurPerKwh > 2 || (eurPerKwh === 0 && amount.unit === undefined)) return undefined
  const sign = amount.quantity.value < 0 || (eur?.quantity.value ?? 0) < 0 || price.quantity.value < 0 ? -1 : 1
  return {
    ...lineOf(line, part, amount, before),
    term: termOf(line, sign, words),
    amount: kwh,
    price: eurPerKwh,
    days: undefined,
    eur: (eur ? Math.abs(eur.quantity.value) : Math.round(product * 100) / 100) * sign,
    isProven: proven !== undefined,
    isPrinted: eur !== undefined,
  }
}

const between = (line: Line, { quantity: one }: Known, { quantity: other }: Known) =>
  line.plain.slice(positionIn(line, one) + one.end - one.start, positionIn(line, other))

/** kWh and price without units. */
function provenEnergy(line: Line, part: Known[], before: Line | undefined, words: string): PricedLine | undefined {
  const numbers = part.filter(({ unit }) => unit !== 'reading' && unit !== 'kw')
  const last = numbers.at(-1)
  if (!last || numbers.length < 3 || (last.unit !== undefined && last.unit !== 'eur')) return undefined
  const factors = numbers.slice(0, -1)
  for (const amount of factors)
    for (const price of factors) {
      if (amount === price || (amount.unit !== undefined && amount.unit !== 'kwh')) continue
      const [kwh, eurPerKwh] = [Math.abs(amount.quantity.value), Math.abs(price.quantity.value)]
      if (eurPerKwh < 0.005 || eurPerKwh > 0.7 || price.quantity.decimals < 3 || kwh < 1) continue
      if (!isClose(kwh * eurPerKwh, last.quantity.value, toleranceOf(kwh, price.quantity))) continue
      const sign = last.quantity.value < 0 || amount.quantity.value < 0 ? -1 : 1
      return {
        ...lineOf(line, part, amount, before),
        term: termOf(line, sign, words),
        amount: kwh,
        price: eurPerKwh,
        days: undefined,
        eur: Math.abs(last.quantity.value) * sign,
        isProven: true,
        isPrinted: true,
      }
    }
  return undefined
}
