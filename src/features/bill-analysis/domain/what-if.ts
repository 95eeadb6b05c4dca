import prices from '#facts/energy/tariff-prices.json' with { type: 'json' }
import { simulateYear } from '#src/energy/battery/simulate.ts'
import { savingRange } from '#src/energy/series/uncertainty.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { type TypicalYear, weatherSite } from '#src/energy/sun-pv/weather.ts'
import { type Contract, defaultContract, taxesOn } from '#src/energy/tariff/contract.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { BillReadings } from './bill.ts'
import type { Finding } from './findings.ts'
import type { HourlySeries } from './hourly.ts'
import { type Stay, type YearLoad, yearLoadOf } from './year-load.ts'

export type StepId = 'services' | 'power' | 'tariff' | 'solar' | 'battery'

export interface WhatIfStep {
  id: StepId
  /** Less a year than after the step before, €, taxes in. */
  eurYear: number
  /** For what the weather and the hours decide; absent where the bill itself does. */
  range?: Range
}

/** A year of bills today, and what each step after the other takes off: no saving is counted twice. */
export interface WhatIf {
  load: YearLoad
  nowEurYear: number
  leftEurYear: number
  steps: WhatIfStep[]
  /** Panels and battery of the last two steps. */
  kwp: number
  batteryKwh: number
  /** What the panels alone would save on today's contract. */
  solarAloneEurYear: number
  /** The tariff of the step: three prices, or one price at every hour. */
  tariff: 'three-prices' | 'one-price'
  /** Whether the bill printed every price, or the median of the offers stood in. */
  arePricesOwn: boolean
}

/** Panels for about a home's own yearly use, south at 25°; between two and eight kWp. Our assumption. */
const kwhOfKwp = 1650
const batteryKwh = 5
const roof = { tiltDeg: 25, azimuthDeg: 0 }
/** A tariff that saves less is not worth the change. */
const leastTariffEur = 25

/**
 * Goes from the bill's own contract through what its findings stop or lower, the cheaper shape of tariff at the median of published offers, panels and a
 * battery, each simulated hour by hour on the home's own kWh. Null where the bill does not tell its kWh.
 */
export function whatIf(
  facts: BillReadings,
  findings: readonly Finding[],
  o: {
    weather: TypicalYear
    today: string
    stay: Stay
    others?: readonly BillReadings[]
    hourly?: HourlySeries | null
  },
): WhatIf | null {
  const load = yearLoadOf({ facts, others: o.others ?? [], hourly: o.hourly ?? null }, o.stay, o.weather)
  if (!load) return null
  const { contract, arePricesOwn } = contractOf(facts, o.today)
  const none = new Float64Array(hoursPerYear)
  const cost = (of: Contract) => simulateYear({ pvKwh: none, loadKwh: load.hourlyKwh, contract: of }).annualCostEur
  const steps: WhatIfStep[] = []
  const services = findings.reduce((sum, finding) => (finding.id === 'service' ? sum + finding.eurYear : sum), 0)
  let running = cost(contract)
  const nowEurYear = running + services
  if (services > 0) steps.push({ id: 'services', eurYear: services })
  let current = contract
  const power = findings.find((finding) => finding.id === 'power')
  if (power) {
    current = { ...current, powerKw: power.need.enoughKw }
    const now = cost(current)
    steps.push({ id: 'power', eurYear: running - now })
    running = now
  }
  const offers = tariffOffers(current).map((offer) => ({ ...offer, eur: cost(offer.contract) }))
  const cheapest = offers.reduce((best, offer) => (offer.eur < best.eur ? offer : best))
  if (arePricesOwn && running - cheapest.eur >= leastTariffEur) {
    steps.push({ id: 'tariff', eurYear: running - cheapest.eur })
    current = cheapest.contract
    running = cheapest.eur
  }
  const annualKwh = load.kwh.P1 + load.kwh.P2 + load.kwh.P3
  const kwp = Math.min(8, Math.max(2, Math.round((annualKwh / kwhOfKwp) * 2) / 2))
  const pvKwh = scaled(pvPerKwp(o.weather, { ...weatherSite, ...roof }), kwp)
  const hasPanels = (facts.surplusKwh?.value ?? facts.compensationEur?.value ?? 0) > 0
  let solarAloneEurYear = 0
  if (!hasPanels) {
    const sunny = { pvKwh, loadKwh: load.hourlyKwh, contract: current }
    const withSun = simulateYear(sunny)
    const solar = savingRange({ annualCostBeforeEur: running, year: sunny, result: withSun, pricesKnown: arePricesOwn })
    steps.push({ id: 'solar', eurYear: solar.p50, range: solar })
    const stored = { ...sunny, battery: { capacityKwh: batteryKwh, powerKw: batteryKwh / 2, roundTripEfficiency: 0.9 } }
    const both = savingRange({
      annualCostBeforeEur: running,
      year: stored,
      result: simulateYear(stored),
      pricesKnown: arePricesOwn,
    })
    const extraEur = both.p50 - solar.p50
    // What moves the sun's saving moves the battery's too, not always the same way: both spreads, taken together.
    const up = Math.hypot(both.p10 - both.p50, solar.p10 - solar.p50)
    const down = Math.hypot(both.p50 - both.p90, solar.p50 - solar.p90)
    if (extraEur > 0)
      steps.push({
        id: 'battery',
        eurYear: extraEur,
        range: { p10: extraEur + up, p50: extraEur, p90: Math.max(0, extraEur - down) },
      })
    running -= extraEur > 0 ? both.p50 : solar.p50
    const today = { ...sunny, contract }
    solarAloneEurYear = savingRange({
      annualCostBeforeEur: cost(contract),
      year: today,
      result: simulateYear(today),
      pricesKnown: arePricesOwn,
    }).p50
  }
  return {
    load,
    nowEurYear,
    leftEurYear: running,
    steps,
    kwp,
    batteryKwh,
    solarAloneEurYear,
    tariff: cheapest.id,
    arePricesOwn,
  }
}

