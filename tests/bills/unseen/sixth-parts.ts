import { cupsLetters } from '#src/features/bill-analysis/domain/cups.ts'
import { epochDay } from '#src/shared/domain/plain-date.ts'
import type { Block } from '#tests/bills/blocks.ts'
import { number } from '#tests/bills/print.ts'
import type { UnseenBill } from './shared.ts'

/** What the bills of a sixth hand are written with: sums of their own, no household behind them. */

/** How each seller is named in `finds`. */
export const retailers = {
  endesa: 'Endesa',
  xxi: 'Energía XXI',
  iberdrola: 'Iberdrola',
  curenergia: 'Curenergía',
  naturgy: 'Naturgy',
  repsol: 'Repsol',
  total: 'TotalEnergies',
  edp: 'EDP',
  octopus: 'Octopus Energy',
  som: 'Som Energia',
  holaluz: 'Holaluz',
  plenitude: 'Plenitude',
  podo: 'Podo',
  imagina: 'Imagina Energía',
  lucera: 'Lucera',
  gana: 'Gana Energía',
  factor: 'Factor Energía',
  nufri: 'Nufri',
  eleia: 'Eleia',
} as const

export const c = (value: number) => (value < 0 ? -1 : 1) * (Math.round(Math.abs(value) * 100 + 1e-7) / 100)
export const sum = (...all: number[]) => Math.round(all.reduce((a, b) => a + b, 0) * 1000) / 1000
export const sumEur = (...all: number[]) => c(all.reduce((a, b) => a + b, 0))
export const n = number
export const n2 = (value: number) => number(value, 2)

/** A made-up supply code with its true check letters. */
export const cups = (digits: string, suffix = '') => `ES${digits}${cupsLetters(digits)}${suffix}`

/** The electricity tax, with its least of 1 €/MWh. */
export const iee = (base: number, pct: number, kwh: number) => Math.max(c((base * pct) / 100), c(kwh * 0.001))

export interface Truth {
  /** Null: left out of `finds`. */
  retailer: string | null
  cups: string
  period: [string, string, number]
  /** The days count both ends. */
  isInclusive?: boolean
  kw: [number, number]
  kwh: [number, number, number] | null
  totalKwh: number
  surplus?: number
  power: number
  energy: number
  /** Undefined: left out of `finds`. */
  vat: number | null | undefined
  total: number
  /** Every amount that the total is made of. */
  adds: number[]
}

export function told(t: Truth): UnseenBill['finds'] {
  const [start, end, days] = t.period
  const gap = epochDay(end) - epochDay(start) + (t.isInclusive ? 1 : 0)
  if (gap !== days) throw new Error(`days ${start} ${end} ${gap} ${days}`)
  if (t.kwh && sum(...t.kwh) !== t.totalKwh) throw new Error(`kwh ${t.kwh} ${t.totalKwh}`)
  if (sumEur(...t.adds) !== t.total) throw new Error(`total ${sumEur(...t.adds)} ${t.total}`)
  return {
    ...(t.retailer === null ? {} : { retailer: t.retailer }),
    surplusKwh: t.surplus ?? null,
    cups: t.cups,
    'period.start': start,
    'period.end': end,
    'period.days': days,
    'contractedPowerKw.p1': t.kw[0],
    'contractedPowerKw.p2': t.kw[1],
    'energyKwh.p1': t.kwh?.[0] ?? null,
    'energyKwh.p2': t.kwh?.[1] ?? null,
    'energyKwh.p3': t.kwh?.[2] ?? null,
    'energyKwh.total': t.totalKwh,
    'amounts.powerTermEur': t.power,
    'amounts.energyTermEur': t.energy,
    ...(t.vat === undefined ? {} : { 'amounts.vatRate': t.vat }),
    'amounts.totalEur': t.total,
  }
}

/** A label, leaders and an amount, in one line. */
export const dots = (label: string, amount: string, width = 92) =>
  `${label} ${'.'.repeat(Math.max(4, width - label.length - amount.length))} ${amount}`

export const page: Block = { kind: 'page' }
export const bars = (labels: string[], values: number[]): Block => ({ kind: 'bars', values, labels })
