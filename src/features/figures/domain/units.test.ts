import { describe, expect, it } from 'vitest'
import { unitOfCalculator, unitOfPath } from './units.ts'

describe('the unit of a field', () => {
  it.each([
    ['priceCents', 'eur', 0.01],
    ['surplusEurKwh', 'eur-kwh', 1],
    ['savingEur', 'eur', 1],
    ['eur', 'eur', 1],
    ['lines', 'eur', 1],
    ['kwp', 'kwp', 1],
    ['stepKwp', 'kwp', 1],
    ['annualKwh', 'kwh', 1],
    ['kwh', 'kwh', 1],
    ['specificYield', 'kwh', 1],
    ['kwhPer100Km', 'kwh', 1],
    ['recommendedKw', 'kw', 1],
    ['kw', 'kw', 1],
    ['kwNeeded', 'kw', 1],
    ['kwSurge', 'kw', 1],
    ['kettleW', 'w', 1],
    ['paybackYears', 'years', 1],
    ['saleMonths', 'months', 1],
    ['waitWeeks', 'weeks', 1],
    ['dullDays', 'days', 1],
    ['chargeMinutes', 'minutes', 1],
    ['hours', 'hours', 1],
    ['sunHours', 'hours', 1],
    ['hoursFor100Km', 'hours', 1],
    ['rangeKm', 'km', 1],
    ['kmPerYear', 'km', 1],
    ['areaM2', 'm2', 1],
    ['volumeM3', 'm3', 1],
    ['cableMm', 'mm', 1],
    ['cableM', 'm', 1],
    ['hottestC', 'celsius', 1],
    ['tiltDeg', 'degrees', 1],
    ['tankLitres', 'litres', 1],
    ['litresPerPersonDay', 'litres', 1],
    ['lossPct', 'percent', 1],
    ['vatRatePercent', 'percent', 1],
    ['selfConsumption', 'percent', 100],
    ['selfSufficiency', 'percent', 100],
    ['surplusShare', 'percent', 100],
  ] as const)('%s is in %s, times %d', (name, unit, factor) => {
    expect(unitOfPath([name])).toEqual({ unit, factor })
    expect(unitOfPath([`${name}Range`])).toEqual({ unit, factor })
  })

  it.each([
    'cycles',
    'euros',
    'lineset',
    'kwpeak',
    'kwhole',
    'kwNeededly',
    'Kwhs',
    'myKwNeeded',
    'hoursly',
    'M',
    'selfConsumptionOf',
    'id',
  ])('%s says none', (name) => {
    expect(unitOfPath([name])).toEqual({ factor: 1 })
  })

  it('is that of the last name that says one', () => {
    expect(unitOfPath(['savingEur', 'p90'])).toEqual({ unit: 'eur', factor: 1 })
    expect(unitOfPath(['areaM2', 'annualKwh', 'jan'])).toEqual({ unit: 'kwh', factor: 1 })
    expect(unitOfPath([])).toEqual({ factor: 1 })
  })
})

describe('the unit of a calculator', () => {
  it('is ours by another name, or none, and never unknown', () => {
    expect(unitOfCalculator('eur-per-kwh')).toEqual({ unit: 'eur-kwh', factor: 1 })
    expect(unitOfCalculator('share')).toEqual({ unit: 'percent', factor: 100 })
    expect(unitOfCalculator('kg-co2')).toEqual({ unit: 'kg', factor: 1 })
    expect(unitOfCalculator('persons')).toEqual({ factor: 1 })
    expect(() => unitOfCalculator('furlongs')).toThrow('no unit is called furlongs')
  })
})
