import type { LabelledAmount } from './labelled-amounts.ts'
import { type Line, unitOf } from './lines-with-context.ts'
import type { Box } from './page-text.ts'
import type { PricedLine } from './priced-line.ts'
import type { Quantity } from './quantities.ts'

/** An amount that may be the one looked for, with how many times it stands there. */
export interface Sighting {
  eur: number
  count: number
  box: Box
  line: Line
  certainty: number
  label: string
}

export interface VatFound {
  pct: number
  baseEur: number | undefined
  eur: number
  /** Base times rate is the printed tax. */
  isProven: boolean
  sighting: Sighting
}

/** To whole cents, against the dust of adding. */
export const roundedEur = (eur: number) => Math.round(eur * 100) / 100
const cents = (eur: number) => Math.round(eur * 100)
export const isSameEur = (a: number, b: number, tolerance = 0.005) => Math.abs(a - b) <= tolerance + 1e-9

/** The amounts of a kind, most often seen first. */
export function sightings(entries: readonly LabelledAmount[], kind: LabelledAmount['kind']): Sighting[] {
  const found: Sighting[] = []
  for (const entry of entries) {
    if (entry.kind !== kind) continue
    const quantity = entry.eurs.at(-1)
    if (!quantity) continue
    const same = found.find(({ eur }) => cents(eur) === cents(quantity.value))
    if (same) same.count++
    else found.push(sightingOf(entry, quantity))
  }
  return found
}

function sightingOf(entry: LabelledAmount, quantity: Quantity): Sighting {
  return {
    eur: quantity.value,
    count: 1,
    box: quantity.box,
    line: entry.line,
    certainty: quantity.certainty,
    label: entry.label,
  }
}

/** The rates of VAT, IGIC and IPSI. A line with any other rate belongs to another tax: the electricity tax has 5.11 %. */
const vatRates = [21, 10, 5, 4, 7, 3, 6.5, 0, 1, 2, 8, 9.5, 15]

/** VAT lines, the proven ones first; equal ones once. */
export function vatLines(entries: readonly LabelledAmount[]): VatFound[] {
  const found: VatFound[] = []
  for (const entry of entries) {
    if (entry.kind !== 'vat') continue
    const percent = entry.percents.find(({ value }) => vatRates.includes(value))
    const quantity = entry.eurs.at(-1)
    if (!percent || !quantity) continue
    // The entry's own amount stands last.
    const base = entry.eurs.find(
      (one) => one !== quantity && isSameEur((one.value * percent.value) / 100, quantity.value, 0.0101),
    )
    const one = {
      pct: percent.value,
      baseEur: base?.value,
      eur: quantity.value,
      isProven: base !== undefined,
      sighting: sightingOf(entry, quantity),
    }
    if (!found.some((other) => other.pct === one.pct && cents(other.eur) === cents(one.eur))) found.push(one)
  }
  // Both rates together, as a summary has them, are no third tax.
  const proven = found.filter(({ isProven }) => isProven)
  const sum = roundedEur(proven.reduce((all, { eur }) => all + eur, 0))
  return found
    .filter(({ isProven, eur }) => isProven || proven.length < 2 || !isSameEur(eur, sum))
    .sort((a, b) => Number(b.isProven) - Number(a.isProven))
}

/** Rates that bills of today charge. */
const chargedRates = [21, 10, 7, 5, 4, 3, 6.5]

/**
 * VAT without words of its own, as under the names of columns: a base, its tax and both together, all printed, and the rate too. The largest total wins; nothing where
 * two rates make the same one.
 */
