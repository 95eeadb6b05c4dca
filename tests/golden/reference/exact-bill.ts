/**
 * A month's bill in exact decimal arithmetic: every amount is a fraction of whole numbers, rounded half up once a line. No floating point,
 * so that no cent hangs on it. Rules as the endpoint states them.
 */

export interface ExactBill {
  start: string
  days: number
  powerKw: { P1: number; P2: number }
  powerPrice: { P1: number; P2: number }
  powerPriceUnit: 'eur_kw_year' | 'eur_kw_day'
  kwh: { P1: number; P2: number; P3: number }
  energyPrice: { P1: number; P2: number; P3: number }
  surplusKwh: number
  surplusPrice: number
  ieePct: number
  vatPct: number
  meterEurMonth: number
  bonusInIeeBase: boolean
}

interface Fraction {
  over: bigint
  under: bigint
}

/** The decimal that a number is written as, exactly. */
function exact(value: number): Fraction {
  const [whole = '0', decimals = ''] = value.toFixed(10).split('.')
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) }
}
const whole = (value: number | bigint): Fraction => ({ over: BigInt(value), under: 1n })
const times = (...all: Fraction[]): Fraction =>
  all.reduce((a, b) => ({ over: a.over * b.over, under: a.under * b.under }))
const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})
const per = (a: Fraction, by: bigint): Fraction => ({ over: a.over, under: a.under * by })
const atLeast = (a: Fraction, b: Fraction): Fraction => (a.over * b.under >= b.over * a.under ? a : b)
const positive = (value: bigint): bigint => (value > 0n ? value : 0n)
/** Whole cents of an amount in euros, half up. */
const cents = ({ over, under }: Fraction): bigint => (2n * over * 100n + under) / (2n * under)

/** Social-bonus funding by day, €/year: Orden TED/1524/2025 and the rate from 26 June 2026. */
const bonusFrom: readonly (readonly [string, number])[] = [
  ['2025-01-01', 4.650987],
  ['2026-01-01', 6.979247],
  ['2026-06-26', 9.011295],
]
function bonusOn(day: string): number {
  return bonusFrom.filter(([from]) => from <= day).at(-1)?.[1] ?? 0
}

/** The total in whole cents. */
export function exactBillCents(bill: ExactBill): number {
  const { days, kwh, energyPrice, powerKw, powerPrice, powerPriceUnit } = bill
  const power = (period: 'P1' | 'P2') => {
    const line = times(exact(powerKw[period]), exact(powerPrice[period]), whole(days))
    return cents(powerPriceUnit === 'eur_kw_year' ? per(line, 365n) : line)
  }
  const energyLine = (period: 'P1' | 'P2' | 'P3') => cents(times(exact(kwh[period]), exact(energyPrice[period])))
  const energy = energyLine('P1') + energyLine('P2') + energyLine('P3')
  const offered = cents(times(exact(bill.surplusKwh), exact(bill.surplusPrice)))
  const compensation = offered - positive(offered - energy)
  let bonus = whole(0)
  for (let day = 0; day < days; day++) {
    const date = new Date(Date.parse(`${bill.start}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10)
    bonus = plus(bonus, exact(bonusOn(date)))
  }
  const bonusCents = cents(per(bonus, 365n))
  const terms = power('P1') + power('P2') + energy - compensation
  const base = terms + (bill.bonusInIeeBase ? bonusCents : 0n)
  const used = plus(plus(exact(kwh.P1), exact(kwh.P2)), exact(kwh.P3))
  const tax = cents(atLeast(per(times(whole(base), exact(bill.ieePct)), 10_000n), per(used, 1000n)))
  const meter = cents(per(times(exact(bill.meterEurMonth), whole(12), whole(days)), 365n))
  const net = terms + bonusCents + tax + meter
  const vat = cents(per(times(whole(net), exact(bill.vatPct)), 10_000n))
  return Number(net + vat)
}
