import type { Language } from '#src/shared/i18n/language.ts'

/** Services as staff read them. */
export const serviceNames: Record<Language, Record<string, string>> = {
  en: {
    solar: 'Solar panels',
    battery: 'Battery',
    'ev-charger': 'Car charger',
    'heat-pump': 'Heat pump',
    'air-conditioning': 'Air conditioning',
    'pool-heating': 'Pool heating',
    'hot-water': 'Hot water',
    'underfloor-heating': 'Underfloor heating',
    'blackout-protection': 'Power-cut protection',
    electrical: 'Electrical work',
    emergency: 'Emergency',
    maintenance: 'Maintenance',
    other: 'Something else',
  },
  es: {
    solar: 'Placas solares',
    battery: 'Batería',
    'ev-charger': 'Cargador de coche',
    'heat-pump': 'Aerotermia',
    'air-conditioning': 'Aire acondicionado',
    'pool-heating': 'Climatización de piscina',
    'hot-water': 'Agua caliente',
    'underfloor-heating': 'Suelo radiante',
    'blackout-protection': 'Protección ante apagones',
    electrical: 'Trabajos de electricidad',
    emergency: 'Urgencia',
    maintenance: 'Mantenimiento',
    other: 'Otra cosa',
  },
}
