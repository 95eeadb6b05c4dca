import type { Town } from '#src/shared/domain/vocabulary.ts'

/** The towns as people write them, the same in both languages. */
export const townNames: Record<Town, string> = {
  marbella: 'Marbella',
  estepona: 'Estepona',
  fuengirola: 'Fuengirola',
  mijas: 'Mijas',
  malaga: 'Málaga',
  torremolinos: 'Torremolinos',
  sotogrande: 'Sotogrande',
}
