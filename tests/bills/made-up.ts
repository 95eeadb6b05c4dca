import { cupsLetters } from '#src/features/bill-analysis/domain/cups.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'

/** A made-up household's bill: what is true of it, and every amount, worked out here and not by what is tested. Nobody's data. */
export interface MadeUpBill {
  seed: number
  retailer: string
  cups: string
  postcode: string
  start: PlainDate
  end: PlainDate
  days: number
  powerKw: { p1: number; p2: number }
  /** € per kW and day. */
  powerPrice: { p1: number; p2: number }
  powerPriceYear: { p1: number; p2: number }
  isYearPrice: boolean
  isRegulated: boolean
  isFlat: boolean
  kwh: { p1: number; p2: number; p3: number }
  energyPrice: { p1: number; p2: number; p3: number }
  surplusKwh: number | null
  surplusPrice: number
  readings: { p1: number; p2: number; p3: number }
  maxKw: { p1: number; p2: number }
  yearKwh: { p1: number; p2: number; p3: number }
  invoiceDate: PlainDate
  vatPct: number
  ieePct: number
  bonusEur: number
  meterEur: number
  service: { label: string; eur: number } | null
  eur: {
    powerP1: number
    powerP2: number
    power: number
    energyP1: number
    energyP2: number
    energyP3: number
    energy: number
    compensation: number
    iee: number
    base: number
    vat: number
    total: number
  }
}

/** Mulberry32: the same bills every time. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const cents = (eur: number) => Math.round(eur * 100 + 1e-7) / 100
const to = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

export interface Wish {
  hasSurplus?: boolean
  isFlat?: boolean
  isRegulated?: boolean
  hasService?: boolean
  /** Printed kWh have this many decimals. */
  kwhDecimals?: number
  isYearPrice?: boolean
}

/** A bill of a seed, with what a layout wishes. */
export function madeUpBill(seed: number, retailer: string, wish: Wish = {}): MadeUpBill {
  const random = randomFrom(seed * 7919 + 13)
  const between = (low: number, high: number) => low + (high - low) * random()
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const start = addDays('2025-01-05', Math.floor(random() * 620))
  const days = pick([26, 28, 29, 30, 31, 32, 33, 35, 59, 61])
  const end = addDays(start, days)
  const invoiceDate = addDays(end, 3 + Math.floor(random() * 6))
  const p1 = pick([2.3, 3.3, 3.45, 4.4, 4.6, 5.5, 5.75, 6.9, 8.05, 9.2, 3.464])
  const powerKw = { p1, p2: random() < 0.7 ? p1 : pick([2.3, 3.45, 4.6, 6.9]) }
  const yearP1 = to(between(26.9, 45), 6)
  const yearP2 = to(between(0.7, 16), 6)
  const isYearPrice = wish.isYearPrice ?? random() < 0.4
  const powerPrice = isYearPrice
    ? { p1: yearP1 / 365, p2: yearP2 / 365 }
    : { p1: to(yearP1 / 365, 6), p2: to(yearP2 / 365, 6) }
  const kwhOf = (low: number, high: number) => to(between(low, high), wish.kwhDecimals ?? 0)
  const scale = days / 30
  const kwh = {
    p1: kwhOf(30 * scale, 190 * scale),
    p2: kwhOf(30 * scale, 180 * scale),
    p3: kwhOf(60 * scale, 420 * scale),
  }
  const flatPrice = to(between(0.1, 0.16), 6)
  const energyPrice = wish.isFlat
    ? { p1: flatPrice, p2: flatPrice, p3: flatPrice }
    : { p1: to(between(0.15, 0.25), 6), p2: to(between(0.1, 0.18), 6), p3: to(between(0.07, 0.13), 6) }
  const surplusKwh = wish.hasSurplus ? kwhOf(80, 420) : null
  const surplusPrice = to(between(0.03, 0.07), 4)
  const isReduced = invoiceDate >= '2026-03-22' && invoiceDate < '2026-06-01' && powerKw.p1 < 10
  const vatPct = isReduced ? 10 : 21
  const ieePct = isReduced ? 0.5 : 5.11269632
  const powerP1 = cents(powerKw.p1 * powerPrice.p1 * days)
  const powerP2 = cents(powerKw.p2 * powerPrice.p2 * days)
  const [energyP1, energyP2, energyP3] = [
    cents(kwh.p1 * energyPrice.p1),
    cents(kwh.p2 * energyPrice.p2),
    cents(kwh.p3 * energyPrice.p3),
  ]
  const total = to(kwh.p1 + kwh.p2 + kwh.p3, 3)
  const energy = wish.isFlat ? cents(total * flatPrice) : to(energyP1 + energyP2 + energyP3, 2)
  const compensation = surplusKwh === null ? 0 : Math.min(cents(surplusKwh * surplusPrice), energy)
  const bonusEur = cents((days * (end < '2026-01-01' ? 4.650987 : end < '2026-06-26' ? 6.979247 : 9.011295)) / 365)
  const power = to(powerP1 + powerP2, 2)
  const isBonusTaxed = wish.isRegulated ?? false
  const taxBase = power + energy - compensation + (isBonusTaxed ? bonusEur : 0)
  const iee = cents(Math.max((taxBase * ieePct) / 100, total * 0.001))
  const meterEur = cents((0.81 * 12 * days) / 365)
  const service = wish.hasService
    ? {
        label: pick(['Servicio de mantenimiento', 'Asistencia hogar', 'Servicio urgencias eléctricas']),
        eur: pick([4.95, 6, 7.45]),
      }
    : null
  const base = to(power + energy - compensation + bonusEur + iee + meterEur + (service?.eur ?? 0), 2)
  const vat = cents((base * vatPct) / 100)
  const digits = `00${pick(['31', '21', '22', '26'])}${String(Math.floor(random() * 1e12)).padStart(12, '0')}`
  return {
    seed,
    retailer,
    cups: `ES${digits}${cupsLetters(digits)}${random() < 0.5 ? '0F' : ''}`,
    postcode: pick(['29602', '29640', '29680', '29649', '29620', '29001', '11310']),
    start,
    end,
    days,
    powerKw,
    powerPrice,
    powerPriceYear: { p1: yearP1, p2: yearP2 },
    isYearPrice,
    isRegulated: wish.isRegulated ?? false,
    isFlat: wish.isFlat ?? false,
    kwh,
    energyPrice,
    surplusKwh,
    surplusPrice,
    readings: {
      p1: 4000 + Math.floor(random() * 9000),
      p2: 3000 + Math.floor(random() * 9000),
      p3: 9000 + Math.floor(random() * 19000),
    },
    maxKw: { p1: to(between(1.6, powerKw.p1), 3), p2: to(between(1.2, powerKw.p1), 3) },
    yearKwh: {
      p1: Math.round((kwh.p1 * 365) / days),
      p2: Math.round((kwh.p2 * 380) / days),
      p3: Math.round((kwh.p3 * 350) / days),
    },
    invoiceDate,
    vatPct,
    ieePct,
    bonusEur,
    meterEur,
    service,
    eur: {
      powerP1,
      powerP2,
      power,
      energyP1,
      energyP2,
      energyP3,
      energy,
      compensation,
      iee,
      base,
      vat,
      total: to(base + vat, 2),
    },
  }
}

