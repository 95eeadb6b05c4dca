import type { SolarPoolInputs, SolarPoolWords } from '#src/features/calculators/domain/pool/solar-pool-heating.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'

export const text: CalculatorText<SolarPoolWords, keyof SolarPoolInputs> = {
  form: 'Your home and your pool',
  inputs: {
    town: { label: 'Town' },
    monthlyBillEur: { label: 'Bill per month', hint: 'Before the pool is heated, taxes included.' },
    kwp: { label: 'Power of the panels', hint: 'Leave it empty and we size them for the house.' },
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
    cover: { label: 'Cover at night' },
  },
  figures: {
    change: {
      label: 'less on the bills a year, pool included',
      short: 'less a year',
      note: 'Panels save {saving}, the pool adds {pool}.',
      equation: 'what the panels save − what the pool adds beside them',
      why: 'The first is the solar calculator’s figure for this home, the second the pool calculator’s for the same home with these panels: {saving} less {pool}. A figure below zero means that the pool takes more than the panels save.',
    },
    pool: {
      label: 'a year to heat the pool, with the panels',
      note: '{grid} of grid electricity and {surplus} of surplus you no longer sell.',
      equation: 'bill with panels and pool − bill with panels alone',
      why: 'The machine uses {electricity}. It takes what the house leaves of the sun first. That sun has its cost, because it no longer earns its credit.',
    },
    price: {
      label: 'for both, installed, VAT included',
      note: '{kwp} of panels and a pool heat pump for {volume}.',
      equation: 'price list: panels + pool heat pump + VAT',
      why: 'The two lines of our price list, added. {kwp} and {volume}. The cover is not in it.',
    },
    payback: {
      label: 'until the panels pay back',
      none: 'Does not pay back',
      equation: 'years until savings, less replacements, reach the price of the panels',
      why: '{price} against {worth} in the first year, the pool’s share included. The heat pump is comfort and pays nothing back. We count {years}.',
    },
    sunShare: {
      label: 'of the pool’s electricity comes from the roof',
      equation: 'kWh out of the surplus ÷ kWh of the machine',
      why: '{kwh} of {all}. The house is served first in every hour.',
    },
    worth: {
      label: 'gained by the panels over their life, in today’s money',
      equation: 'savings of each year ÷ (1 + discount)^year, less the price and replacements',
      why: 'Over {years}, with what the pool no longer buys.',
    },
  },
  verdicts: {
    pays: {
      title: 'Yes: with panels the pool costs {pool} a year, not {without}',
      text: 'Panels {panels}, pool heat pump {machine}. The panels alone pay back {span}. {together}',
    },
    'pays-if': {
      title: 'Worth it if the likely case holds',
      text: 'Panels {panels}, pool heat pump {machine}. The panels alone most likely pay back in {years}; in a poor case it takes longer than {limit}. {together}',
    },
    slow: {
      title: 'Not worth it for you',
      text: 'Even with the pool the panels take longer than {limit} to pay back. Fewer panels, or the pool alone in a short season, is the better buy.',
    },
    'cover-first': {
      title: 'Buy the cover first',
      text: 'More panels cannot pay for heat that leaves an open pool at night. With a cover the same pool needs about a third.',
    },
  },
  charts: {
    months: {
      title: 'Where the pool’s electricity comes from',
      label: 'Of {all} a year the roof gives {sun}.',
      caption: 'Hour by hour on the typical year of Málaga airport: the house first, then the pool, then the grid.',
    },
    ways: {
      title: 'The same pool, five ways to run it',
      label: 'Without panels, by day, the pool costs {without} a year; with them, on surplus, {least}.',
      caption: `What the pool adds to the bills of a year. ${rangeKey.en.cases}`,
    },
  },
  tables: {
    sum: { title: 'The sum', caption: 'A year at today’s prices, and what it costs to install, VAT included.' },
  },
  assumptions: {
    home: 'A villa with a bill of {bill} a month, {kwh} a year, lived in all year; tiled roof to the south at 20°.',
    order:
      'In each hour the sun serves the house, then the pool, then the grid. No battery: the water stores the heat instead.',
    'one-house': 'House, panels and pool are computed as one home; the two parts give the same sum, to the cent.',
    pool: 'A pool of {volume}, 1.5 m deep, with some shelter from wind; the pool calculator has its other assumptions.',
    sun: 'No shade on the roof. Losses of 14% in all.',
    tariff: 'Peak {peak}, mid {flat}, off-peak {valley}, surplus {surplus}, before tax: medians of the market.',
    prices: 'Prices of our own list, to be confirmed at the visit.',
  },
  words: {
    'from-sun': 'from the roof',
    'from-grid': 'from the grid',
    'none-evening': 'No panels, in the evening',
    'none-day': 'No panels, by day',
    'panels-evening': 'Panels, in the evening',
    'panels-day': 'Panels, 10:00 to 18:00',
    'panels-surplus': 'Panels, on surplus first',
    part: 'Part',
    'a-year': 'A year',
    installed: 'Installed',
    panels: 'Panels',
    pool: 'Pool heating',
    both: 'Both',
    own: 'Panels and pool, as worked out here',
    'together-span': 'Both together do so {span}, most likely in {likely}.',
    'together-likely': 'Both together most likely do so in {likely}.',
    'together-never': 'Both together do not within {years}.',
  },
}
