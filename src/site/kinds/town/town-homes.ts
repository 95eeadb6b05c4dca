import type { Town } from '#src/shared/domain/vocabulary.ts'

/** Three worked homes of each town, by kind and era as they stand there (facts/worked-homes). */
export const townHomes: Record<Town, readonly [string, string, string]> = {
  marbella: ['marbella-flat-2002-110', 'marbella-townhouse-1999-130', 'marbella-villa-2003-260'],
  estepona: ['estepona-flat-2006-90', 'estepona-townhouse-2004-140', 'estepona-villa-2001-210'],
  fuengirola: ['fuengirola-flat-1984-70', 'fuengirola-townhouse-1998-130', 'fuengirola-villa-1988-210'],
  mijas: ['mijas-townhouse-1985-110', 'mijas-villa-1998-240', 'mijas-finca-1985-180'],
  malaga: ['malaga-flat-1975-85', 'malaga-townhouse-1999-110', 'malaga-villa-1978-200'],
  sotogrande: ['sotogrande-townhouse-2003-160', 'sotogrande-villa-1968-320', 'sotogrande-villa-1967-680'],
  torremolinos: ['torremolinos-flat-1975-40', 'torremolinos-townhouse-1982-120', 'torremolinos-villa-1990-170'],
}
