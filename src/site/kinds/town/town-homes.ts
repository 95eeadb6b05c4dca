import type { Town } from '#src/shared/domain/vocabulary.ts'

export type TownTheme = 'solar' | 'battery' | 'blackout'

/** A block and its common meter: it has no quote, and its figures are those of the page's words. */
export const blockHome = 'bt-block'

type Three = readonly [string, string, string]

/**
 * Three worked homes of each town and theme, by kind and era as they stand there (facts/worked-homes): on its three pages a town shows up to nine.
 * Those of the battery pages begin with the home that the page's first sentence speaks of, which states its panels; the words below tell of the same. Of those in a power cut the first house is the one whose hours are drawn.
 * Those of the solar pages ask for lower bills alone, so that they show panels without a battery; flats never ask for backup, which their own pages advise against.
 */
export const townHomes: Record<Town, Record<TownTheme, Three>> = {
  marbella: {
    solar: ['marbella-flat-1986-80', 'marbella-townhouse-2017-135', 'marbella-villa-1998-220'],
    battery: ['poolvilla-5', 'marbella-townhouse-2010-140', 'marbella-flat-1978-75'],
    blackout: ['marbella-villa-1995-260', 'marbella-townhouse-2010-140', 'marbella-flat-1986-80'],
  },
  estepona: {
    solar: ['estepona-flat-1988-110', 'estepona-townhouse-2005-120', 'estepona-villa-2019-185'],
    battery: ['bt-estepona', 'estepona-villa-2001-210', 'estepona-flat-2006-80'],
    blackout: ['estepona-flat-1994-60', 'estepona-townhouse-2004-140', 'estepona-villa-2012-180'],
  },
  fuengirola: {
    solar: ['fuengirola-flat-1984-70', 'fuengirola-townhouse-1986-95', 'fuengirola-villa-1989-150'],
    battery: ['bt-hill-south', 'bt-hill-west', 'fuengirola-flat-1972-60'],
    blackout: ['fuengirola-flat-1984-70', 'fuengirola-townhouse-1998-130', 'fuengirola-villa-1988-210'],
  },
  mijas: {
    solar: ['mijas-flat-1999-105', 'mijas-villa-1998-140', 'mijas-finca-1995-190'],
    battery: ['bt-coast', 'bt-village', 'bt-finca'],
    blackout: ['mijas-finca-1985-180', 'mijas-villa-1982-160', 'mijas-townhouse-1955-90'],
  },
  malaga: {
    solar: ['malaga-flat-2006-95', 'malaga-townhouse-1999-110', 'malaga-villa-1965-160'],
    battery: ['bt-malaga', 'malaga-villa-1978-200', 'malaga-flat-1975-85'],
    blackout: ['malaga-flat-1975-85', 'malaga-townhouse-1988-125', 'malaga-villa-1978-200'],
  },
  sotogrande: {
    solar: ['sotogrande-townhouse-2001-140', 'sotogrande-villa-1966-260', 'sotogrande-villa-2006-380'],
    battery: ['bt-soto-600', 'sotogrande-villa-2004-420', 'sotogrande-flat-2003-90'],
    blackout: ['sotogrande-villa-1968-420', 'sotogrande-villa-1967-680', 'sotogrande-townhouse-2003-160'],
  },
  torremolinos: {
    solar: ['torremolinos-flat-1975-40', 'torremolinos-townhouse-1988-105', 'torremolinos-villa-1974-175'],
    battery: [blockHome, 'bt-pinillo', 'bt-terrace-flat'],
    blackout: ['torremolinos-flat-2004-70', 'torremolinos-townhouse-1982-120', 'torremolinos-villa-1990-170'],
  },
}
