import type { Topic } from '#src/features/booking/domain/rules.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What a consultation is about, in words. */
export const topicNames: Record<Language, Record<Topic, string>> = {
  en: {
    solar: 'Solar and battery',
    battery: 'Home battery',
    'ev-charger': 'Car charger',
    'heat-pump': 'Heat pump and hot water',
    'air-conditioning': 'Air conditioning by zones',
    'pool-heating': 'Pool heating',
    'hot-water': 'Hot water',
    'underfloor-heating': 'Underfloor heating',
    'blackout-protection': 'Power-cut protection',
    electrical: 'Rewiring or a larger supply',
    maintenance: 'Looking after what is there',
    other: 'Several of these',
  },
  es: {
    solar: 'Placas y batería',
    battery: 'Batería para casa',
    'ev-charger': 'Cargador para el coche',
    'heat-pump': 'Aerotermia y agua caliente',
    'air-conditioning': 'Aire acondicionado por zonas',
    'pool-heating': 'Climatizar la piscina',
    'hot-water': 'Agua caliente',
    'underfloor-heating': 'Suelo radiante',
    'blackout-protection': 'Protección contra apagones',
    electrical: 'Instalación nueva o más potencia',
    maintenance: 'Mantener lo que ya tienes',
    other: 'Varias de estas cosas',
  },
}

/** The ones to choose from on the page; the others come with a link. */
export const offeredTopics = [
  'solar',
  'heat-pump',
  'air-conditioning',
  'pool-heating',
  'ev-charger',
  'electrical',
  'other',
] as const satisfies readonly Topic[]
