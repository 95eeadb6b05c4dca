import type { Language } from '#src/shared/i18n/language.ts'

/** What solid, hatched and mark mean on the bars and columns of a chart: of years where the sun decides, of cases elsewhere. */
export const rangeKey: Record<Language, { years: string; cases: string }> = {
  en: {
    years: 'Solid: at least this in nine years of ten. Hatched: may come on top. Mark: the likely year.',
    cases: 'Solid: at least this in nine cases of ten. Hatched: may come on top. Mark: the likely case.',
  },
  es: {
    years: 'Color liso: al menos esto, nueve años de cada diez. Rayado: puede sumarse. Marca: el año más probable.',
    cases: 'Color liso: al menos esto, nueve casos de cada diez. Rayado: puede sumarse. Marca: el caso más probable.',
  },
}
