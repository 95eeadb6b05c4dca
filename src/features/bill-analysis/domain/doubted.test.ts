import { describe, expect, it } from 'vitest'
import type { BillReadings, FactName } from './bill.ts'
import { doubted } from './doubted.ts'

const agreeing = {
  ...{ periodStart: '2026-06-30', periodEnd: '2026-07-30', days: 30, powerP1Kw: 4.6, powerP2Kw: 4.6 },
  ...{ powerPriceP1EurKwDay: 0.093, powerPriceP2EurKwDay: 0.03, powerTermEur: 16.97, energyTermEur: 34.5 },
  ...{ energyP1Kwh: 60, energyP2Kwh: 70, energyP3Kwh: 120, energyTotalKwh: 250 },
}

function unsure(changes: Partial<Record<FactName, number | string>> = {}): string[] {
  const facts: BillReadings = {}
  for (const [name, value] of Object.entries({ ...agreeing, ...changes }))
    Object.assign(facts, { [name]: { value, confidence: 0.97 } })
  return Object.entries(doubted(facts)).flatMap(([name, { confidence }]) => (confidence < 0.9 ? [name] : []))
}

describe('readings that contradict each other', () => {
  it('leaves sure what agrees, whether the last day counts or not', () => {
    expect(unsure()).toEqual([])
    expect(unsure({ periodEnd: '2026-07-29' })).toEqual([])
  })

  it('doubts bands that are not their sum, and days that are not the dates', () => {
    expect(unsure({ energyP1Kwh: 600 })).toEqual(['energyP1Kwh', 'energyP2Kwh', 'energyP3Kwh', 'energyTotalKwh'])
    expect(unsure({ periodStart: '2026-05-30' })).toEqual(['periodStart', 'periodEnd', 'days'])
  })

  it('doubts a term that its own quantities do not make, below the tolls, or at a price nobody charges', () => {
    expect(unsure({ powerP2Kw: 3.45 })).toContain('powerP2Kw')
    expect(unsure({ powerTermEur: 4.14 })).toContain('powerTermEur')
    expect(unsure({ energyTermEur: 345 })).toContain('energyTermEur')
  })
})
