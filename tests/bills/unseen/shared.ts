import type { Block } from '#tests/bills/blocks.ts'
import { type MadeUpBill, madeUpBill, totalKwh, type Wish } from '#tests/bills/made-up.ts'
import { eur, number } from '#tests/bills/print.ts'
import { truthOf } from '#tests/bills/test-set.ts'

/** One bill of a hand that did not look at the reader: what it prints, and what a reader must find; null is what it must not claim to know. */
export interface UnseenBill {
  name: string
  blocks: Block[]
  font?: string
  size?: number
  finds: Record<string, string | number | null>
}

export const toCents = (eur: number) => Math.round(eur * 100 + 1e-7) / 100
export const sum = (...all: number[]) => toCents(all.reduce((one, other) => one + other, 0))

/** Prices of a day, and whole kWh: what most retailers print. */
export const day = { isYearPrice: false, kwhDecimals: 0 }
export const p6 = (value: number) => number(value, 6)
export const less = (value: number) => `-${eur(value)}`

/** A made-up household's bill and its truth, for bills that print it their own way. */
export function household(seed: number, retailer: string, wish: Wish = {}) {
  const b = madeUpBill(seed, retailer, { ...day, ...wish })
  return { b, finds: truthOf({ bill: b, kind: 'text' }) }
}

/** A bill and its truth, where the amounts are those of the made-up household. */
export function unseen(
  name: string,
  seed: number,
  retailer: string,
  wish: Wish,
  blocks: (bill: MadeUpBill) => Block[],
  { changed = {}, font, size }: { changed?: Record<string, string | number | null>; font?: string; size?: number } = {},
): UnseenBill {
  const bill = madeUpBill(seed, retailer, wish)
  return {
    name,
    blocks: blocks(bill),
    ...(font && { font }),
    ...(size && { size }),
    finds: { ...truthOf({ bill, kind: 'text' }), ...changed },
  }
}

/** The truth without what a bill of its kind does not print. */
export const without = (finds: Record<string, string | number | null>, ...names: string[]) =>
  Object.fromEntries(Object.entries(finds).filter(([name]) => !names.includes(name)))

/** Amounts of a bill whose lines are not the household's usual ones. */
export function settled(
  bill: MadeUpBill,
  lines: { power: number; energy: number; less?: number; untaxed?: number; beside?: number; vatPct?: number },
) {
  const { power, energy, less = 0, untaxed = 0, beside = 0, vatPct = bill.vatPct } = lines
  const iee = toCents(((power + energy - less) * bill.ieePct) / 100)
  const base = sum(power, energy, -less, iee, beside)
  const vat = toCents((base * vatPct) / 100)
  return { iee, base, vat, total: sum(base, vat, untaxed) }
}

export { totalKwh }
