import type { Language } from '#src/shared/i18n/language.ts'

interface TownText {
  homes: Record<'solar' | 'battery' | 'blackout', (town: string) => string>
  /** What the drawing shows, and the height that stands beside its sun. */
  drawn: (town: string, sunHeight: string) => string
}

const texts: Record<Language, TownText> = {
  en: {
    homes: {
      solar: (town) => `Three homes in ${town}, with panels`,
      battery: (town) => `Three homes in ${town}, with a battery`,
      blackout: (town) => `Three homes in ${town} that keep their power`,
    },
    drawn: (town, sunHeight) =>
      `A cross-section of ${town}, looking west, with the sun ${sunHeight} high as at midday on 21 March.`,
  },
  es: {
    homes: {
      solar: (town) => `Tres casas en ${town}, con placas`,
      battery: (town) => `Tres casas en ${town}, con batería`,
      blackout: (town) => `Tres casas en ${town} que siguen con luz`,
    },
    drawn: (town, sunHeight) =>
      `${town} en sección, mirando al oeste, con el sol a ${sunHeight}, como a mediodía del 21 de marzo.`,
  },
}

/** What pages of towns say besides their own words. */
export function townText(language: Language): TownText {
  return texts[language]
}
