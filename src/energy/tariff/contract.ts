import prices from '#facts/energy/tariff-prices.json' with { type: 'json' }
import { epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'

/** A value for each of the two periods of the power term. */
export interface PowerPeriods {
  P1: number
  P2: number
}

/** A value for each of the three periods of the energy term. */
export interface EnergyPeriods {
  P1: number
  P2: number
  P3: number
}

/** A 2.0TD supply contract with the taxes in force; prices without tax. */
export interface Contract {
  powerKw: PowerPeriods
  powerPrice: PowerPeriods
  powerPriceUnit: 'eur_kw_year' | 'eur_kw_day'
  energyEurKwh: EnergyPeriods
  surplusEurKwh: number
  /** Electricity tax, %. */
  ieePct: number
  vatPct: number
  meterEurMonth: number
  /** Whether the social-bonus funding is taxed with the electricity tax; retailers differ. */
  bonusInIeeBase: boolean
}

export interface Taxes {
  vatPct: number
  ieePct: number
  /** True when nobody has published the rates of that date and the usual ones are assumed. */
  assumed: boolean
}

/** The newest row that has begun on a date; before the first row, the first. */
function rowOn<Row extends { from: PlainDate }>(rows: readonly Row[], date: PlainDate): Row {
  let found = rows[0]
  for (const row of rows) if (row.from <= date) found = row
  if (!found) throw new RangeError('a dated table holds no row')
  return found
}

/**
 * VAT and electricity tax on a bill due on `date`, %, for a contracted power in kW. Reduced rates of spring 2026 hold below
 * 10 kW (from 30 April at 10 kW too). Throws a RangeError when `date` is no date.
 */
export function taxesOn(date: PlainDate, powerKw: number): Taxes {
  epochDay(date)
  const row = rowOn(prices.taxes.timeline, date)
  const lowPower = row.lowPowerIncluded ? powerKw <= prices.taxes.lowPowerKw : powerKw < prices.taxes.lowPowerKw
  return {
    vatPct: lowPower ? row.vatPct : (row.vatPctAbove ?? row.vatPct),
    ieePct: row.ieePct,
    assumed: row.assumed ?? false,
  }
}

/** Yearly social-bonus funding of one supply on a date, €/year, without tax. */
export function socialBonusFundingEurYear(date: PlainDate): number {
  return rowOn(prices.socialBonusFundingEurYear, date).value
}

/** First day of the newest funding rate known; later days are charged with it. */
export const lastBonusFundingFrom: PlainDate = prices.socialBonusFundingEurYear.at(-1)?.from ?? ''

/** The electricity tax is at least this, €/kWh (Ley 38/1992, art. 99). */
export const electricityTaxFloorEurKwh = prices.taxes.electricityTaxFloorEurKwh

/** Spread of published single-price offers around their median, as factors: how far a home's own price may lie from ours. */
export const priceSpread = {
  low: prices.market.singlePriceEurKwh.p10 / prices.market.singlePriceEurKwh.median,
  high: prices.market.singlePriceEurKwh.p90 / prices.market.singlePriceEurKwh.median,
} as const

/**
 * The contract assumed for a home that has not shown its bill: three-period prices and power prices at the median of the
 * newest month in the facts, surplus 0.04 €/kWh, taxes of `date`. `powerKw` defaults to 5.75 kW in both periods.
 */
export function defaultContract(date: PlainDate, powerKw: number = prices.contractedPowerKw): Contract {
  const { energyEurKwh, powerEurKwDay, surplusEurKwh } = prices.market
  const { vatPct, ieePct } = taxesOn(date, powerKw)
  return {
    powerKw: { P1: powerKw, P2: powerKw },
    powerPrice: { P1: powerEurKwDay.P1, P2: powerEurKwDay.P2 },
    powerPriceUnit: 'eur_kw_day',
    energyEurKwh: { P1: energyEurKwh.P1, P2: energyEurKwh.P2, P3: energyEurKwh.P3 },
    surplusEurKwh,
    ieePct,
    vatPct,
    meterEurMonth: prices.meterEurMonth.singlePhase,
    bonusInIeeBase: true,
  }
}
