import type { Language } from '#src/shared/i18n/language.ts'

/** What the one number of a post's card is of, by the figure's name. A figure without words stands alone. */
const numberWords: Readonly<Record<string, Record<Language, string>>> = {
  'irpf.self-consumption-most': { en: 'is the most you can deduct', es: 'es lo máximo que puedes deducir' },
  'guides.villa-b5-adds': { en: 'more saved a year with a battery', es: 'más de ahorro al año con batería' },
  'guides.car-sun': { en: 'for a hundred kilometres', es: 'por cien kilómetros' },
  'dec.step-down': { en: 'saved a year by one step less power', es: 'menos al año con un escalón de potencia menos' },
  'dec.dust-high': { en: 'is the most a dusty July costs you', es: 'es lo más que cuesta un julio con polvo' },
  'dec.villa-gap-mid': { en: 'less spent on energy in ten years', es: 'menos en energía durante diez años' },
  'dec.pool-season-eur-low': { en: 'or more for a season with a cover', es: 'o más por una temporada con cobertor' },
  'guides.backup-five-half': { en: 'of essentials from half a battery', es: 'de lo imprescindible con media batería' },
  'mm.december-day': { en: 'on a December day from each kWp', es: 'en un día de diciembre por cada kWp' },
  'dec.night-two-market': {
    en: 'paid a year for more power at night',
    es: 'que pagas al año por más potencia de noche',
  },
  'dec.sun-west-july-m2': { en: 'of sun on a west window in July', es: 'de sol en julio en una ventana al oeste' },
  'guides.surplus-last12': { en: 'for surplus on the regulated tariff', es: 'por tu excedente con la tarifa regulada' },
}

export function numberWordsOf(figure: string, language: Language): string | undefined {
  return numberWords[figure]?.[language]
}
