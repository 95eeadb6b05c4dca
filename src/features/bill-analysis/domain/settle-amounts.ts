import { type AmountOptions, amountOptions, type Part } from './amount-options.ts'
import type { BillLine, BillReadings, LineKind, Reading } from './bill.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import { type Line, unitOf } from './lines-with-context.ts'
import {
  isSameEur,
  roundedEur,
  type Sighting,
  sightings,
  type VatFound,
  vatLines,
  vatOfColumns,
  vatRateNamed,
} from './money.ts'
import { placeOn } from './page-text.ts'
import { type Paid, paidTotal } from './paid-total.ts'
import { partsMaking } from './parts-making.ts'
import type { PricedLine } from './priced-line.ts'
import { fits, rateOnElectricity, sumVat } from './vat-rate.ts'

/** The bill's money, each amount backed by what the others make of it, and the lines that make the total. */
export interface SettledAmounts {
  facts: BillReadings
  lines: BillLine[]
  totalMatchesLines: boolean | null
}

/**
 * Chooses, of what stands behind each label, the amounts that together make the total within two cents: power + energy - surplus + bonus funding
 * + electricity tax + meter + services + discounts = total - VAT. What agrees is sure, what was only read is not.
 */
export function settleAmounts(
  lines: readonly Line[],
  entries: readonly LabelledAmount[],
  priced: readonly PricedLine[],
): SettledAmounts {
  const named = vatLines(entries)
  const vat = named.length > 0 ? named : vatOfColumns(lines)
  const options = amountOptions(entries, priced)
  const called = totalOf(entries, vat)
  const settled = (one: Total | undefined) => {
    const tax = sumVat(vat, one?.eur)
    const rest = one !== undefined && tax !== undefined ? one.eur - tax : undefined
    const made = rest === undefined ? undefined : partsMaking(rest, options)
    return { total: one, vatEur: tax, net: rest, chosen: made?.parts, contested: made?.contested }
  }
  const byName = settled(called)
  // No amount is called the total, or what is called so is none: the one that all lines and the tax make.
  const bySum = byName.chosen
    ? undefined
    : unnamedTotals(lines, vat)
        .map(settled)
        .find(({ chosen: made }) => made)
  const { total, vatEur, net, chosen, contested } = bySum ?? byName
  const facts: BillReadings = {}
  const paid = total && paidTotal(total.sighting, entries, chosen)
  if (total && paid) {
    const isProven = chosen !== undefined || total.isProven
    facts.totalEur = readingOf(
      paid.total,
      paid.total.eur,
      isProven ? (paid.isClear ? 0.97 : 0.85) : total.count > 1 ? 0.85 : 0.7,
    )
  }
  const main = vat[0]
  if (main && vatEur !== undefined) {
    const rate = rateOnElectricity(vat, vatEur, total?.eur, entries, chosen)
    // The islands' and the cities' own tax is no VAT: its rate is said, not sure.
    const sureOfRate = vat.some(({ sighting }) => /i\.?g\.?i\.?c|ipsi/i.test(sighting.label)) ? 0.85 : 0.97
    if (rate) facts.vatPct = readingOf(main.sighting, rate.pct, rate.isProven ? sureOfRate : 0.75)
    const isSure = main.isProven || chosen !== undefined || (total !== undefined && fits(main.pct, vatEur, total.eur))
    facts.vatEur = readingOf(main.sighting, vatEur, isSure ? 0.97 : 0.75)
  } else {
    const rate = vatRateNamed(lines)
    if (rate !== undefined) facts.vatPct = { value: rate, confidence: 0.8 }
  }
  const parts = chosen ?? firstParts(options)
  const sure = chosen !== undefined
  for (const [name, kind] of [
    ['powerTermEur', 'power'],
    ['energyTermEur', 'energy'],
  ] as const)
    putTerm(
      facts,
      name,
      kind,
      parts,
      sure ? !contested?.has(kind) && isTermProven(kind, parts, entries, priced, lines) : undefined,
      options[kind],
    )
  for (const [name, kind] of [
    ['compensationEur', 'surplus'],
    ['bonusFundingEur', 'bonus-funding'],
    ['electricityTaxEur', 'electricity-tax'],
    ['meterEur', 'meter'],
  ] as const)
    putPart(facts, name, parts, kind, sure && !contested?.has(kind))
  const services = parts.filter(({ kind }) => kind === 'service')
  if (services.length > 0)
    facts.servicesEur = {
      value: roundedEur(services.reduce((sum, { eur }) => sum + eur, 0)),
      confidence: sure ? 0.95 : 0.7,
    }
  const tax = entries.find(({ kind, percents }) => kind === 'electricity-tax' && percents.length > 0)
  const rate = tax?.percents[0]
  if (tax && rate && rate.value < 6)
    facts.electricityTaxPct = { value: rate.value, confidence: 0.85, place: placeOn(tax.line.row.page, rate.box) }
  const hasMain = ['power', 'energy'].every((kind) => parts.some((part) => part.kind === kind))
  return {
    facts,
    lines: printedLines(parts, vat, net, paid),
    totalMatchesLines: sure ? true : net !== undefined && hasMain ? false : null,
  }
}