export const totalKwh = ({ kwh }: MadeUpBill) => to(kwh.p1 + kwh.p2 + kwh.p3, 3)

/** The regulator's link of a bill. */
export function linkOf(bill: MadeUpBill): string {
  const { eur, kwh } = bill
  const query = {
    cp: bill.postcode,
    pP1: bill.powerKw.p1,
    pP2: bill.powerKw.p2,
    caP1: bill.yearKwh.p1,
    caP2: bill.yearKwh.p2,
    caP3: bill.yearKwh.p3,
    iniA: addDays(bill.end, -365),
    tc: bill.isRegulated ? 'A0' : bill.isFlat ? 'F0' : 'E0',
    finPen: '0000-00-00',
    finContrato: addDays(bill.end, 200),
    tf: 'N',
    imp: eur.total,
    cfP1: kwh.p1,
    cfP2: kwh.p2,
    cfP3: kwh.p3,
    iniF: bill.start,
    finF: bill.end,
    impSA: bill.service?.eur ?? 0,
    impOtrosConIE: 0,
    impOtrosSinIE: bill.meterEur,
    exc: eur.compensation || '',
    com: 'R2-999',
    cups: bill.cups,
    pmaxP1: bill.maxKw.p1,
    pmaxP2: bill.seed % 3 === 0 ? '0.0' : bill.maxKw.p2,
    fFact: bill.invoiceDate,
    dtoBS: 0,
    finBS: bill.bonusEur,
    ajuste: 0,
    impPot: eur.power,
    impEner: eur.energy,
    dto: 0,
    prP1: bill.isYearPrice ? bill.powerPriceYear.p1 : bill.powerPrice.p1,
    prP2: bill.isYearPrice ? bill.powerPriceYear.p2 : bill.powerPrice.p2,
    prE1: bill.energyPrice.p1,
    prE2: bill.energyPrice.p2,
    prE3: bill.energyPrice.p3,
    cambio: '',
    verde: 1,
    rev: 0,
  }
  return `https://comparador.cnmc.gob.es/comparador/QRE?${Object.entries(query)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')}`
}
