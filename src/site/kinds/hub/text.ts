import type { Language } from '#src/shared/i18n/language.ts'

interface HubText {
  houseLabel: string
  index: string
  towns: string
  oneVisit: string
  groups: Record<'power' | 'outside' | 'climate' | 'care', string>
}

const texts: Record<Language, HubText> = {
  en: {
    houseLabel:
      'Section through a house: panels on the roof, battery and board in the utility room, heat pump on its roof, duct in the ceiling, tank, underfloor heating, pool and car.',
    index: 'Services by their place in the house',
    towns: 'Choose your town',
    oneVisit:
      'One visit is enough to price all of them: the electrician looks at board, roof and plant room in the same hour.',
    groups: { power: 'Make and keep power', outside: 'Outside', climate: 'Warm and cool', care: 'Wiring and care' },
  },
  es: {
    houseLabel:
      'Sección de una casa: placas en el tejado, batería y cuadro en el lavadero, bomba de calor en su cubierta, conducto en el techo, depósito, suelo radiante, piscina y coche.',
    index: 'Los servicios, en su sitio de la casa',
    towns: 'Elige tu municipio',
    oneVisit: 'Con una visita damos precio a todo: en una hora vemos el cuadro, el tejado y las máquinas.',
    groups: {
      power: 'Producir y guardar luz',
      outside: 'Fuera de casa',
      climate: 'Calor y frío',
      care: 'Instalación y cuidado',
    },
  },
}

/** What hubs say besides their own words. */
export function hubText(language: Language): HubText {
  return texts[language]
}
