import type { SolarInputs, SolarWords } from '#src/features/calculators/domain/solar/solar-inputs.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'

export const text: CalculatorText<SolarWords, keyof SolarInputs> = {
  form: 'Your home and your roof',
  inputs: {
    town: { label: 'Town', hint: 'Sun and roof' },
    monthlyBillEur: { label: 'Bill per month', hint: 'The average of the year, taxes included.' },
    occupancy: {
      label: 'When is someone at home?',
      options: {
        'full-time': { label: 'All year', hint: 'most days' },
        'mixed-use': { label: 'Part of the year', hint: 'long stays' },
        'holiday-home': { label: 'Holidays', hint: 'mostly summer' },
      },
    },
    direction: {
      label: 'The roof faces',
      options: {
        south: 'South',
        'south-east': 'South-east',
        'south-west': 'South-west',
        east: 'East',
        west: 'West',
        north: 'North',
      },
    },
    tiltDeg: { label: 'Roof tilt', hint: 'Clay tiles here lie at about 20°. Flat is 0°.' },
    kwp: { label: 'Size of the system', hint: 'Leave it empty and we size it.' },
    batteryKwh: {
      label: 'Battery',
      options: {
        sized: 'If it pays for itself',
        none: 'No battery',
        '5': '5 kWh',
        '10': '10 kWh',
        '15': '15 kWh',
        '20': '20 kWh',
      },
    },
  },
  figures: {
    saving: {
      label: 'saved a year',
      short: 'a year',
      note: 'You pay {before} a year today and about {after} after.',
      bar: 'Solid: saved at least nine years in ten. Mark: likely. The end of the hatching needs dearer electricity.',
      equation: 'bill without panels − bill with panels, hour by hour over a year',
      why: 'Today the home buys {bought} a year. With the panels it buys {boughtAfter} and exports {sold}, credited at {surplus} before tax and never for more than that month’s energy. The range covers sunny and dull years, the hourly step and the spread of market prices.',
    },
    payback: {
      label: 'until it pays back',
      none: 'Does not pay back',
      equation: 'years until the savings, less replacements, reach the price',
      why: '{price} against {saving} in the first year, falling a little as panels age, with a new inverter in year 13 and, with a battery, a new one in year 15. We count {years}.',
    },
    price: {
      label: 'installed, VAT included',
      note: '{kwp}, {panels}, {battery}',
      equation: 'sum of the price list’s rows for this size + VAT',
      why: '{panels} of {watt} W with an inverter of {inverter}, paperwork and monitoring. A guide price; the fixed one follows the visit.',
    },
    production: {
      label: 'made in a typical year',
      note: '{yield} from this roof',
      equation: 'power installed × yield of this roof',
      why: '{kwp} × {yield}. The yield adds up 8,760 hours of sun on this slope, with all losses taken off, inverter included. One year differs from another, and models differ: {spread} either way covers eight cases in ten.',
    },
    selfUse: {
      label: 'of the sun used at home',
      equation: 'kWh used in the hour they are made or from the battery ÷ kWh made',
      why: '{used} of {made}. Counting by the hour flatters, since clouds and kettles are quicker: {step} is taken off.',
    },
    independence: {
      label: 'of your use covered by the sun',
      equation: '(kWh used − kWh bought) ÷ kWh used',
      why: 'The home uses {need}, and still buys about {bought} at night and in winter.',
    },
    value: {
      label: 'gained over its life, in today’s money',
      equation: 'savings of each year ÷ (1 + discount)^year, less the price and replacements',
      why: '{years}, {discount} discount, panels losing {age} a year, electricity prices rising no faster than the rest.',
    },
  },
  verdicts: {
    pays: {
      title: 'With {system} it pays back {span} and then keeps paying.',
    },
    'pays-if': {
      title: 'Worth it if the likely case holds',
      text: 'In the likely case it pays back in {years}. In a poor one it takes longer than {limit}, so do not borrow for it.',
    },
    'holiday-home': {
      title: 'Not worth it for you',
      text: 'A home empty most of the year gives its sun away for very little. It would take longer than {limit} to pay back. Look first at the contracted power, which you pay every day of the year.',
    },
    'small-bill': {
      title: 'Not worth it for you',
      text: 'Most of a bill of {bill} a month is fixed charges, which panels do not touch. The payback is longer than {limit}. A better contract will save more.',
    },
    'poor-roof': {
      title: 'Not worth it on this roof',
      text: 'This slope yields {yield}, and the payback is longer than {limit}. If another slope, a pergola or the garage faces south, try that direction.',
    },
    slow: {
      title: 'Not worth it for you',
      text: 'The payback is longer than {limit}. A smaller system, or one without a battery, may do: empty the size field and choose a battery only if it pays for itself.',
    },
  },
  charts: {
    months: {
      title: 'Made and used, month by month',
      label: 'The panels make {made} a year and the home uses {used}; they make most from April to September.',
      caption: `${rangeKey.en.years} Line: what the home uses. Our own model, with a typical weather year at Málaga airport.`,
    },
    years: {
      title: 'Your money, year by year',
      label: 'Starting at minus {price}, the balance after {years} is likely {end}.',
      caption:
        'Sum of price, savings and replacements at today’s prices. Line: likely. Hatched: from a poor case to a good one, eight cases in ten.',
    },
  },
  tables: { price: { title: 'What the price is made of', caption: 'Guide prices, VAT included.' } },
  assumptions: {
    home: 'A house with {area} of usable tiled roof and air conditioning, as most bills of this size have.',
    use: 'A bill of {bill} a month means about {kwh} a year with {power} contracted.',
    roof: 'The roof takes {most} at most when we choose the size.',
    'one-weather':
      'One weather, the typical year of Málaga airport, stands for the whole coast. Towns differ in shade more than in sun.',
    losses: 'Losses of {loss} in all: inverter, cables, dirt and mismatch.',
    'no-shade': 'No shade is counted; it can cost more than a wrong tilt.',
    tariff: 'Peak {peak}, mid {flat}, off-peak {valley}, surplus {surplus}, all before tax: medians of the market.',
    battery:
      'The battery loses a tenth on the way in and out and uses 25 W for itself. All of it works for the bill; nothing is kept for a power cut.',
    money: '{years}, {discount} discount, panels losing {age} a year, no real rise of prices.',
    prices: 'Prices of our own list, to be confirmed at the visit.',
  },
  words: {
    makes: 'panels make',
    uses: 'home uses',
    balance: 'your balance',
    item: 'Item',
    'with-vat': 'With VAT',
    total: 'Total',
    'pv-system': 'Panels, inverter, structure and fitting',
    'hybrid-inverter': 'Extra for an inverter that takes a battery',
    battery: 'Battery',
    papers: 'Paperwork and registration',
    monitoring: 'Monitoring',
    'no-battery': 'no battery',
    'panels-alone': '{panels}',
    'panels-and-battery': '{panels} and a battery of {battery}',
    'with-battery': 'with battery',
  },
}
