import type { Town } from '#src/shared/domain/vocabulary.ts'

export type TownTheme = 'solar' | 'battery' | 'blackout'

type Three = readonly [string, string, string]

/**
 * Three worked homes of each town and theme, by kind and era as they stand there (facts/worked-homes): on its three pages a town shows up to nine.
 * Those of the solar pages ask for lower bills alone, so that they show panels without a battery; flats never ask for backup, which their own pages advise against.
 */
export const townHomes: Record<Town, Record<TownTheme, Three>> = {
  marbella: {
    solar: ['marbella-flat-1986-80', 'marbella-townhouse-2017-135', 'marbella-villa-2005-60'],
    battery: ['marbella-flat-1978-75', 'marbella-townhouse-2010-140', 'marbella-villa-2003-260'],
    blackout: ['marbella-flat-1986-80', 'marbella-townhouse-2010-140', 'marbella-villa-1995-260'],
  },
  estepona: {
    solar: ['estepona-flat-1988-110', 'estepona-townhouse-2005-120', 'estepona-villa-2019-185'],
    battery: ['estepona-flat-2006-80', 'estepona-townhouse-2004-140', 'estepona-villa-2001-210'],
    blackout: ['estepona-flat-1994-60', 'estepona-townhouse-2004-140', 'estepona-villa-2012-180'],
  },
  fuengirola: {
    solar: ['fuengirola-flat-1984-70', 'fuengirola-townhouse-1986-95', 'fuengirola-villa-1989-150'],
    battery: ['fuengirola-flat-1972-60', 'fuengirola-townhouse-1998-130', 'fuengirola-villa-1985-160'],
    blackout: ['fuengirola-flat-1984-70', 'fuengirola-townhouse-1998-130', 'fuengirola-villa-1988-210'],
  },
  mijas: {
    solar: ['mijas-flat-1999-105', 'mijas-villa-1998-140', 'mijas-finca-1995-190'],
    battery: ['mijas-townhouse-1985-110', 'mijas-villa-1998-240', 'mijas-finca-1985-180'],
    blackout: ['mijas-townhouse-1955-90', 'mijas-villa-1982-160', 'mijas-finca-1985-180'],
  },
  malaga: {
    solar: ['malaga-flat-2006-95', 'malaga-townhouse-1999-110', 'malaga-villa-1965-160'],
    battery: ['malaga-flat-1975-85', 'malaga-townhouse-2006-115', 'malaga-villa-1978-200'],
    blackout: ['malaga-flat-1975-85', 'malaga-townhouse-1988-125', 'malaga-villa-1978-200'],
  },
  sotogrande: {
    solar: ['sotogrande-townhouse-2001-140', 'sotogrande-villa-1966-260', 'sotogrande-villa-2006-380'],
    battery: ['sotogrande-flat-2003-90', 'sotogrande-villa-1968-320', 'sotogrande-villa-2004-420'],
    blackout: ['sotogrande-townhouse-2003-160', 'sotogrande-villa-1968-420', 'sotogrande-villa-1967-680'],
  },
  torremolinos: {
    solar: ['torremolinos-flat-1975-40', 'torremolinos-townhouse-1988-105', 'torremolinos-villa-1974-175'],
    battery: ['torremolinos-flat-1968-60', 'torremolinos-townhouse-1982-120', 'torremolinos-villa-1990-170'],
    blackout: ['torremolinos-flat-2004-70', 'torremolinos-townhouse-1982-120', 'torremolinos-villa-1990-170'],
  },
}
