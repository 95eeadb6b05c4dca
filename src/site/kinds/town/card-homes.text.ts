import type { QuoteAnswers } from '#src/features/quote/domain/public.ts'
import type { Language } from '#src/shared/i18n/language.ts'

type Occupancy = QuoteAnswers['occupancy']

interface CardText {
  /** Who lives there. */
  lived: Record<Occupancy, string>
  battery: {
    note: (date: string) => string
    /** What stands on the roof before the battery comes. */
    panels: (words: { kwp: string; price: string; years: string }) => string
    shared: (words: { kwp: string; price: string; years: string }) => string
    uses: (kwh: string) => string
    name: (kwh: string) => string
    saves: string
    pays: string
    backup: string
    extra: (price: string) => string
    longer: string
    advice: string
    /** Of a flat, whose share of the sun comes on its bill. */
    none: string
    noneWhy: string
    block: { name: string; what: (words: { use: string; kwp: string }) => string }
  }
  backup: {
    note: (date: string) => string
    essentials: string
    added: string
    whole: (kwp: string) => string
    wholeHome: string
    flat: { what: string; enough: string; buy: string }
  }
}

const texts: Record<Language, CardText> = {
  en: {
    lived: {
      'full-time': 'Lived in all year.',
      'mixed-use': 'Used part of the year.',
      'holiday-home': 'Holiday home.',
    },
    battery: {
      note: (date) => `Worked out on ${date}, prices with VAT. The battery works for the bill and is judged by itself.`,
      panels: ({ kwp, price, years }) => `Panels alone: ${kwp}, ${price}, paid back in ${years}.`,
      shared: ({ kwp, price, years }) => `Panels on a shared roof: ${kwp}, ${price}, paid back in ${years}.`,
      uses: (kwh) => `Uses ${kwh} a year.`,
      name: (kwh) => `A battery of ${kwh} adds`,
      saves: 'Saves more a year',
      pays: 'Battery’s own payback',
      longer: 'far longer than it lasts',
      advice: 'What we advise',
      backup: 'To run in a power cut',
      extra: (price) => `${price} more`,
      none: 'No battery',
      noneWhy: 'A share of the sun is taken off your bill, and a battery indoors never sees it.',
      block: {
        name: 'A block’s common meter',
        what: ({ use, kwp }) => `Uses ${use} a year and has ${kwp} on the roof, with lights on all night.`,
      },
    },
    backup: {
      note: (date) => `Prices with VAT on ${date}; hours without sun.`,
      essentials: 'Essentials stay on',
      added: 'With panels already up',
      whole: (kwp) => `Panels included (${kwp})`,
      wholeHome: 'The board can switch the whole house.',
      flat: {
        enough: 'What is enough',
        what: 'It has no roof to refill a battery.',
        buy: 'A UPS and torches',
      },
    },
  },
  es: {
    lived: { 'full-time': 'Vivienda habitual.', 'mixed-use': 'Uso parcial.', 'holiday-home': 'Casa de vacaciones.' },
    battery: {
      note: (date) => `Calculado el ${date}, precios con IVA. La batería es para la factura y se juzga aparte.`,
      panels: ({ kwp, price, years }) => `Solo placas: ${kwp}, ${price}, amortizadas en ${years}.`,
      shared: ({ kwp, price, years }) => `Placas en cubierta común: ${kwp}, ${price}, amortizadas en ${years}.`,
      uses: (kwh) => `Gasta ${kwh} al año.`,
      name: (kwh) => `La batería de ${kwh} añade`,
      saves: 'Ahorro extra al año',
      pays: 'La batería se paga en',
      longer: 'mucho más de lo que dura',
      advice: 'Lo que aconsejamos',
      backup: 'Para usarla en un apagón',
      extra: (price) => `${price} más`,
      none: 'Sin batería',
      noneWhy: 'Tu parte del sol se descuenta en la factura; a una batería dentro de casa no le llega.',
      block: {
        name: 'Contador común de un bloque',
        what: ({ use, kwp }) => `Gasta ${use} al año y lleva ${kwp} en la azotea, con luces toda la noche.`,
      },
    },
    backup: {
      note: (date) => `Calculado el ${date}, precios con IVA; horas sin sol, en nueve de cada diez apagones.`,
      essentials: 'Lo esencial aguanta',
      added: 'Si ya tienes placas',
      whole: (kwp) => `Placas incluidas (${kwp})`,
      wholeHome: 'El cuadro conmuta la casa entera.',
      flat: {
        enough: 'Con qué basta',
        what: 'Sin tejado que cargue una batería.',
        buy: 'Un SAI y linternas',
      },
    },
  },
}

/** What the cards of homes say on pages about batteries and about power cuts. */
export function cardText(language: Language): CardText {
  return texts[language]
}
