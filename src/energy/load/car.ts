import machines from '#facts/energy/household-machines.json' with { type: 'json' }
import { assertAmount } from '#src/energy/money/amount.ts'
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'
import { presenceShare } from './presence.ts'

const { ev: car } = machines

/** What a car takes at the wall, kWh a year: km · kWh/100 km / (1 - charging loss of 10 %). */
export function evKwhPerYear(kmPerYear: number, kwhPer100Km: number = car.kwhPer100Km): number {
  return ((assertAmount(kmPerYear) / 100) * assertAmount(kwhPer100Km)) / (1 - car.chargingLossPct / 100)
}

/** Kilometres a year when nobody has said: 12,000, for the days people are there. */
export function usualKmPerYear(occupancy: Occupancy): number {
  return Math.round(car.kmPerYear * presenceShare(occupancy))
}
