import type { Language } from '#src/shared/i18n/language.ts'

interface DayWords {
  heading: Record<'battery' | 'panels', string>
  lede: (words: { home: string; kwp: string; battery: string | undefined; use: string }) => string
  instead: (before: string, hasBattery: boolean) => string
  label: (words: {
    month: string
    made: string
    used: string
    given: string | undefined
    bought: string
    instead: string
  }) => string
  made: (kwh: string) => string
  used: (kwh: string) => string
  legend: Record<'sun' | 'stored' | 'given' | 'used', string>
  caption: string
  table: string
  ofTheDay: string
  rows: Record<'made' | 'used' | 'stored' | 'given' | 'instead' | 'before' | 'bought', string>
  saves: (atLeast: string, hasBattery: boolean) => string
  /** In place of the years of a pay-back. */
  never: string
  paysBack: { battery: (price: string) => string; panels: string }
  /** What the battery moves and what a kWh of that is worth; what it adds, costs and takes to pay back by itself. */
  moves: (words: { kwh: string; each: string; adds: string; price: string; years: string }) => string
  panelsOnly: string
}

const en: DayWords = {
  heading: { battery: 'A day with it', panels: 'A day with them' },
  lede: ({ home, kwp, battery, use }) =>
    `${home}: ${kwp} of panels${battery ? ` and a ${battery} battery` : ''}, ${use} used in a year.`,
  instead: (before, hasBattery) => `bought from the grid; ${hasBattery ? 'panels alone' : 'no panels'}, ${before}`,
  label: ({ month, made, used, given, bought, instead }) =>
    `Average ${month} day: the panels make ${made}, the house uses ${used}${given ? `, the battery gives ${given}` : ''}; ${bought} bought instead of ${instead}`,
  made: (kwh) => `The sun makes ${kwh}`,
  used: (kwh) => `The house uses ${kwh}`,
  legend: { sun: 'sun', stored: 'sun stored', given: 'from the battery', used: 'what the house uses' },
  caption: 'Average days, hour by hour, by the clock in Spain, in a typical year of Málaga.',
  table: 'Show the two days as a table',
  ofTheDay: 'In the day',
  rows: {
    made: 'Made by the panels',
    used: 'Used by the house',
    stored: 'Stored',
    given: 'Given by the battery',
    instead: 'Bought, with panels alone',
    before: 'Bought today, without panels',
    bought: 'Bought with it',
  },
  saves: (atLeast, hasBattery) =>
    `less on the bill each year${hasBattery ? ' with panels and battery' : ''}, most likely; at least ${atLeast} in nine years of ten`,
  never: 'Not from the bill',
  paysBack: {
    battery: (price) =>
      `until panels and battery, ${price} with VAT, meter and app included, have paid for themselves, in the middle case`,
    panels: 'until they have paid for themselves, in the middle case',
  },
  moves: ({ kwh, each, adds, price, years }) =>
    `The battery adds about ${adds} of that: at ${price} with VAT, ${years} by itself. It moves some ${kwh} a year, worth about ${each} each with tax: part replaces cheap night power, part is lost, and the surplus would have earned a little.`,
  panelsOnly:
    'What the house uses while the sun shines is never bought. The rest goes out to the grid and comes back as a smaller credit on the same bill.',
}

const es: DayWords = {
  heading: { battery: 'Un día con batería', panels: 'Un día con placas' },
  lede: ({ home, kwp, battery, use }) =>
    `${home}: ${kwp} de placas${battery ? ` y una batería de ${battery}` : ''}, ${use} de consumo al año.`,
  instead: (before, hasBattery) => `comprados; ${hasBattery ? 'solo con placas' : 'sin placas'}, ${before}`,
  label: ({ month, made, used, given, bought, instead }) =>
    `Día medio de ${month}: las placas producen ${made}, la casa gasta ${used}${given ? `, la batería da ${given}` : ''}; se compran ${bought} en lugar de ${instead}`,
  made: (kwh) => `El sol da ${kwh}`,
  used: (kwh) => `La casa gasta ${kwh}`,
  legend: { sun: 'sol', stored: 'sol guardado', given: 'de la batería', used: 'lo que gasta la casa' },
  caption: 'Días medios, hora a hora, con la hora española, en un año típico de Málaga.',
  table: 'Ver los dos días en una tabla',
  ofTheDay: 'En el día',
  rows: {
    made: 'Producen las placas',
    used: 'Gasta la casa',
    stored: 'Se guarda',
    given: 'Da la batería',
    instead: 'Se compra, solo con placas',
    before: 'Se compra hoy, sin placas',
    bought: 'Se compra así',
  },
  saves: (atLeast, hasBattery) =>
    `menos en la factura al año${hasBattery ? ' con placas y batería' : ''}, lo más probable; al menos ${atLeast} nueve años de cada diez`,
  never: 'No con la factura',
  paysBack: {
    battery: (price) =>
      `hasta amortizar placas y batería, ${price} con IVA, con su medidor y su aplicación, en el caso medio`,
    panels: 'hasta amortizarlas, en el caso medio',
  },
  moves: ({ kwh, each, adds, price, years }) =>
    `La batería pone unos ${adds} de ese ahorro: a ${price} con IVA, ${years} ella sola. Pasa unos ${kwh} al año a la noche, a unos ${each} cada uno con impuestos: parte sustituye luz barata de valle, algo se pierde y el excedente también se abona.`,
  panelsOnly:
    'Lo que la casa gasta mientras luce el sol no se compra nunca. El resto sale a la red y vuelve como un abono menor en la misma factura.',
}

/** Words of the two days. */
export function dayWords(language: Language): DayWords {
  return language === 'en' ? en : es
}
