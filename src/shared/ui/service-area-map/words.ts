import type { Language } from '#src/shared/i18n/language.ts'

export interface MapWords {
  /** What the map shows, in a sentence; with the name of a town when one is marked. */
  label: (town?: string) => string
  sea: string
  /** Who made the boundaries, as their licence asks. */
  credit: string
}

export const mapWords: Record<Language, MapWords> = {
  en: {
    label: (town) =>
      `Map of the seven towns served, from Sotogrande to Málaga, with offices in Marbella and Torremolinos${town ? `; ${town} is marked` : ''}`,
    sea: 'Alborán Sea',
    credit: 'Squares: our offices. Dots: towns we serve. Boundaries: © IGN, CC BY 4.0; Sotogrande shown as San Roque.',
  },
  es: {
    label: (town) =>
      `Mapa de las siete localidades donde trabajamos, de Sotogrande a Málaga, con oficinas en Marbella y Torremolinos${town ? `; ${town} está señalada` : ''}`,
    sea: 'Mar de Alborán',
    credit:
      'Cuadrados: nuestras oficinas. Puntos: localidades donde trabajamos. Límites: © IGN, CC BY 4.0; Sotogrande va como San Roque.',
  },
}
