import type { Language } from '#src/shared/i18n/language.ts'

interface KitText {
  heading: string
  part: string
  law: string
  maker: string
  /** On a phone, where a row has no head above it. */
  byLaw: string
  makerShort: string
  note: string
}

const texts: Record<Language, KitText> = {
  en: {
    heading: 'What we fit, and who stands behind it',
    part: 'Part',
    law: 'By law, from us',
    maker: 'The maker’s own guarantee',
    byLaw: 'by law',
    makerShort: 'Maker',
    note: 'Make, model and the maker’s years stand in your quote. [How guarantees work](route:warranties)',
  },
  es: {
    heading: 'Qué montamos y quién responde',
    part: 'Pieza',
    law: 'Por ley, nosotros',
    maker: 'La garantía del fabricante',
    byLaw: 'por ley',
    makerShort: 'Fabricante',
    note: 'Marca, modelo y años del fabricante constan en tu presupuesto. [Cómo va la garantía](route:warranties)',
  },
}

/** What the table of a service's parts says besides their own words. */
export function kitText(language: Language): KitText {
  return texts[language]
}
