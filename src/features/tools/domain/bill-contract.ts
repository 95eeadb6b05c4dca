import { priceSource } from '#src/energy/series/sources.ts'
import { type Contract, defaultContract, type PowerPeriods, taxesOn } from '#src/energy/tariff/contract.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Assumption, GivenValue } from './answer.ts'
import type { BillCostInput } from './bill-types.ts'

type Known<Periods> = { [period in keyof Periods]?: number | undefined } | undefined

const daysPerYear = 365

/** Our own power prices in the caller's unit. */
function powerPricesIn(unit: Contract['powerPriceUnit'], { powerPrice }: Contract): PowerPeriods {
  const factor = unit === 'eur_kw_day' ? 1 : daysPerYear
  return { P1: powerPrice.P1 * factor, P2: powerPrice.P2 * factor }
}

/**
 * The contract of a bill: what the caller gives, else 5.75 kW, the medians of published offers and the taxes of `taxDate`. Every value
 * taken is listed. `knowsEnergyPrice` is false when any energy price is ours.
 */
export function contractOf(
  given: BillCostInput,
  taxDate: PlainDate,
): { contract: Contract; knowsEnergyPrice: boolean; assumptions: Assumption[] } {
  const assumptions: Assumption[] = []
  const taken = (field: string, value: GivenValue) => assumptions.push({ field, value })
  const either = <Value extends GivenValue>(field: string, own: Value | undefined, usual: Value): Value => {
    if (own === undefined) taken(field, usual)
    return own ?? usual
  }
  const market = defaultContract(taxDate)
  const powerKw = {
    P1: either('powerKw.P1', given.powerKw?.P1, given.powerKw?.P2 ?? market.powerKw.P1),
    P2: either('powerKw.P2', given.powerKw?.P2, given.powerKw?.P1 ?? market.powerKw.P2),
  }
  const taxes = taxesOn(taxDate, Math.max(powerKw.P1, powerKw.P2))
  const givesPowerPrice = hasAny(given.powerPrice)
  const powerPriceUnit = either<Contract['powerPriceUnit']>(
    'powerPriceUnit',
    given.powerPriceUnit,
    givesPowerPrice ? 'eur_kw_year' : 'eur_kw_day',
  )
  const usualPower = powerPricesIn(powerPriceUnit, market)
  const contract: Contract = {
    powerKw,
    powerPrice: {
      P1: either('powerPrice.P1', given.powerPrice?.P1, usualPower.P1),
      P2: either('powerPrice.P2', given.powerPrice?.P2, usualPower.P2),
    },
    powerPriceUnit,
    energyEurKwh: {
      P1: either('energyPrice.P1', given.energyPrice?.P1, market.energyEurKwh.P1),
      P2: either('energyPrice.P2', given.energyPrice?.P2, market.energyEurKwh.P2),
      P3: either('energyPrice.P3', given.energyPrice?.P3, market.energyEurKwh.P3),
    },
    surplusEurKwh: either('surplusPrice', given.surplusPrice, market.surplusEurKwh),
    ieePct: either('ieePct', given.ieePct, taxes.ieePct),
    vatPct: either('vatPct', given.vatPct, taxes.vatPct),
    meterEurMonth: either('meterEurMonth', given.meterEurMonth, market.meterEurMonth),
    bonusInIeeBase: either('bonusInIeeBase', given.bonusInIeeBase, market.bonusInIeeBase),
  }
  const { P1, P2, P3 } = given.energyPrice ?? {}
  const knowsEnergyPrice = P1 !== undefined && P2 !== undefined && P3 !== undefined
  const { title, url, month } = priceSource
  if (!knowsEnergyPrice || !givesPowerPrice || given.surplusPrice === undefined)
    assumptions.push({ id: 'market-prices', values: { month }, source: { title, url, asOf: month } })
  if (given.ieePct === undefined || given.vatPct === undefined)
    assumptions.push({
      id: taxes.assumed ? 'taxes-assumed' : 'taxes-of-date',
      values: { on: taxDate, vatPct: taxes.vatPct, ieePct: taxes.ieePct },
    })
  return { contract, knowsEnergyPrice, assumptions }
}

function hasAny(periods: Known<PowerPeriods>): boolean {
  return periods?.P1 !== undefined || periods?.P2 !== undefined
}
