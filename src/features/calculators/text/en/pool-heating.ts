import type { PoolInputs, PoolWords } from '#src/features/calculators/domain/pool/pool-heating.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'

export const text: CalculatorText<PoolWords, keyof PoolInputs> = {
  form: 'Your pool',
  inputs: {
    town: { label: 'Town' },
    areaM2: { label: 'Water surface', hint: 'A pool of 8 by 4 m has 32 m².' },
    targetC: { label: 'Water temperature' },
    season: {
      label: 'Months you heat',
      options: {
        'june-september': 'June to September',
        'may-september': 'May to September',
        'april-october': 'April to October',
        'march-november': 'March to November',
        'all-year': 'All year',
      },
    },
    cover: { label: 'Cover at night', hint: 'A bubble cover, twelve hours a day.' },
    windShelter: {
      label: 'Wind at the water',
      options: {
        open: { label: 'Open', hint: 'a terrace with a view' },
        partial: { label: 'Some shelter', hint: 'hedges, a house on one side' },
        sheltered: { label: 'Sheltered', hint: 'walls all round' },
      },
    },
    kwp: { label: 'Panels on the roof', hint: 'Enter 0 if you have none.' },
  },
  figures: {
    cost: {
      label: 'of electricity a year',
      short: 'a year to run',
      note: '{electricity} for {heat} of heat.',
      equation: 'bill of the home with the pool − bill of the same home without it',
      why: 'The pool needs {heat} over {weeks}. The machine turns {electricity} into it, by day. Two whole years are computed hour by hour and subtracted, so with panels only the sun that the house leaves counts. The range covers wind, evaporation, the machine and the spread of market prices.',
    },
    weeks: {
      label: 'of heated swimming a year',
      note: '{target} {months}',
      equation: 'days of the months you heat ÷ 7',
      why: 'The months that you chose have {days}. In the others nothing is heated, and the water follows the weather.',
    },
    price: {
      label: 'installed, VAT included',
      note: 'A heat pump of {power} for {volume} of water, {depth} deep on average; the cover is not in the price.',
      equation: 'price list, by volume of water + VAT',
      why: 'Our price list has machines by the water they serve; yours holds {volume}. A guide price; the fixed one follows the visit.',
    },
    power: {
      label: 'of heat from the machine',
      spread: 'usual size; {low} to {high} by wind and cover',
      equation: 'heat of the hardest month ÷ its days ÷ 12 hours',
      why: 'Twelve hours a day in the coldest month you chose leave room for a cold week. A larger machine warms up sooner and costs no more to run.',
    },
    heat: {
      label: 'of heat a season',
      equation: 'evaporation + sky + air + fresh water − sun',
      why: 'In the heated months evaporation takes {evaporation}, the sky {sky}, the air {air} and fresh water {fresh}; the sun gives {sun}. What it gives beyond the need of a warm day is lost again, so the sum is not exact.',
    },
    warmUp: {
      label: 'of heat for the first warm-up',
      note: 'Once a season, on top: about {electricity} of electricity.',
      equation: 'volume × 1.163 × degrees',
      why: 'Before the season the water lies about {degrees} below your temperature.',
    },
    water: {
      label: 'of water evaporates in the season',
      equation: 'heat of evaporation ÷ 0.68 kWh a litre',
      why: 'Every litre that leaves takes its heat along. What you refill costs water and heat.',
    },
    sunShare: {
      label: 'of that electricity comes from the panels',
      equation: 'kWh out of the surplus ÷ kWh of the machine',
      why: '{kwh} of {all}. The house takes its sun first, the pool what is left of it, and the rest comes from the grid between 10:00 and 18:00.',
    },
  },
  verdicts: {
    'cover-first': {
      title: 'Buy the cover first',
      text: 'Without one we would not fit a heat pump. A cover saves about {saved} a year on this pool, more than any machine can.',
    },
    'sun-does-it': {
      title: 'Not worth it for you',
      text: 'In these months the sun alone brings this pool to {natural} on average. Leave the machine in the shop, or choose a longer season.',
    },
    fair: {
      title: 'Swim at {target} {months} for about {cost} a year',
      text: 'About {week} a week of the season. Unheated, the water averages {natural} in those months.',
    },
    dear: {
      title: 'A dear pleasure: {target} {months} for about {cost} a year',
      text: 'About {week} a week. A shorter season, two degrees less or a windbreak take most of it off.',
    },
    'too-dear': {
      title: 'Not worth it like this: {target} {months} for about {cost} a year',
      text: 'About {week} a week, above the {limit} where we advise against it. Shorten the season first.',
    },
  },
  charts: {
    electricity: {
      title: 'Electricity, month by month',
      label: 'The machine uses {all} a year, {most} in its hardest month.',
      caption: `${rangeKey.en.cases} Hourly balance of the water on the typical year of Málaga airport, first warm-up not included.`,
    },
    temperature: {
      title: 'The water, with and without',
      label: 'Unheated, the water goes from {least} in winter to {most} in summer.',
      caption: 'Mean of the month, with the cover you chose.',
    },
    levers: {
      title: 'What moves the bill',
      label: 'As asked, the pool costs {cost} a year; the other bars change one thing each.',
      caption: `Electricity a year. ${rangeKey.en.cases}`,
    },
  },
  tables: {},
  assumptions: {
    depth:
      'A mean depth of {depth}, so {volume}. Depth hardly moves the yearly heat, only the first warm-up and the size of the machine on the price list.',
    cover:
      'The cover lies on the water for {hours} around two in the morning. It stops 95% of the evaporation and half of the other losses.',
    wind: '{share} of the wind at the airport reaches the water. It is not measured in gardens; this is our reading of the shelter you chose.',
    balance: 'Evaporation as measured on an outdoor pool without bathers, for every hour of the typical year.',
    machine:
      'A machine at full load makes {cold} of heat for each kWh at 10 °C of air and {warm} at 26 °C. At part load it does better.',
    hours: 'Machine and filter pump run from {from} to {until}, and whenever there is sun to spare if you have panels.',
    home: 'The pool stands in a villa with a bill of {bill} a month, which matters only with panels.',
    tariff: 'Peak {peak}, mid {flat}, off-peak {valley}, before tax: medians of the market.',
    'not-counted':
      'Bathers, overflow edges, leaks and shade beyond 15% are not in it. Nor is the electricity of the filter pump, which runs anyway.',
    prices: 'Prices of our own list, to be confirmed at the visit.',
  },
  words: {
    'june-september': 'from June to September',
    'may-september': 'from May to September',
    'april-october': 'from April to October',
    'march-november': 'from March to November',
    'all-year': 'all year',
    electricity: 'electricity',
    heated: 'heated',
    unheated: 'unheated',
    'as-asked': 'As you asked',
    'without-cover': 'Without the cover',
    'with-cover': 'With a cover',
    'two-less': 'Two degrees less',
    sheltered: 'Walled in against wind',
    own: 'Pool heat pump only',
  },
}
