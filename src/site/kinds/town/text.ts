import type { Language } from '#src/shared/i18n/language.ts'

interface TownText {
  homes: Record<'solar' | 'battery' | 'blackout', (town: string) => string>
}

const texts: Record<Language, TownText> = {
  en: {
    homes: {
      solar: (town) => `Three homes in ${town}, with panels`,
      battery: (town) => `Three homes in ${town}, with a battery`,
      blackout: (town) => `Three homes in ${town} that keep their power`,
    },
  },
  es: {
    homes: {
      solar: (town) => `Tres casas en ${town}, con placas`,
      battery: (town) => `Tres casas en ${town}, con batería`,
      blackout: (town) => `Tres casas en ${town} que siguen con luz`,
    },
  },
}

/** What pages of towns say besides their own words. */
export function townText(language: Language): TownText {
  return texts[language]
}
