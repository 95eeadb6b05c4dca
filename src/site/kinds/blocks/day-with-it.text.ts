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
  /** In the chart, at what goes into the battery and at what comes out of it. */
  fills: string
  gives: string
  legend: Record<'sun' | 'stored' | 'given' | 'used', string>
  caption: string
  table: string
  ofTheDay: string
  rows: Record<'made' | 'used' | 'stored' | 'given' | 'instead' | 'before' | 'bought', string>
  /** Below the range of the saving and of the years. */
  saves: (likely: string) => string
  paysBack: string
  /** Of a battery beside its panels: its own part as the two figures, then both together, what it moves and what a kWh of that is worth. */
  own: {
    saves: (likely: string) => string
    paysBack: (price: string) => string
    moves: (
      words: Record<'saves' | 'atLeast' | 'price' | 'kwh' | 'each', string> & {
        years: string | undefined
      },
    ) => string
  }
  panelsOnly: string
}

const en: DayWords = {
  heading: { battery: 'A day with it', panels: 'A day with them' },
  lede: ({ home, kwp, battery, use }) =>
    `${home}: ${kwp} of panels${battery ? ` and a ${battery} battery` : ''}, ${use} used in a year.`,
  instead: (before, hasBattery) => `bought, instead of ${before}${hasBattery ? ' with panels alone' : ''}`,
  label: ({ month, made, used, given, bought, instead }) =>
    `Average ${month} day: the panels make ${made}, the house uses ${used}${given ? `, the battery gives ${given}` : ''}; ${bought} bought instead of ${instead}`,
  made: (kwh) => `The sun makes ${kwh}`,
  used: (kwh) => `The house uses\n${kwh}`,
  fills: 'Battery fills',
  gives: 'Battery gives',
  legend: { sun: 'sun', stored: 'sun stored', given: 'from the battery', used: 'what the house uses' },
  caption: 'Average days by the hour, in a typical year of Málaga.',
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
  saves: (likely) => `less on the bill each year, most likely ${likely}`,
  paysBack: 'until they have paid for themselves',
  own: {
    saves: (likely) => `less on the bill each year than with panels alone; likely ${likely}`,
    paysBack: (price) => `until the battery, ${price} with VAT, has paid for itself from the bill`,
    moves: ({ saves, atLeast, price, years, kwh, each }) =>
      `The battery moves about ${kwh} a year from day to night, each worth about ${each} with tax, the gap between buying and exporting it. Panels and battery cost ${price} with VAT, save ${saves} a year, at least ${atLeast} in nine years of ten, and ${years ? `pay back in ${years}` : 'do not pay back from the bill'}.`,
  },
  panelsOnly:
    'What the house uses while the sun shines is never bought. The rest goes out to the grid and comes back as a smaller credit on the same bill.',
}

const es: DayWords = {
  heading: { battery: 'Un día con batería', panels: 'Un día con placas' },
  lede: ({ home, kwp, battery, use }) =>
    `${home}: ${kwp} de placas${battery ? ` y batería de ${battery}` : ''}; gasta ${use} al año.`,
  instead: (before, hasBattery) => `comprados en vez de ${before}${hasBattery ? ' solo con placas' : ''}`,
  label: ({ month, made, used, given, bought, instead }) =>
    `Día medio de ${month}: las placas producen ${made}, la casa gasta ${used}${given ? `, la batería da ${given}` : ''}; se compran ${bought} en lugar de ${instead}`,
  made: (kwh) => `El sol da ${kwh}`,
  used: (kwh) => `La casa gasta\n${kwh}`,
  fills: 'Se carga',
  gives: 'Da la batería',
  legend: { sun: 'sol', stored: 'sol guardado', given: 'de la batería', used: 'lo que gasta la casa' },
  caption: 'Días medios, por horas, de un año típico de Málaga.',
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
  saves: (likely) => `menos en la factura al año; lo más probable, ${likely}`,
  paysBack: 'hasta amortizarlas',
  own: {
    saves: (likely) => `menos al año que solo con placas; lo más probable, ${likely}`,
    paysBack: (price) => `hasta amortizar la batería, ${price} con IVA, solo con la factura`,
    moves: ({ saves, atLeast, price, years, kwh, each }) =>
      `La batería guarda para la noche unos ${kwh} al año; cada uno vale la diferencia entre comprarlo y verterlo, unos ${each} con impuestos. Placas y batería cuestan ${price} con IVA, ahorran ${saves} al año, al menos ${atLeast} nueve años de cada diez, y ${years ? `se amortizan en ${years}` : 'no se amortizan solo con la factura'}.`,
  },
  panelsOnly:
    'Lo que la casa gasta mientras luce el sol no se compra nunca. El resto sale a la red y vuelve como un abono menor en la misma factura.',
}

/** Words of the two days. */
export function dayWords(language: Language): DayWords {
  return language === 'en' ? en : es
}
