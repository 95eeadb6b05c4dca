import { electricityTaxFloorEurKwh, taxesOn } from '#src/energy/tariff/contract.ts'
import { centsFromEur, eurFromCents, roundHalfUpCents, vatCents } from '#src/shared/domain/money.ts'
import type { BillLine, BillReadings, FactName, ReadBill } from './bill.ts'

export type RecomputedLine = 'power' | 'energy' | 'surplus' | 'electricity-tax' | 'vat' | 'total'

export interface Compared {
  line: RecomputedLine
  printedEur: number
  /** Computed with the rule and the numbers the bill itself prints. */
  ruleEur: number
  /** Printed less rule. */
  differenceEur: number
}

export interface Recomputed {
  /** Lines for which the bill prints every number. */
  lines: Compared[]
  /** Nobody has published the taxes of the bill's date: the usual ones are taken. */
  isTaxAssumed: boolean
  /** Whether the tax's base on this bill holds the bonus funding; undefined when it fits neither way. */
  isBonusTaxed: boolean | undefined
  vatPct: number
  electricityTaxPct: number
  /** Lines without every number. */
  missing: RecomputedLine[]
}

/** Each of a bill's printed lines is rounded, so a product of printed numbers may be a cent off. */
const cent = 0.0101

const value = <Name extends FactName>(facts: BillReadings, name: Name) => facts[name]?.value

/**
 * The bill anew under 2.0TD with the taxes of its date: power kW · €/kW·day · days and energy kWh · €/kWh for each period rounded half up, surplus at most
 * the energy term, electricity tax max(rate · (power + energy - surplus [+ bonus funding]), 0.001 €/kWh), VAT on everything. Only lines whose numbers are
 * all printed are compared; null without a date.
 */
export function recompute({
  facts,
  lines: printed = [],
}: Pick<ReadBill, 'facts'> & Partial<Pick<ReadBill, 'lines'>>): Recomputed | null {
  const date = value(facts, 'invoiceDate') ?? value(facts, 'periodEnd')
  if (!date) return null
  const kw = Math.max(value(facts, 'powerP1Kw') ?? 0, value(facts, 'powerP2Kw') ?? 0)
  const dated = taxesOn(date, kw)
  const lines: Compared[] = []
  const missing: RecomputedLine[] = []
  const compare = (line: RecomputedLine, printedEur: number | undefined, ruleEur: number | undefined) => {
    if (printedEur === undefined || ruleEur === undefined) missing.push(line)
    else
      lines.push({
        line,
        printedEur,
        ruleEur,
        differenceEur: eurFromCents(centsFromEur(printedEur) - centsFromEur(ruleEur)),
      })
  }
  const power = value(facts, 'powerTermEur')
  const energy = value(facts, 'energyTermEur')
  const compensation = value(facts, 'compensationEur') ?? 0
  const bonus = value(facts, 'bonusFundingEur') ?? 0
  compare('power', power, powerByRule(facts))
  compare('energy', energy, energyByRule(facts))
  const surplus = surplusByRule(facts)
  if (value(facts, 'compensationEur')) compare('surplus', compensation, surplus)
  const printedTax = value(facts, 'electricityTaxEur')
  let isBonusTaxed: boolean | undefined
  if (power !== undefined && energy !== undefined && printedTax !== undefined) {
    // What is taken off before the taxes is not taxed; bills do not say which of it is.
    const bases = sumsOf(printed).flatMap((beside) => [beside, beside + bonus])
    const taxes = bases.map((inside) => taxByRule(power + energy - compensation + inside, dated.ieePct, facts))
    const fitting = taxes.findIndex((tax) => Math.abs(tax - printedTax) <= 2 * cent)
    isBonusTaxed = fitting === -1 ? undefined : fitting % 2 === 1
    const nearest = taxes.reduce((best, tax) => (Math.abs(tax - printedTax) < Math.abs(best - printedTax) ? tax : best))
    compare('electricity-tax', printedTax, fitting === -1 ? nearest : printedTax)
  } else missing.push('electricity-tax')
  const total = value(facts, 'totalEur')
  const vat = value(facts, 'vatEur')
  const after = printed.reduce((sum, { eur, isAfterVat }) => sum + (isAfterVat ? eur : 0), 0)
  const netEur = total !== undefined && vat !== undefined ? total - after - vat : undefined
  compare('vat', vat, netEur === undefined ? undefined : eurFromCents(vatCents(centsFromEur(netEur), dated.vatPct)))
  const anew =
    netEur === undefined
      ? undefined
      : netEur +
        lines.reduce(
          (sum, { line, differenceEur }) =>
            sum - (line === 'vat' ? 0 : line === 'surplus' ? -differenceEur : differenceEur),
          0,
        )
  compare(
    'total',
    total,
    anew === undefined
      ? undefined
      : eurFromCents(centsFromEur(anew + after) + vatCents(centsFromEur(anew), dated.vatPct)),
  )
  return {
    lines: lines.map((line) =>
      Math.abs(line.differenceEur) <= (line.line === 'power' || line.line === 'energy' ? 3 * cent : 2 * cent)
        ? { ...line, ruleEur: line.printedEur, differenceEur: 0 }
        : line,
    ),
    isTaxAssumed: dated.assumed,
    isBonusTaxed,
    vatPct: dated.vatPct,
    electricityTaxPct: dated.ieePct,
    missing,
  }
}

