import type { PackageInputs, PackageWords } from '#src/features/calculators/domain/package/solar-heat-pump-package.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { heatingToday } from './comfort-home.ts'

export const text: CalculatorText<PackageWords, keyof PackageInputs> = {
  opens: 'A villa in Marbella is filled in. Change what differs in yours.',
  form: 'Your home and its heating',
  inputs: {
    town: { label: 'Town' },
    monthlyBillEur: { label: 'Bill a month, heating apart', hint: 'With taxes.' },
    kwp: { label: 'Power of the panels', hint: 'Leave it empty and we size them.' },
    areaM2: { label: 'Floor area', hint: 'Inside the walls, terraces left out.' },
    era: {
      label: 'Built',
      options: {
        pre1980: 'Before 1980',
        '1980-2006': '1980 to 2006',
        cte2006: '2007 to 2020',
        cte2019: 'Since 2021',
      },
    },
    emitter: {
      label: 'Heat comes through',
      options: { floor: 'Underfloor heating', 'fan-coils': 'Fan coils', radiators: 'Radiators' },
    },
    heating: heatingToday,
  },
  figures: {
    saving: {
      label: 'saved a year by the two',
      short: 'a year',
      note: 'Panels {panels}, heat pump beside them {machine}.',
      equation: 'what the panels save + what the heat pump saves beside them',
      why: 'The first is the solar calculator’s figure, {panels}. The second is the heat-pump calculator’s, with the sun the house leaves: {machine}. Together they make one house computed as a whole.',
    },
    payback: {
      label: 'until both pay back',
      none: 'Does not pay back in time',
      equation: 'years until the savings, less a new inverter, reach the price of both',
      why: '{price} against {saving} in the first year. We count {years}, about the life of the heat pump.',
    },
    price: {
      label: 'for both, installed, VAT included',
      note: '{kwp} of panels {panels}, heat pump {machine}.',
      equation: 'price list: panels + heat pump + VAT',
      why: 'The two lines of the price list, added: {panels} and {machine}. There is no discount for buying both. Pipes, tank and radiators are not in it.',
    },
    together: {
      label: 'a year gained by having both',
      equation: 'saving of the heat pump beside panels − its saving without them',
      why: 'Without panels the heat pump saves {alone}, with them {beside}. The sun and the cold miss each other, so it is less than brochures suggest.',
    },
    solar: {
      label: 'saved a year by the panels alone',
      short: 'a year',
      equation: 'bill without panels − bill with panels, without the heat pump',
      why: 'The solar calculator gives the same figure for this bill, a roof to the south at 20° and no battery.',
    },
    panelsPayback: {
      label: 'until the panels pay back',
      none: 'Does not pay back in time',
      equation: 'years until the saving, less a new inverter, reaches the price of the panels',
      why: '{price} against {saving} in the first year, counted over {years}.',
    },
    panelsPrice: {
      label: 'for the panels, installed, VAT included',
      note: '{kwp}, no battery.',
      equation: 'price list: panels + VAT',
      why: 'The line of the price list for {kwp}. A guide price; the fixed one follows the visit.',
    },
    heatPump: {
      label: 'saved by the heat pump beside the panels',
      equation: 'cost of today’s heating − what the heat pump adds to the bills',
      why: 'The same heat costs {today} a year today. A figure below zero means that the heat pump costs more than what it replaces.',
    },
    sunShare: {
      label: 'of the heat pump’s electricity comes from the roof',
      equation: 'kWh out of what the house leaves ÷ kWh of the heat pump',
      why: '{sun} of {all}. Heating is wanted at breakfast and after dark.',
    },
  },
  verdicts: {
    pays: {
      title: 'Worth it for you',
      text: 'Both together pay back {span} and then keep saving.',
    },
    'pays-if': {
      title: 'Worth it if the likely case holds',
      text: 'Most likely both pay back in {years}; in a poor case it takes longer than {limit}.',
    },
    'panels-only': {
      title: 'Buy the panels, keep your heating',
      text: 'The heat pump costs {machine} and does not pay back within {limit}, its likely life, even on their electricity. So wait until your heating needs replacing. Both together would cost {price} and save {saving} a year.',
    },
    'heat-pump-only': {
      title: 'Start with the heat pump',
      text: 'It pays for itself within {limit}; the panels do not for this bill.',
    },
    neither: {
      title: 'Not worth it for you',
      text: 'Neither part pays for itself within {limit}. Seal the windows, shade the terrace and look at your contract first.',
    },
  },
  charts: {
    months: {
      title: 'Where the heat pump’s electricity comes from',
      label: 'Of {all} a year the roof gives {sun}.',
      caption: 'Hour by hour: the house first, then the heat pump, then the grid. Typical year of Málaga airport.',
    },
    bills: {
      title: 'Electricity and heating, four versions',
      label: 'Today electricity and heating cost {today} a year; with both {both}.',
      caption: `A year at today’s prices. ${rangeKey.en.cases}`,
    },
  },
  tables: { sum: { title: 'The sum', caption: 'Saved a year, and what it costs to install, VAT included.' } },
  assumptions: {
    home: 'A villa lived in all year, with {bill} a month of electricity without heating, {kwh} a year.',
    heat: '{area} kept at 20 °C while people are up; the heat-pump calculator has its other assumptions.',
    'one-house': 'The house is computed once with both. The lines above give the same sum, to the cent.',
    'not-hot-water': 'Hot water is not in it. It goes well with panels, so the pair does a little better with it.',
    sun: 'A tiled roof to the south at 20° without shade, no battery.',
    tariff: 'Peak {peak}, mid {flat}, off-peak {valley}, surplus {surplus}, before tax: medians of the market.',
    prices: 'Prices of our own list, to be confirmed at the visit.',
  },
  words: {
    'from-sun': 'from the roof',
    'from-grid': 'from the grid',
    today: 'As it is today',
    'panels-alone': 'Panels alone',
    'heat-pump-alone': 'Heat pump alone',
    both: 'Both',
    part: 'Part',
    'a-year': 'Saved a year',
    installed: 'Installed',
    panels: 'Panels',
    'heat-pump': 'Heat pump without panels',
    together: 'What having both adds',
    'advised-panels': 'Panels alone: what pays for you',
    'advised-heat-pump': 'Heat pump alone: what pays for you',
    'panels-and-heat-pump': 'Panels and heat pump',
    'what-pays': 'What pays for you, and what adding the heat pump would cost',
    'heating-counted': 'With a heat pump, the {today} a year that heating costs today count as saved.',
  },
}
