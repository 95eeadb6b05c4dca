import type { Language } from '#src/shared/i18n/language.ts'

interface TownText {
  homes: Record<'solar' | 'battery' | 'blackout', (town: string) => string>
  /** What the drawing shows, and the height that stands beside its sun. */
  drawn: (town: string, sunHeight: string) => string
  /** Of a town where we have an office: whom to ring in the dark. */
  help: {
    offices: (town: string, many: number) => string
    heading: string
    /** Each before its number. */
    danger: string
    home: (when: string) => string
    anyHour: string
    /** The last word is kept whole. */
    street: readonly [words: string, whom: string]
    page: (town: string) => string
  }
}

const texts: Record<Language, TownText> = {
  en: {
    homes: {
      solar: (town) => `Three homes in ${town}, with panels`,
      battery: (town) => `Three homes in ${town}, with a battery`,
      blackout: (town) => `Three homes in ${town} that keep their power`,
    },
    drawn: (town, sunHeight) =>
      `A cross-section of ${town}, looking west, with the sun at ${sunHeight}, as at midday on 21 March.`,
    help: {
      offices: (town, many) => (many > 1 ? `Our offices in ${town}` : `Our office in ${town}`),
      heading: 'No power right now?',
      danger: 'With fire, smoke or someone hurt, first call',
      home: (when) => `If only your home is dark, call us ${when}:`,
      anyHour: 'day and night',
      street: ['If the whole street is dark, call', 'e-distribución:'],
      page: (town) => `Emergency electrician in ${town}`,
    },
  },
  es: {
    homes: {
      solar: (town) => `Tres casas en ${town}, con placas`,
      battery: (town) => `Tres casas en ${town}, con batería`,
      blackout: (town) => `Tres casas en ${town} que siguen con luz`,
    },
    drawn: (town, sunHeight) =>
      `${town} en sección, mirando al oeste, con el sol a ${sunHeight}, como a mediodía del 21 de marzo.`,
    help: {
      offices: (town, many) => (many > 1 ? `Nuestras oficinas de ${town}` : `Nuestra oficina de ${town}`),
      heading: '¿Sin luz ahora?',
      danger: 'Con fuego, humo o heridos, llama primero al',
      home: (when) => `Si solo tu casa está sin luz, llámanos ${when}:`,
      anyHour: 'de día y de noche',
      street: ['Si está a oscuras toda la calle, llama a', 'e-distribución:'],
      page: (town) => `Electricista de urgencia en ${town}`,
    },
  },
}

/** What pages of towns say besides their own words. */
export function townText(language: Language): TownText {
  return texts[language]
}
