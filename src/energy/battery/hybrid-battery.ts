import model from '#facts/quote/battery.json' with { type: 'json' }
import type { Battery } from './battery.ts'

/** AC power of a battery whose maker states none: its usable kWh over the hours it empties in, kW. */
export function usualPowerKw(capacityKwh: number): number {
  return capacityKwh / model.hoursToEmpty
}

/**
 * A battery of so many usable kWh behind an inverter: AC to AC, hybrid systems with LFP cells, with the own use of battery and inverter
 * (facts/quote/battery.json). `reserveShare` of it, 0..1, is kept for a power cut.
 */
export function hybridBattery(
  capacityKwh: number,
  reserveShare: number,
  powerLimitKw: number,
): Battery & Required<Pick<Battery, 'standbyW' | 'reserveKwh'>> {
  return {
    capacityKwh,
    powerKw: Math.min(usualPowerKw(capacityKwh), powerLimitKw),
    roundTripEfficiency: model.roundTripEfficiency,
    standbyW: model.standbyW,
    reserveKwh: capacityKwh * reserveShare,
  }
}
