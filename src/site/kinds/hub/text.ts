import type { Language } from '#src/shared/i18n/language.ts'

/** What the battery adds to the saving of a year, how long it needs for its price, and in which year a new one is counted. */
interface BatteryAlone {
  adds: string
  years: string
  replaced: string | undefined
}

interface HubText {
  houseLabel: string
  index: string
  towns: string
  /** Above the prices of a hub of towns. */
  guide: string
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
  /** Jobs done together in one home, by what they are for. */
  together: {
    heading: string
    home: (words: { kwp: string; use: string }) => string
    never: string
    /** `battery`: what it holds. */
    columns: { name: string; what: (battery: string) => string; tag: string; why: (alone: BatteryAlone) => string }[]
  }
  groups: Record<'power' | 'outside' | 'climate' | 'care' | 'urgent', string>
}

const texts: Record<Language, HubText> = {
  en: {
    houseLabel:
      'Section through a house: panels on the roof, battery and board in the utility room, heat pump on its roof, duct in the ceiling, tank, underfloor heating, pool and car.',
    index: 'Services by their place in the house',
    towns: 'Choose your town',
    guide: 'Guide prices',
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
      'service.emergency-electrician': 'Sparks, a burnt smell or no power. With smoke or fire, call 112 first.',
    },
    pricedWhen: (route) =>
      route === 'service.emergency-electrician' ? 'price before we set out' : 'price after a visit',
    about: (price) => `about ${price}`,
    together: {
      heading: 'Often done together, in one home',
      home: ({ kwp, use }) =>
        `The same villa three times, lived in all year, with ${kwp} on the roof and ${use} of use.`,
      never: 'not from the bill',
      columns: [
        {
          name: 'To lower the bill',
          what: () => 'Panels alone, with a meter and app that the list above leaves out.',
          tag: 'Worth it',
          why: () => 'A battery can be added later.',
        },
        {
          name: 'To use the sun after dark',
          what: (battery) => `Panels and a battery of ${battery}, fitted in the same job.`,
          tag: 'For your evenings',
          why: ({ adds, years, replaced }) =>
            `The battery adds about ${adds} a year: ${years} to earn its price${replaced ? `, and a new one is due in year ${replaced}` : ''}.`,
        },
        {
          name: 'To keep the lights on',
          what: () => 'Panels, battery and a backup board.',
          tag: 'For power cuts',
          why: () =>
            'Backup is bought for power cuts: it holds part of the charge back, so the home saves a little less.',
        },
      ],
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
    guide: 'Precios orientativos',
    oneVisit: {
      what: 'Una visita',
      why: 'basta para dar precio a cualquier obra de esta casa: en una hora vemos el cuadro, el tejado y las máquinas.',
    },
    pins: {
      'service.solar-panels': 'Placas',
      'service.blackout-protection': 'Contra apagones',
      'service.air-conditioning': 'Aire',
    },
    prices: 'Precios orientativos con IVA.',
    unpriced: {
      'service.underfloor-heating': 'Agua templada en tubos bajo un suelo nuevo',
      'service.electrical-installation': 'Cuadro, circuitos, toma de tierra y certificado',
      'service.solar-maintenance': 'Placas limpias, medidas y comparadas con lo previsto',
      'service.emergency-electrician':
        'Chispas, olor a quemado o una casa sin luz. Con humo o fuego, llama primero al 112.',
    },
    pricedWhen: (route) =>
      route === 'service.emergency-electrician' ? 'precio antes de que salgamos' : 'precio tras la visita',
    about: (price) => `unos ${price}`,
    together: {
      heading: 'Lo que suele hacerse junto en una casa',
      home: ({ kwp, use }) =>
        `El mismo chalé tres veces, habitado todo el año, con ${kwp} en el tejado y un consumo de ${use}.`,
      never: 'no con la factura',
      columns: [
        {
          name: 'Para bajar la factura',
          what: () => 'Solo placas, con medidor y aplicación, que la lista de arriba no cuenta.',
          tag: 'Compensa',
          why: () => 'La batería se puede añadir más adelante.',
        },
        {
          name: 'Para usar el sol de noche',
          what: (battery) => `Placas y una batería de ${battery}, en la misma obra.`,
          tag: 'Para tus noches',
          why: ({ adds, years, replaced }) =>
            `La batería suma unos ${adds} al año: tarda ${years} en pagarse${replaced ? ` y en el año ${replaced} toca una nueva` : ''}.`,
        },
        {
          name: 'Para no quedarte sin luz',
          what: () => 'Placas, batería y cuadro de respaldo.',
          tag: 'Para apagones',
          why: () => 'El respaldo se compra por los apagones: guarda parte de la carga y por eso se ahorra algo menos.',
        },
      ],
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