function readingOf(sighting: Sighting | undefined, value: number, confidence: number): Reading<number> {
  return sighting ? { value, confidence, place: placeOn(sighting.line.row.page, sighting.box) } : { value, confidence }
}

interface Total {
  eur: number
  count: number
  isProven: boolean
  sighting: Sighting
}

/** Of the amounts called total, the one that base and VAT make; an instalment is paid, but it is not the bill. */
function totalOf(entries: readonly LabelledAmount[], vat: readonly VatFound[]): Total | undefined {
  const called = sightings(entries, 'total')
  const proven = called.find(({ eur }) => isMadeByAll(eur, vat)) ?? called.find(({ eur }) => isMadeBy(eur, vat))
  if (proven) return { ...proven, isProven: true, sighting: proven }
  const invoice = called.filter(({ label }) => /factura/i.test(label))
  const best = [...(invoice.length > 0 ? invoice : called)].sort((a, b) => b.count - a.count)[0]
  return best && { ...best, isProven: false, sighting: best }
}

/** Amounts of which the VAT is the printed part, whatever stands beside them. */
function unnamedTotals(lines: readonly Line[], vat: readonly VatFound[]): Total[] {
  const found: Total[] = []
  for (const line of lines)
    for (const [index, quantity] of line.quantities.entries()) {
      if ((unitOf(line, index) ?? 'eur') !== 'eur' || quantity.decimals !== 2) continue
      const eur = quantity.value
      if (found.some((one) => one.eur === eur) || !isMadeBy(eur, vat)) continue
      const sighting = { eur, count: 1, box: quantity.box, line, certainty: quantity.certainty, label: line.row.text }
      found.push({ eur, count: 1, isProven: true, sighting })
    }
  return found
}

/** Taxes of several rates, each with its own base, printed or by its rate, together. */
function isMadeByAll(eur: number, vat: readonly VatFound[]): boolean {
  if (new Set(vat.map(({ pct }) => pct)).size < 2 || vat.some(({ pct }) => pct === 0)) return false
  const together = vat.reduce((sum, one) => sum + (one.baseEur ?? (one.eur * 100) / one.pct) + one.eur, 0)
  const rounding = vat.reduce((sum, { baseEur, pct }) => sum + (baseEur === undefined ? 0.5 / pct : 0.005), 0.0101)
  return isSameEur(together, eur, rounding)
}

function isMadeBy(eur: number, vat: readonly VatFound[]): boolean {
  const withBase = vat.filter(({ baseEur }) => baseEur !== undefined)
  const together = withBase.reduce((sum, { baseEur = 0, eur: tax }) => sum + baseEur + tax, 0)
  if (withBase.length > 0 && isSameEur(together, eur, 0.021)) return true
  return vat.some(
    (one) =>
      one.pct > 0 && (isSameEur((one.baseEur ?? Number.NaN) + one.eur, eur, 0.011) || fits(one.pct, one.eur, eur)),
  )
}

function firstParts(options: AmountOptions): Part[] {
  const firsts = [
    options.power[0],
    options.energy[0],
    options.surplus[0],
    options['bonus-funding'][0],
    options['electricity-tax'][0],
    options.meter[0],
  ]
  return [...firsts.filter((part) => part !== undefined), ...options.extras.filter(({ kind }) => kind === 'service')]
}

