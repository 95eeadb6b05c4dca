import type { Part } from './amount-options.ts'
import type { LineKind } from './bill.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import { isSameEur, roundedEur, type VatFound } from './money.ts'

/** The rate that a bill charges on its electricity, and whether its arithmetic says so. */
export interface RateFound {
  pct: number
  isProven: boolean
}

/** Base times rate is the tax, and both are the total. */
export const fits = (pct: number, vatEur: number, totalEur: number) =>
  isSameEur(((totalEur - vatEur) * pct) / 100, vatEur, 0.0101)

/** All VAT of the bill: one line, or those of several rates whose bases make the total. */
export function sumVat(vat: readonly VatFound[], totalEur: number | undefined): number | undefined {
  const [first] = vat
  if (!first) return undefined
  if (totalEur === undefined) return first.eur
  const single = vat.find(({ pct, eur }) => pct > 0 && fits(pct, eur, totalEur))
  return single ? single.eur : roundedEur(vat.reduce((sum, { eur }) => sum + eur, 0))
}

/**
 * One rate is the electricity's. Of two the electricity has the one whose line names it, or the other one of what only services and the meter make; over the day of a
 * change, where both charge electricity, there is none.
 */
export function rateOnElectricity(
  vat: readonly VatFound[],
  vatEur: number,
  totalEur: number | undefined,
  entries: readonly LabelledAmount[],
  chosen: readonly Part[] | undefined,
): RateFound | undefined {
  const [main] = vat
  if (!main) return undefined
  const charging = vat.filter(({ eur }) => eur !== 0)
  const isSplit = new Set(charging.map(({ pct }) => pct)).size > 1 && !vat.some(({ eur }) => eur === vatEur)
  const isPartFree = vat.some(({ pct, baseEur = 0 }) => pct === 0 && baseEur > 0)
  const isWhole = totalEur !== undefined && charging.some(({ pct, eur }) => fits(pct, eur, totalEur))
  if (isSplit || (isPartFree && charging.length > 0 && !isWhole)) return ofTwo(vat, entries, chosen)
  const isMade = totalEur !== undefined && fits(main.pct, vatEur, totalEur)
  const largest = vat.reduce((most, one) => (Math.abs(one.eur) > Math.abs(most.eur) ? one : most))
  return { pct: largest.pct, isProven: isMade || (main.isProven && chosen !== undefined) }
}

const namesElectricity = /el[eé]ctri|energ[ií]a|\bluz\b|suministro|\bllum\b|argindar/i
const besideKinds: readonly LineKind[] = ['service', 'meter', 'other', 'discount']

function ofTwo(
  vat: readonly VatFound[],
  entries: readonly LabelledAmount[],
  chosen: readonly Part[] | undefined,
): RateFound | undefined {
  const bases = new Map<number, number>()
  for (const { pct, eur, baseEur } of vat)
    if (pct > 0 || baseEur !== undefined)
      bases.set(pct, (bases.get(pct) ?? 0) + (baseEur ?? (pct > 0 ? (eur * 100) / pct : 0)))
  const named = vat.filter(({ sighting }) => namesElectricity.test(sighting.label))
  const [only, ...further] = new Set(named.map(({ pct }) => pct))
  if (only !== undefined && further.length === 0) return { pct: only, isProven: chosen !== undefined }
  const beside = chosen
    ? chosen.filter(({ kind }) => besideKinds.includes(kind)).map(({ eur }) => eur)
    : entries.flatMap(({ kind, eurs }) => (kind === 'service' || kind === 'meter' ? (eurs.at(-1)?.value ?? []) : []))
  const sums = sumsOf(beside.slice(0, 8))
  const electric = [...bases].filter(([, base]) => !sums.some((sum) => isSameEur(sum, base, 0.0251)))
  const [first, second] = electric
  return first && !second && bases.size === 2 ? { pct: first[0], isProven: chosen !== undefined } : undefined
}

/** What every choice of some amounts makes. */
function sumsOf(amounts: readonly number[]): number[] {
  let sums = [0]
  for (const eur of amounts) sums = sums.concat(sums.map((sum) => sum + eur))
  return sums.slice(1)
}
