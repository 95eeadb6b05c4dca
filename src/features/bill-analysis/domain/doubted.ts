import { epochDay } from '#src/shared/domain/plain-date.ts'
import type { BillReadings, FactName } from './bill.ts'

/** Below what counts as sure: what a check speaks against is shown to be looked at. */
const doubtful = 0.85

/** The tolls and charges of 2.0TD alone cost more than this a kW of the peak and day; nobody pays the most. EUR. */
const [leastPowerEur, mostPowerEur] = [0.065, 0.6]
/** What a kWh costs on average before taxes, EUR. */
const [leastEnergyEur, mostEnergyEur] = [0.01, 0.8]

/** Two readings of the same kWh, one of them in whole numbers. */
const kwhTolerance = 1.5
/** A term's lines are each rounded. */
const termTolerance = 0.04

/**
 * The readings with those made unsure that contradict each other: bands and their sum, days and dates, a term and its quantities, a price that nobody charges. A check
 * that comes out proves nothing here; whether a value is proven was decided where it was read.
 */
export function doubted(facts: BillReadings): BillReadings {
  const value = (name: FactName): number => {
    const found = facts[name]?.value
    return typeof found === 'number' ? found : Number.NaN
  }
  const doubts = new Set<FactName>()
  const doubt = (isDoubtful: boolean, ...names: FactName[]) => {
    if (isDoubtful) for (const name of names) doubts.add(name)
  }
  const bands = ['energyP1Kwh', 'energyP2Kwh', 'energyP3Kwh'] as const
  const bandSum = bands.reduce((sum, name) => sum + value(name), 0)
  doubt(Math.abs(bandSum - value('energyTotalKwh')) > kwhTolerance, ...bands, 'energyTotalKwh')
  const [start, end] = [facts.periodStart?.value, facts.periodEnd?.value]
  if (start && end) {
    const length = epochDay(end) - epochDay(start)
    doubt(Math.abs(value('days') - length - 0.5) > 1, 'days', 'periodStart', 'periodEnd')
  }
  const days = value('days')
  const powerByLines =
    (value('powerP1Kw') * value('powerPriceP1EurKwDay') + value('powerP2Kw') * value('powerPriceP2EurKwDay')) * days
  doubt(Math.abs(powerByLines - value('powerTermEur')) > termTolerance, 'powerP1Kw', 'powerP2Kw', 'days')
  const perKwDay = value('powerTermEur') / (value('powerP1Kw') * days)
  doubt(perKwDay < leastPowerEur || perKwDay > mostPowerEur, 'powerTermEur', 'powerP1Kw', 'days')
  const perKwh = value('energyTermEur') / value('energyTotalKwh')
  doubt(perKwh < leastEnergyEur || perKwh > mostEnergyEur, 'energyTermEur', 'energyTotalKwh')
  const energyByLines =
    value('energyP1Kwh') * value('energyPriceP1EurKwh') +
    value('energyP2Kwh') * value('energyPriceP2EurKwh') +
    value('energyP3Kwh') * value('energyPriceP3EurKwh')
  doubt(Math.abs(energyByLines - value('energyTermEur')) > termTolerance, ...bands)
  const back = value('compensationEur')
  const worth = value('surplusKwh') * value('surplusPriceEurKwh')
  doubt(
    back > worth + termTolerance || (back < worth - termTolerance && back < value('energyTermEur') - termTolerance),
    'surplusKwh',
  )
  return Object.fromEntries(
    Object.entries(facts).map(([name, reading]) => [
      name,
      doubts.has(name as FactName) ? { ...reading, confidence: Math.min(reading.confidence, doubtful) } : reading,
    ]),
  )
}