/** What every choice of the lines taken off, and of those nobody knows, makes; none first. */
function sumsOf(lines: readonly BillLine[]): number[] {
  const beside = lines
    .filter(({ isAfterVat }) => !isAfterVat)
    .filter(({ kind }) => kind === 'discount' || kind === 'bonus-discount' || kind === 'other')
    .slice(0, 6)
  let sums = [0]
  for (const { eur } of beside) sums = sums.concat(sums.map((sum) => sum + eur))
  return sums
}

function powerByRule(facts: BillReadings): number | undefined {
  const [kw1, kw2] = [value(facts, 'powerP1Kw'), value(facts, 'powerP2Kw')]
  const [price1, price2] = [value(facts, 'powerPriceP1EurKwDay'), value(facts, 'powerPriceP2EurKwDay')]
  const days = value(facts, 'days')
  if (kw1 === undefined || kw2 === undefined || price1 === undefined || price2 === undefined || days === undefined)
    return undefined
  return eurFromCents(centsFromEur(kw1 * price1 * days) + centsFromEur(kw2 * price2 * days))
}

function energyByRule(facts: BillReadings): number | undefined {
  let cents = 0
  for (const [kwhName, priceName] of [
    ['energyP1Kwh', 'energyPriceP1EurKwh'],
    ['energyP2Kwh', 'energyPriceP2EurKwh'],
    ['energyP3Kwh', 'energyPriceP3EurKwh'],
  ] as const) {
    const [kwh, price] = [value(facts, kwhName), value(facts, priceName)]
    if (kwh === undefined || price === undefined) return undefined
    cents += centsFromEur(kwh * price)
  }
  return eurFromCents(cents)
}

/** What the surplus brings: never more than the energy term. */
function surplusByRule(facts: BillReadings): number | undefined {
  const [kwh, price] = [value(facts, 'surplusKwh'), value(facts, 'surplusPriceEurKwh')]
  const energy = value(facts, 'energyTermEur')
  if (kwh === undefined || price === undefined || energy === undefined) return undefined
  return Math.min(eurFromCents(centsFromEur(kwh * price)), energy)
}

function taxByRule(baseEur: number, ratePct: number, facts: BillReadings): number {
  const floorEur = (value(facts, 'energyTotalKwh') ?? 0) * electricityTaxFloorEurKwh
  return eurFromCents(roundHalfUpCents(Math.max(baseEur * ratePct, floorEur * 100)))
}
