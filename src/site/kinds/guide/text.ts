import { savingKey } from '#src/features/quote/text/saving-key.ts'
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface GuideText {
  calculator: {
    heading: string
    bill: string
    lived: string
    occupancies: Record<Occupancy, string>
    saves: (system: string, ownUse: string) => string
    /** `slow`: the years of a poor case, where they are more. */
    price: (words: { price: string; payback: string; slow: string | undefined }) => string
    action: string
    /** Opens the note. */
    basis: string
    note: string
  }
}

const en: GuideText = {
  calculator: {
    heading: 'Try it with two answers',
    bill: 'Your bill in a month, the nearest',
    lived: 'Somebody is at home',
    occupancies: { 'full-time': 'all year', 'mixed-use': 'part of the year', 'holiday-home': 'in the holidays' },
    saves: (system, ownUse) => `${system}; ${ownUse} used at home. Likely saving a year:`,
    price: ({ price, payback, slow }) =>
      `${price} installed with VAT; ${payback}${slow ? `, ${slow} in a poor case` : ''}`,
    action: 'Enter my exact bill',
    basis: 'The home behind it, and how to read the bar',
    note: `A villa of the year 2000 with air conditioning and a tiled roof to the south, computed by the model behind our quotes. The bill sets what the home uses; at midday the sun replaces its dearest hours. ${savingKey.en.full}`,
  },
}

const es: GuideText = {
  calculator: {
    heading: 'Pruébalo con dos respuestas',
    bill: 'Tu factura al mes, la más cercana',
    lived: 'Hay gente en casa',
    occupancies: { 'full-time': 'todo el año', 'mixed-use': 'parte del año', 'holiday-home': 'en vacaciones' },
    saves: (system, ownUse) => `${system}; usas en casa el ${ownUse}. Ahorro probable al año:`,
    price: ({ price, payback, slow }) =>
      `${price} instalado, IVA incluido; ${payback}${slow ? `, ${slow} en un caso malo` : ''}`,
    action: 'Poner mi factura exacta',
    basis: 'De qué casa sale y cómo se lee la barra',
    note: `Un chalé del año 2000 con aire acondicionado y tejado de teja al sur, calculado con el modelo de nuestros presupuestos. La factura marca el consumo; el sol del mediodía evita las horas caras. ${savingKey.es.full}`,
  },
}

/** Words of guides beside their own text. */
export function guideText(language: Language): GuideText {
  return language === 'en' ? en : es
}
