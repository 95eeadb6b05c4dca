import type { Language } from '#src/shared/i18n/language.ts'

/** What the one number of a post's card is of, by the figure's name. A figure without words stands alone. */
const numberWords: Readonly<Record<string, Record<Language, string>>> = {
  'irpf.self-consumption-most': { en: 'off income tax, at most', es: 'de deducción, como máximo' },
  'guides.villa-b5-adds': { en: 'more saved a year with a battery', es: 'más de ahorro al año con batería' },
  'guides.car-sun': { en: 'for a hundred kilometres', es: 'por cien kilómetros' },
  'dec.step-down': { en: 'a year for one step less power', es: 'al año por un escalón menos' },
  'dec.dust-high': { en: 'lost in a dusty July, at most', es: 'perdidos en julio, como mucho' },
  'dec.villa-gap-mid': { en: 'less for energy in ten years', es: 'menos de energía en diez años' },
  'dec.pool-season-eur-low': { en: 'or more for a covered season', es: 'o más por temporada, con cobertor' },
  'guides.backup-five-half': { en: 'of essentials from half a battery', es: 'de lo imprescindible con media batería' },
  'mm.december-day': { en: 'a December day from each kWp', es: 'un día de diciembre por kWp' },
  'dec.night-two-market': { en: 'a year for more power at night', es: 'al año por más potencia de noche' },
  'dec.sun-west-july-m2': { en: 'of sun on a west window in July', es: 'de sol en julio en una ventana al oeste' },
  'guides.surplus-last12': { en: 'for surplus, regulated tariff', es: 'por excedente, tarifa regulada' },
}

export function numberWordsOf(figure: string, language: Language): string | undefined {
  return numberWords[figure]?.[language]
}
