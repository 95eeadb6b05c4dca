import type { Language } from '#src/shared/i18n/language.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { JobId, MenuId } from '#src/site/home/menu-prices.ts'

/** Jobs that no menu lists. */
const further: Record<Language, Record<Exclude<JobId, MenuId>, string>> = {
  en: {
    'business-solar': 'Solar panels, 15 kWp on a sloping roof',
    'island-battery': 'Battery of 15 kWh, mounted on a house',
  },
  es: {
    'business-solar': 'Placas solares, 15 kWp en tejado inclinado',
    'island-battery': 'Batería de 15 kWh, montada en casa',
  },
}

/** What a price is for: "Solar panels, 5 kWp on a tiled roof, paperwork included". */
export function jobName(id: JobId, language: Language): string {
  return id === 'business-solar' || id === 'island-battery'
    ? further[language][id]
    : contentText(language).menu.items[id]
}
