import type { Town } from '../../../shared/domain/vocabulary.ts'

/** Towns have one name in both languages. */
const names: Record<Town, string> = {
  marbella: 'Marbella',
  estepona: 'Estepona',
  fuengirola: 'Fuengirola',
  mijas: 'Mijas',
  malaga: 'Málaga',
  sotogrande: 'Sotogrande',
  torremolinos: 'Torremolinos',
}

export function placeName(town: Town | null): string | null {
  return town && names[town]
}
