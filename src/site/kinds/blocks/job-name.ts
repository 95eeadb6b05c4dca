import type { Language } from '#src/shared/i18n/language.ts'
import { contentText } from '#src/site/content/text/text.ts'
import type { JobId, MenuId } from '#src/site/home/menu-prices.ts'

/** Jobs that no menu lists. */
const further: Record<Language, Record<Exclude<JobId, MenuId>, string>> = {
  en: {
    'business-solar': 'Solar panels, 15 kWp on a sloping roof',
    island: 'Panels of 4 kWp and a battery of 15 kWh',
    'battery-backup': 'Battery, 5 kWh, with backup board',
  },
  es: {
    'business-solar': 'Placas solares, 15 kWp en tejado inclinado',
    island: 'Placas de 4 kWp y batería de 15 kWh',
    'battery-backup': 'Batería, 5 kWh, con cuadro de respaldo',
  },
}

/** What a price is for: "Solar panels, 5 kWp on a tiled roof, paperwork included". */
export function jobName(id: JobId, language: Language): string {
  return id === 'business-solar' || id === 'island' || id === 'battery-backup'
    ? further[language][id]
    : contentText(language).menu.items[id]
}