/** The bill's own contract with the taxes of today; prices it does not print are the median of the offers. */
export function contractOf(facts: BillReadings, today: string): { contract: Contract; arePricesOwn: boolean } {
  const kw = facts.powerP1Kw?.value ?? prices.contractedPowerKw
  const usual = defaultContract(today, kw)
  const taxes = taxesOn(today, kw)
  const [p1, p2] = [facts.powerPriceP1EurKwDay?.value, facts.powerPriceP2EurKwDay?.value]
  const flat = flatPrice(facts)
  const energy = [
    facts.energyPriceP1EurKwh?.value ?? flat,
    facts.energyPriceP2EurKwh?.value ?? flat,
    facts.energyPriceP3EurKwh?.value ?? flat,
  ]
  const [e1, e2, e3] = energy
  const hasPower = p1 !== undefined && p2 !== undefined
  const hasEnergy = e1 !== undefined && e2 !== undefined && e3 !== undefined
  return {
    arePricesOwn: hasPower && hasEnergy,
    contract: {
      ...usual,
      ...taxes,
      powerKw: { P1: kw, P2: facts.powerP2Kw?.value ?? kw },
      powerPrice: hasPower ? { P1: p1, P2: p2 } : usual.powerPrice,
      powerPriceUnit: 'eur_kw_day',
      energyEurKwh: hasEnergy ? { P1: e1, P2: e2, P3: e3 } : usual.energyEurKwh,
      surplusEurKwh: facts.surplusPriceEurKwh?.value ?? usual.surplusEurKwh,
    },
  }
}

/** One price at every hour: the energy term over its kWh, where no band has a price. */
function flatPrice({ energyTermEur, energyTotalKwh, energyPriceP1EurKwh }: BillReadings): number | undefined {
  if (energyPriceP1EurKwh || !energyTermEur || !energyTotalKwh || energyTotalKwh.value <= 0) return undefined
  return energyTermEur.value / energyTotalKwh.value
}

/** Both shapes of tariff at the median of the published offers. */
function tariffOffers(current: Contract): { id: WhatIf['tariff']; contract: Contract }[] {
  const { energyEurKwh, singlePriceEurKwh } = prices.market
  const one = singlePriceEurKwh.median
  return [
    { id: 'three-prices', contract: { ...current, energyEurKwh } },
    { id: 'one-price', contract: { ...current, energyEurKwh: { P1: one, P2: one, P3: one } } },
  ]
}