export function vatOfColumns(lines: readonly Line[]): VatFound[] {
  const amounts = lines.flatMap((line, at) =>
    line.quantities.flatMap((quantity, index) =>
      quantity.decimals === 2 && quantity.value > 0 && (unitOf(line, index) ?? 'eur') === 'eur'
        ? [{ quantity, line, at, eur: quantity.value }]
        : [],
    ),
  )
  const isPrinted = new Set(amounts.map(({ eur }) => cents(eur)))
  const found: (VatFound & { totalEur: number })[] = []
  for (const rate of chargedRates)
    for (const tax of amounts) {
      if (!namesRate(lines, tax.at, rate)) continue
      for (const base of amounts) {
        const totalEur = base.eur + tax.eur
        if (!isSameEur((base.eur * rate) / 100, tax.eur, 0.0051) || !isPrinted.has(cents(totalEur))) continue
        const { quantity, line } = tax
        const sighting = {
          ...{ eur: tax.eur, count: 1, box: quantity.box, line, certainty: quantity.certainty, label: line.row.text },
        }
        found.push({ pct: rate, baseEur: base.eur, eur: tax.eur, isProven: true, sighting, totalEur })
      }
    }
  found.sort((a, b) => b.totalEur - a.totalEur)
  const [first] = found
  return first && found.every(({ pct, totalEur }) => pct === first.pct || totalEur < first.totalEur - 0.005)
    ? [first]
    : []
}

/** The rate stands in the tax's row or right above it, under or beside the tax's name. */
function namesRate(lines: readonly Line[], at: number, rate: number): boolean {
  const near = [lines[at], lines[at - 1], lines[at - 2]].filter((line) => line !== undefined)
  const isNumber = near.some((line) => line.quantities.some(({ value, unit }) => value === rate && unit !== 'eur'))
  return isNumber && near.some(({ plain }) => /\bi\.?v\.?a\b|\bi\.?g\.?i\.?c\b|\bipsi\b/.test(plain))
}

/** `Hasta 21/03: 21 % de 13,08 € = 2,75 €`, whatever the row is called. */
function isCharged({ quantities, plain }: Line, rate: number): boolean {
  if (/descuento|bonificacio|\bdto\b|promocio/.test(plain)) return false
  const eurs = quantities.filter(({ unit, decimals }) => unit === 'eur' && decimals === 2)
  const [base, tax] = eurs.slice(-2)
  const isNamed = quantities.some(({ unit, value }) => unit === 'percent' && value === rate)
  return isNamed && base !== undefined && tax !== undefined && isSameEur((base.value * rate) / 100, tax.value, 0.0051)
}

/** The VAT's rate named anywhere, when no line holds both rate and amount. */
export function vatRateNamed(lines: readonly Line[]): number | undefined {
  const rates = new Set<number>()
  for (const { plain } of lines) {
    const rate =
      /\bi\.?v\.?a\.?(?: normal| reducido)?[ (:]*(?:al? |del )?(21|10|5|4)(?:[.,]0+)? ?%|\b(21|10|5|4)(?:[.,]0+)? ?%\s?(?:de )?i\.?v\.?a/.exec(
        plain,
      )
    const value = rate?.[1] ?? rate?.[2]
    if (value) rates.add(Number(value))
  }
  const [named, ...others] = rates
  const isAlone = !chargedRates.some((rate) => rate !== named && lines.some((line) => isCharged(line, rate)))
  return others.length === 0 && isAlone ? named : undefined
}

/** The term's own lines together. What stands twice, word for word, on two pages counts once. */
export function sumOfLines(
  priced: readonly PricedLine[],
  term: PricedLine['term'],
): { eur: number; isProven: boolean; once: number } | undefined {
  const own = priced.filter((line) => line.term === term)
  if (own.length === 0) return undefined
  const seen = new Map<string, PricedLine>()
  for (const line of own) {
    const key = [line.period, line.amount, line.price, line.days, line.eur].join()
    const other = seen.get(key)
    if (!other || other.line.row.page === line.line.row.page) seen.set(`${key}${other ? seen.size : ''}`, line)
  }
  const sum = (lines: Iterable<PricedLine>) => [...lines].reduce((total, { eur }) => total + cents(eur), 0) / 100
  return { eur: sum(own), once: sum(seen.values()), isProven: own.every(({ isProven }) => isProven) }
}