function putTerm(
  facts: BillReadings,
  name: 'powerTermEur' | 'energyTermEur',
  kind: LineKind,
  parts: readonly Part[],
  /** Undefined where the lines do not make the total. */
  isProven: boolean | undefined,
  options: readonly Part[],
): void {
  const part = parts.find((one) => one.kind === kind)
  if (!part) return
  const isAlone = options.length === 1
  facts[name] = readingOf(part.sighting, part.eur, isProven ? 0.96 : isProven === false ? 0.85 : isAlone ? 0.75 : 0.6)
}

/**
 * A sum that comes out does not say which term a line belongs to. The term's amount is printed as one, or its lines are all there is of it: no amount is
 * called so that the sum has no place for.
 */
function isTermProven(
  kind: 'power' | 'energy',
  parts: readonly Part[],
  entries: readonly LabelledAmount[],
  priced: readonly PricedLine[],
  lines: readonly Line[],
): boolean {
  const eur = parts.find((part) => part.kind === kind)?.eur ?? 0
  const own = priced.filter(({ term }) => term === kind)
  // What the sum has taken for something else, and is kW or kWh by its units, may be the rest of this term.
  const isTaken = parts.some(
    ({ kind: taken, sighting }) =>
      sighting &&
      ((taken === 'other' && isOfATerm(sighting.line)) || (taken === 'service' && isByTheUnit(sighting.line))),
  )
  const called = sightings(entries, kind).filter((one) => !own.some(({ line }) => line === one.line))
  const whole = called.filter(({ line }) => line.periods.length === 0)
  if (whole.some((one) => isSameEur(one.eur, eur))) return true
  if (isTaken) return false
  const sum = roundedEur(own.reduce((all, line) => all + line.eur, 0))
  const isPrinted = lines.some((line) =>
    line.quantities.some((quantity) => quantity.decimals === 2 && isSameEur(quantity.value, eur)),
  )
  const isLeftOver = called.some((one) => !parts.some((part) => isSameEur(Math.abs(part.eur), Math.abs(one.eur))))
  if (isSameEur(sum, eur)) return !isLeftOver
  const isLineLeft = called.some(
    (one) => one.line.periods.length > 0 && !parts.some((part) => isSameEur(part.eur, one.eur)),
  )
  return isPrinted && called.length !== 1 && !isLineLeft
}

const isOfATerm = (line: Line) => line.section === 'power' || line.section === 'energy' || isByTheUnit(line)

const isByTheUnit = (line: Line) =>
  line.quantities.some(({ unit }) => unit === 'kwh' || unit === 'kw' || unit.startsWith('eur_kw'))

function putPart(
  facts: BillReadings,
  name: 'compensationEur' | 'bonusFundingEur' | 'electricityTaxEur' | 'meterEur',
  parts: readonly Part[],
  kind: LineKind,
  sure: boolean,
): void {
  const part = parts.find((one) => one.kind === kind)
  if (part) facts[name] = readingOf(part.sighting, Math.abs(part.eur), sure ? 0.95 : 0.75)
}

function printedLines(
  parts: readonly Part[],
  vat: readonly VatFound[],
  net: number | undefined,
  paid: Paid | undefined,
): BillLine[] {
  const lineOf = (kind: LineKind, eur: number, sighting: Sighting | undefined): BillLine[] =>
    sighting
      ? [{ kind, label: sighting.label, eur, place: placeOn(sighting.line.row.page, sighting.line.row.box) }]
      : []
  const after = paid?.after ? lineOf(paid.after.kind, paid.after.eur, paid.after.sighting) : []
  const bases = vat.reduce((sum, { baseEur = Number.NaN }) => sum + baseEur, 0)
  const isAfterVat = ({ kind, eur }: Part) =>
    (kind === 'discount' || kind === 'other') && isSameEur(eur, (net ?? Number.NaN) - bases, 0.0201)
  return [
    ...parts.flatMap((part) =>
      lineOf(part.kind, part.eur, part.sighting).map((line) =>
        isAfterVat(part) ? { ...line, isAfterVat: true } : line,
      ),
    ),
    ...vat.flatMap(({ eur, sighting }) => lineOf('vat', eur, sighting)),
    ...after.map((line): BillLine => ({ ...line, isAfterVat: true })),
    ...(paid ? lineOf('total', paid.total.eur, paid.total) : []),
  ]
}
