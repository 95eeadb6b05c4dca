import type { Estimate } from '#src/features/quote/domain/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'

type OptionId = Estimate['options'][number]['id']

interface HubText {
  houseLabel: string
  index: string
  towns: string
  /** The number of visits, and what it is enough for. */
  oneVisit: { what: string; why: string }
  /** Names in the drawing, where a service's own would cover what it names. */
  pins: Readonly<Record<string, string | undefined>>
  /** Before the words on where the prices come from. */
  prices: string
  /** What a service is that has no guide price. */
  unpriced: Readonly<Record<string, string>>
  /** Where the others have their price: when this one is known. */
  pricedWhen: (route: string) => string
  /** Before the usual price, below the range. */
  about: (price: string) => string
  /** Over the options of the worked home, and what each is called: by what it consists of. */
  together: string
  option: (parts: { panels: number; backup: boolean }) => string
  /** For whom each option of the worked home is. */
  whom: Record<OptionId, string>
  groups: Record<'power' | 'outside' | 'climate' | 'care' | 'urgent', string>
}

const texts: Record<Language, HubText> = {
  en: {
    houseLabel:
      'Section through a house: panels on the roof, battery and board in the utility room, heat pump on its roof, duct in the ceiling, tank, underfloor heating, pool and car.',
    index: 'Services by their place in the house',
    towns: 'Choose your town',
    oneVisit: {
      what: 'One visit',
      why: 'is enough to price any job in this house: the electrician looks at the board, the roof and the plant room in the same hour.',
    },
    pins: {},
    prices: 'Guide prices with VAT.',
    unpriced: {
      'service.underfloor-heating': 'Warm water in pipes below a new floor',
      'service.electrical-installation': 'Fuse board, circuits, earth and certificate',
      'service.solar-maintenance': 'Panels cleaned, measured and checked',
      'service.emergency-electrician': 'Sparks, a burnt smell, or a house without power',
    },
    pricedWhen: (route) =>
      route === 'service.emergency-electrician' ? 'price before we set out' : 'price after a visit',
    about: (price) => `about ${price}`,
    together: 'Often done together, in one home',
    option: ({ panels, backup }) => `${panels} panels${backup ? ' with backup' : ''}`,
    whom: {
      essential: 'For a smaller start: you pay less now and can add to it.',
      balanced: 'For the most value over the years.',
      'blackout-proof': 'For light and a cold fridge in a power cut as well.',
    },
    groups: {
      power: 'Make and keep power',
      outside: 'Outside',
      climate: 'Warm and cool',
      care: 'Wiring and care',
      urgent: 'When it breaks',
    },
  },
  es: {
    houseLabel:
      'Sección de una casa: placas en el tejado, batería y cuadro en el lavadero, bomba de calor en su cubierta, conducto en el techo, depósito, suelo radiante, piscina y coche.',
    index: 'Los servicios, en su sitio de la casa',
    towns: 'Elige tu municipio',
    oneVisit: {
      what: 'Una visita',
      why: 'basta para dar precio a cualquier obra de esta casa: en una hora vemos el cuadro, el tejado y las máquinas.',
    },
    pins: {
      'service.solar-panels': 'Placas',
      'service.blackout-protection': 'Respaldo',
      'service.air-conditioning': 'Aire',
    },
    prices: 'Precios orientativos con IVA.',
    unpriced: {
      'service.underfloor-heating': 'Agua templada en tubos bajo un suelo nuevo',
      'service.electrical-installation': 'Cuadro, circuitos, toma de tierra y certificado',
      'service.solar-maintenance': 'Placas limpias, medidas y comparadas con lo previsto',
      'service.emergency-electrician': 'Chispas, olor a quemado o una casa sin luz',
    },
    pricedWhen: (route) =>
      route === 'service.emergency-electrician' ? 'precio antes de que salgamos' : 'precio tras la visita',
    about: (price) => `unos ${price}`,
    together: 'Lo que suele hacerse junto en una casa',
    option: ({ panels, backup }) => `${panels} placas${backup ? ' con respaldo' : ''}`,
    whom: {
      essential: 'Para empezar: pagas menos ahora y puedes ampliar.',
      balanced: 'Para lo que más rinde con los años.',
      'blackout-proof': 'Para tener además luz y nevera en un apagón.',
    },
    groups: {
      power: 'Producir y guardar luz',
      outside: 'Fuera de casa',
      climate: 'Calor y frío',
      care: 'Instalación y cuidado',
      urgent: 'Cuando algo falla',
    },
  },
}

/** What hubs say besides their own words. */
export function hubText(language: Language): HubText {
  return texts[language]
}
