import { addDays } from '#src/shared/domain/plain-date.ts'
import { randomFrom } from '#tests/bills/made-up.ts'
import { datePrinter, sellers } from './fourth-sellers.ts'
import { type Pick, tongues, type Words } from './fourth-words.ts'
import { sum, toCents } from './shared.ts'
import { cupsOf, type Trio } from './third-a2.ts'

/** What one bill of the fourth hand is about, and how it prints its numbers. */
export interface Home {
  seed: number
  random: () => number
  pick: Pick
  chance: (share: number) => boolean
  words: Words
  seller: (typeof sellers)[number]
  cups: string
  start: string
  end: string
  issued: string
  days: number
  /** The last day is charged too: days = end - start + 1. */
  isInclusive: boolean
  kw: readonly [number, number]
  /** € per kW and day. */
  powerPrices: readonly [number, number]
  kwh: Trio
  isFlat: boolean
  energyPrices: Trio
  surplusKwh: number
  surplusPrice: number
  iee: number
  vat: number
  bonus: number
  meter: number
  service: number
  /** Taken off before the taxes, 0 or more. */
  discount: number
  powerLines: readonly [number, number]
  energyLines: Trio
  power: number
  energy: number
  back: number
  taxes: { due: number; iee: number; base: number; vat: number; total: number }
  bands: readonly [string, string, string]
  powerBands: readonly [string, string]
  date: (date: string) => string
  eur: (value: number) => string
  n: (value: number, decimals: number) => string
  kwhText: (value: number) => string
  kwText: (value: number) => string
  priceText: (value: number) => string
}

const to = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

export function homeOf(seed: number): Home {
  const random = randomFrom(seed * 104729 + 7)
  const pick: Pick = (all) => all[Math.floor(random() * all.length)] as (typeof all)[number]
  const chance = (share: number) => random() < share
  const between = (low: number, high: number) => low + (high - low) * random()
  const words = pick(tongues)
  const seller = pick(sellers)
  const start = addDays('2024-02-03', Math.floor(random() * 900))
  const days = pick([27, 28, 29, 30, 30, 31, 31, 32, 33, 60, 61])
  const isInclusive = chance(0.3)
  const end = addDays(start, isInclusive ? days - 1 : days)
  const issued = addDays(end, pick([2, 3, 4, 6, 9]))
  const first = pick([2.3, 3.3, 3.45, 4.4, 4.6, 5.5, 5.75, 6.9, 8, 9.2, 10.35])
  const kw = [first, chance(0.7) ? first : pick([2.3, 3.45, 4.6, 6.9])] as const
  const priceDigits = pick([4, 6, 6, 6, 8])
  const powerPrices = [to(between(0.07, 0.125), priceDigits), to(between(0.003, 0.06), priceDigits)] as const
  const kwhDigits = pick([0, 0, 0, 0, 2, 3])
  const scale = days / 30
  const kwh: Trio = [
    to(between(20, 180) * scale, kwhDigits),
    to(between(20, 170) * scale, kwhDigits),
    to(between(40, 380) * scale, kwhDigits),
  ]
  const isFlat = chance(0.25)
  const one = to(between(0.095, 0.17), priceDigits)
  const energyPrices: Trio = isFlat
    ? [one, one, one]
    : [to(between(0.15, 0.24), priceDigits), to(between(0.1, 0.17), priceDigits), to(between(0.06, 0.12), priceDigits)]
  const hasSurplus = chance(0.28)
  const surplusKwh = hasSurplus ? to(between(40, 420), kwhDigits) : 0
  const surplusPrice = to(between(0.03, 0.08), Math.min(6, priceDigits))
  const powerLines = [toCents(kw[0] * days * powerPrices[0]), toCents(kw[1] * days * powerPrices[1])] as const
  const energyLines: Trio = [
    toCents(kwh[0] * energyPrices[0]),
    toCents(kwh[1] * energyPrices[1]),
    toCents(kwh[2] * energyPrices[2]),
  ]
  const whole = to(kwh[0] + kwh[1] + kwh[2], 3)
  const power = sum(...powerLines)
  const energy = isFlat ? toCents(whole * one) : sum(...energyLines)
  const back = Math.min(toCents(surplusKwh * surplusPrice), energy)
  const isReduced = issued >= '2026-03-22' && issued < '2026-06-01' && first <= 10
  const [iee, vat] = isReduced ? [0.5, 10] : issued < '2024-07-01' ? [3.8, pick([10, 21])] : [5.11269632, 21]
  const bonus = toCents(days * pick([0.012742, 0.038455, 0.006282]))
  const meter = toCents(days * pick([0.026557, 0.026667, 0.044712]))
  const service = chance(0.3) ? pick([2.95, 3.99, 4.95, 7.5, 11.8]) : 0
  const discount = chance(0.25) ? toCents(pick([0.03, 0.05, 0.1, 0.15]) * (power + energy)) : 0
  const isBonusTaxed = chance(0.6)
  const due = sum(power, energy, -back, -discount, isBonusTaxed ? bonus : 0)
  const tax = toCents((due * iee) / 100)
  const base = sum(due, tax, isBonusTaxed ? 0 : bonus, meter, service)
  const vatEur = toCents((base * vat) / 100)
  const isPoint = words.tongue === 'en' && chance(0.6)
  const n = (value: number, decimals: number) => {
    const [wholes = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
    const grouped = wholes.replace(/\B(?=(\d{3})+$)/g, isPoint ? ',' : '.')
    return `${value < 0 ? '-' : ''}${grouped}${fraction ? `${isPoint ? '.' : ','}${fraction}` : ''}`
  }
  const sign = isPoint ? pick(['€%', '%€', '% €']) : pick(['% €', '% €', '%€', '% EUR', '% Eur'])
  const printedKwh = kwhDigits === 0 ? pick([0, 0, 2]) : kwhDigits
  const kwDigits = pick([1, 2, 3, 3])
  const kwOf = (value: number) => n(value, Math.max(kwDigits, value * 10 === Math.round(value * 10) ? 1 : 2))
  return {
    ...{ seed, random, pick, chance, words, seller, start, end, issued, days, isInclusive, kw, powerPrices, kwh },
    ...{ isFlat, energyPrices, surplusKwh, surplusPrice, iee, vat, bonus, meter, service, discount },
    ...{ powerLines, energyLines, power, energy, back },
    cups: cupsOf(
      `00${pick(['31', '21', '22'])}10${String(Math.floor(random() * 1e10)).padStart(10, '0')}`,
      pick(['', '0F', '1P']),
    ),
    taxes: { due, iee: tax, base, vat: vatEur, total: sum(base, vatEur) },
    bands: pick(words.bands),
    powerBands: pick(words.powerBands),
    date: datePrinter(words, pick),
    eur: (value) => (value < 0 ? `-${sign.replace('%', n(-value, 2))}` : sign.replace('%', n(value, 2))),
    n,
    kwhText: (value) => n(value, printedKwh),
    kwText: kwOf,
    priceText: (value) => n(value, priceDigits),
  }
}
