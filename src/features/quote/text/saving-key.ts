import type { Language } from '#src/shared/i18n/language.ts'

/**
 * Why a saving may end higher: a home whose contract is dearer than the median of today's offers saves more with each kWh. That spread is the greater
 * part of the range (`savingRange`); a year of more sun and the model add a few percent.
 */
const savingHatch: Record<Language, string> = {
  en: 'Hatched: from there to what you save if your electricity is dearer than usual.',
  es: 'Rayado: desde ahí hasta lo que ahorras si pagas la luz más cara de lo habitual.',
}

/** What solid, hatched and mark mean on the bar of a saving, wherever one stands; short on the pages of many towns, which share few words. */
export const savingKey: Record<Language, { full: string; short: string }> = {
  en: {
    full: `Solid: at least this in nine years of ten. ${savingHatch.en} Mark: the likely year.`,
    short: 'Solid: saved at least nine years in ten. Hatched: the rest of the range. Mark: most likely.',
  },
  es: {
    full: `Color liso: al menos esto, nueve años de cada diez. ${savingHatch.es} Marca: el año más probable.`,
    short: 'Liso: al menos esto, nueve de cada diez años. Rayado: el resto del margen. Marca: lo más probable.',
  },
}
