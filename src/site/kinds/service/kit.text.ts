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
    law: 'From us, by law',
    maker: 'What its maker adds',
    byLaw: 'by law',
    makerShort: 'Its maker',
    note: 'By law you claim from us, at no cost. Your quote names make and years. [Guarantees](route:warranties)',
  },
  es: {
    heading: 'Qué montamos y quién responde',
    part: 'Pieza',
    law: 'Por ley respondemos',
    maker: 'Qué añade el fabricante',
    byLaw: 'por ley',
    makerShort: 'Su fabricante',
    note: 'Por ley respondemos nosotros, sin coste para ti. Marca y años, en tu presupuesto. [Garantías](route:warranties)',
  },
}

/** What the table of a service's parts says besides their own words. */
export function kitText(language: Language): KitText {
  return texts[language]
}
