import type { Language } from '#src/shared/i18n/language.ts'

interface PaysText {
  heading: (town: string) => string
  note: string
  price: string
  years: (years: string) => string
  atBest: (years: string) => string
  never: (years: string) => string
}

const texts: Record<Language, PaysText> = {
  en: {
    heading: (town) => `What pays in ${town}, and how soon`,
    note: 'Years until the work has paid for itself, soonest first. The hatched bar runs from the quickest to the slowest we expect of that home.',
    price: 'With VAT',
    years: (years) => `${years} years`,
    atBest: (years) => `${years} years at the soonest`,
    never: (years) => `Does not pay back within ${years} years`,
  },
  es: {
    heading: (town) => `Qué compensa en ${town}, y en cuántos años`,
    note: 'Años hasta que el trabajo se amortiza, primero lo más rápido. La barra rayada va del mejor caso al más lento que esperamos en esa casa.',
    price: 'Con IVA',
    years: (years) => `${years} años`,
    atBest: (years) => `${years} años como pronto`,
    never: (years) => `No se amortiza en ${years} años`,
  },
}

/** What the list of paybacks says besides the words of its page. */
export function paysText(language: Language): PaysText {
  return texts[language]
}
