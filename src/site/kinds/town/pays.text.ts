import type { Language } from '#src/shared/i18n/language.ts'

interface PaysText {
  heading: (town: string) => string
  /** `most`: the years up to which we advise it. */
  note: (most: string) => string
  work: string
  price: string
  why: string
  years: (years: string) => string
  atBest: (years: string) => string
  never: (years: string) => string
}

const texts: Record<Language, PaysText> = {
  en: {
    heading: (town) => `What pays in ${town}, and how soon`,
    note: (most) =>
      `Years until the work has paid for itself, soonest first. A bar runs from the quickest case to the slowest; grey: probably more than ${most} years.`,
    work: 'Work',
    price: 'With VAT',
    why: 'Why',
    years: (years) => `${years} years`,
    atBest: (years) => `${years} years at the soonest`,
    never: (years) => `Does not pay back within ${years} years`,
  },
  es: {
    heading: (town) => `Qué compensa en ${town}, y en cuántos años`,
    note: (most) =>
      `Años hasta que el trabajo se amortiza, primero lo que suele tardar menos. La barra va del mejor caso al más lento, en gris si lo probable pasa de ${most} años.`,
    work: 'Trabajo',
    price: 'Con IVA',
    why: 'Por qué',
    years: (years) => `${years} años`,
    atBest: (years) => `${years} años como pronto`,
    never: (years) => `No se amortiza en ${years} años`,
  },
}

/** What the list of paybacks says besides the words of its page. */
export function paysText(language: Language): PaysText {
  return texts[language]
}
