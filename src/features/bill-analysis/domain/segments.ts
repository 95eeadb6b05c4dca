import type { BillReadings } from './bill.ts'

export type SegmentId = 'energy' | 'power' | 'taxes' | 'services' | 'rest'

/** Where the total went, €: the parts make it to the cent. Null when a main part is missing. */
export function segmentsOf(facts: BillReadings): { id: SegmentId; eur: number }[] | null {
  const { totalEur, energyTermEur, powerTermEur, vatEur, electricityTaxEur, servicesEur, compensationEur } = facts
  if (!totalEur || !energyTermEur || !powerTermEur) return null
  const energy = energyTermEur.value - (compensationEur?.value ?? 0)
  const taxes = (vatEur?.value ?? 0) + (electricityTaxEur?.value ?? 0)
  const services = servicesEur?.value ?? 0
  const rest = Math.round((totalEur.value - energy - powerTermEur.value - taxes - services) * 100) / 100
  const parts: { id: SegmentId; eur: number }[] = [
    { id: 'energy', eur: Math.round(energy * 100) / 100 },
    { id: 'power', eur: powerTermEur.value },
    { id: 'taxes', eur: Math.round(taxes * 100) / 100 },
    { id: 'services', eur: services },
    { id: 'rest', eur: rest },
  ]
  return parts.some(({ eur }) => eur < 0) ? null : parts.filter(({ eur }) => eur > 0)
}
