import type { Language } from '#src/shared/i18n/language.ts'
import type { PartnerNames } from './types.ts'

export const partnerNames: Record<Language, PartnerNames> = {
  en: {
    kinds: {
      solar: 'Solar panels',
      'heat-pump': 'Heat pump',
      'air-conditioning': 'Air conditioning',
      electrical: 'Electrical work',
      emergency: 'Emergency call-out',
    },
    kindHints: {
      solar: 'with or without a battery',
      'heat-pump': 'heating, hot water or pool',
      'air-conditioning': 'new, or zones on your ducts',
      electrical: 'fuse boards, rewiring, chargers',
      emergency: 'any hour',
    },
    tiers: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
    businessTypes: {
      'estate-agent': 'Estate agency',
      'property-manager': 'Community or property manager',
      architect: 'Architect',
      'pool-company': 'Pool company',
      heating: 'Heating and hot water',
      builder: 'Builder or renovation firm',
      'holiday-lets': 'Holiday lets',
      neighbour: 'Private person',
      other: 'Something else',
    },
  },
  es: {
    kinds: {
      solar: 'Placas solares',
      'heat-pump': 'Aerotermia',
      'air-conditioning': 'Aire acondicionado',
      electrical: 'Electricidad',
      emergency: 'Urgencia',
    },
    kindHints: {
      solar: 'con o sin batería',
      'heat-pump': 'calefacción, agua caliente o piscina',
      'air-conditioning': 'nuevo, o por zonas en tus conductos',
      electrical: 'cuadros, instalación, cargadores',
      emergency: 'a cualquier hora',
    },
    tiers: { bronze: 'Bronce', silver: 'Plata', gold: 'Oro' },
    businessTypes: {
      'estate-agent': 'Inmobiliaria',
      'property-manager': 'Administración de fincas',
      architect: 'Arquitectura',
      'pool-company': 'Piscinas',
      heating: 'Calefacción y agua caliente',
      builder: 'Construcción o reformas',
      'holiday-lets': 'Alquiler vacacional',
      neighbour: 'Particular',
      other: 'Otra cosa',
    },
  },
}
