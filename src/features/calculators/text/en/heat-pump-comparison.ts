import type { ComparisonInputs } from '#src/features/calculators/domain/comfort/heat-pump-comparison.ts'
import type { ComparisonWords } from '#src/features/calculators/domain/comfort/heat-pump-comparison-words.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { heatingToday, homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<ComparisonWords, keyof ComparisonInputs> = {
  opens: 'A townhouse in Marbella is filled in. Change what differs in yours.',
  form: 'Your home',
  inputs: {
    ...homeInputs,
    heating: heatingToday,
    gasEurPerKwh: { label: 'Price of gas', hint: 'With its fixed charge and taxes.' },
  },
  figures: {
    splits: {
      label: 'a year to run splits',
      short: 'a year with splits',
      note: '{factor} units of heat for each one you pay.',
      equation: 'heat of every hour ÷ factor of that hour × price of that hour',
      why: 'All six make the same heat for the same home in the same year. The range holds different walls and habits, cold and mild years, machines and market prices; it moves all six together, so their order is surer than their size.',
    },
    less: {
      label: 'saved a year with splits',
      note: '{other}: {cost} a year.',
      equation: 'cost of a year with what heats today − with splits',
      why: 'The same heat, paid for twice. Below zero, splits cost more to run. Set it beside the prices in the table.',
    },
    co2: {
      label: 'a year with splits',
      note: '{other}: {kg}.',
      equation: 'energy of the year × kg of CO₂ per kWh',
      why: 'With the official factors of building certificates. They are from 2014; the way electricity is made has changed since.',
    },
    heat: {
      label: 'of heat a year, the same for all',
      equation: 'what leaves the home − what sun, people and appliances give, added over a year',
      why: 'Each choice has to deliver this same heat, so only its price and its efficiency tell them apart.',
    },
  },
  verdicts: {
    nothing: {
      title: 'Splits, if you also want cooling',
      text: 'For heat alone, keep what you have. {yours}: {total} over {years}. {other}: {next}, purchase included. The winter here is short, {heat} of heat.',
    },
    'keep-splits': {
      title: 'Keep the splits that you have',
      text: 'They come to {total} over {years}; the next cheapest ({other}) to {next}, purchase included. They cool in summer as well.',
    },
    splits: {
      title: 'Splits, for this home',
      text: 'Bought and run for {years} they come to {total}; the next cheapest ({other}) to {next}. They cool in summer as well.',
    },
    water: {
      title: 'Air-to-water, for this home',
      text: 'Bought and run for {years} it comes to {total}; the next cheapest ({other}) to {next}. It needs floors, radiators or fan coils, which are not in the price.',
    },
  },
  charts: {
    years: {
      title: 'Ten years, purchase included',
      label: 'Buying and running over {years}. What you have ({yours}) costs nothing to buy.',
      caption: `What has no price in our list is left out. ${rangeKey.en.cases}`,
    },
    costs: {
      title: 'A year to run',
      label: 'For {heat} of heat a year, splits and water at 35 °C cost the least, electric heaters the most.',
      caption: `Taxes included. ${rangeKey.en.cases} Calculated hour by hour with Málaga’s typical weather.`,
    },
    co2: {
      title: 'What it emits',
      label: 'For {heat} of heat a year, heat pumps emit the least.',
      caption: 'kg of CO₂ a year with the official factors of building certificates.',
    },
  },
  tables: {
    ways: {
      title: 'Six choices side by side',
      caption: 'Likely values. Prices with VAT, without floors, radiators, fan coils or pipes.',
    },
  },
  assumptions: {
    weather: homeAssumptions.weather,
    envelope: homeAssumptions.envelope,
    habits: homeAssumptions.habits,
    'water-machine':
      'Air-to-water: the middle of certified machines, one water temperature all winter, 7% off for pumps and standby.',
    'splits-label': 'Splits with a label of SCOP {scop} in the average climate (our assumption).',
    gas: 'Gas boiler efficiency {boiler}. The gas price is a household’s average with the regulated tariff; other offers cost as much as half more.',
    co2: '{electricity} for each kWh of electricity, {gas} for each kWh of gas.',
    tariff: homeAssumptions.tariff,
    prices: homeAssumptions.prices,
    'not-in': 'Without hot water, cooling, grants, interest or repairs. Splits are priced for cooling the same home.',
  },
  words: {
    splits: 'Splits',
    'water-35': 'Air-to-water, 35 °C',
    'water-45': 'Air-to-water, 45 °C',
    'water-55': 'Air-to-water, 55 °C',
    'gas-boiler': 'Gas boiler',
    'electric-heaters': 'Electric heaters',
    way: 'Choice',
    factor: 'Heat per unit',
    energy: 'Energy a year',
    cost: 'Cost a year',
    emits: 'CO₂ a year',
    buy: 'To buy',
    'no-price': 'not in our list',
    own: 'Air-to-water heat pump only',
    'heating-counted': 'The saving is measured against today’s heating, {today} a year.',
    there: 'taken as there',
  },
}
