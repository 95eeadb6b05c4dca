import { toCents, type UnseenBill } from './shared.ts'
import { bill, cupsOf, type Trio, taxed } from './third-a2.ts'

/** A household of the eighth hand, and everything its bill adds up from. */
export interface Home {
  retailer: string
  /** Sixteen digits. */
  supply: string
  period: readonly [string, string, number]
  kw: readonly [number, number]
  /** € per kW and day. */
  powerPrices: readonly [number, number]
  kwh: Trio
  energyPrices: Trio
  bonus?: number
  meter?: number
  /** kWh fed in and € for each. */
  surplus?: readonly [number, number] | undefined
  /** Services and what is taken off, before VAT. */
  beside?: readonly number[]
  ieePct?: number
  vatPct?: number
}

/** All amounts of a home's bill, €. */
export function amountsOf(home: Home) {
  const { period, kw, powerPrices, kwh, energyPrices, bonus = 0, meter = 0, beside = [] } = home
  const days = period[2]
  const [p1, p2] = [toCents(kw[0] * days * powerPrices[0]), toCents(kw[1] * days * powerPrices[1])]
  const parts = kwh.map((one, band) => toCents(one * (energyPrices[band] ?? 0)))
  const [e1 = 0, e2 = 0, e3 = 0] = parts
  const [power, energy] = [toCents(p1 + p2), toCents(e1 + e2 + e3)]
  const back = home.surplus ? toCents(home.surplus[0] * home.surplus[1]) : 0
  const t = taxed(
    toCents(power + energy + bonus - back),
    home.ieePct ?? 5.11269632,
    [meter, ...beside],
    home.vatPct ?? 21,
  )
  const totalKwh = Math.round((kwh[0] + kwh[1] + kwh[2]) * 1000) / 1000
  return { ...t, p1, p2, e1, e2, e3, power, energy, bonus, meter, back, totalKwh, cups: cupsOf(home.supply, '0F') }
}

/** What is true of a home's bill, the smaller amounts too; `changed` where its bill prints otherwise. */
export function truthOfHome(home: Home, changed: UnseenBill['finds'] = {}): UnseenBill['finds'] {
  const made = amountsOf(home)
  const [start, end, days] = home.period
  return {
    retailer: home.retailer,
    cups: made.cups,
    surplusKwh: home.surplus?.[0] ?? null,
    'period.start': start,
    'period.end': end,
    'period.days': days,
    'contractedPowerKw.p1': home.kw[0],
    'contractedPowerKw.p2': home.kw[1],
    'energyKwh.p1': home.kwh[0],
    'energyKwh.p2': home.kwh[1],
    'energyKwh.p3': home.kwh[2],
    'energyKwh.total': made.totalKwh,
    'amounts.powerTermEur': made.power,
    'amounts.energyTermEur': made.energy,
    'amounts.vatRate': home.vatPct ?? 21,
    'amounts.totalEur': made.total,
    vatEur: made.vat,
    electricityTaxEur: made.iee,
    ...(made.back && { compensationEur: made.back }),
    ...(made.bonus && { bonusFundingEur: made.bonus }),
    ...(made.meter && { meterEur: made.meter }),
    ...changed,
  }
}

/** A home's bill, written from its amounts. */
export const homeBill = (
  name: string,
  home: Home,
  write: (made: ReturnType<typeof amountsOf>) => string,
  changed: UnseenBill['finds'] = {},
): UnseenBill => bill(`H ${name}`, truthOfHome(home, changed), write(amountsOf(home)))
