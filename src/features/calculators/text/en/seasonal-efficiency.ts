import type { SeasonInputs, SeasonWords } from '#src/features/calculators/domain/comfort/seasonal-efficiency.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<SeasonWords, keyof SeasonInputs> = {
  opens: 'A townhouse in Marbella is filled in. Change what differs in yours.',
  form: 'Your water and your labels',
  inputs: {
    town: homeInputs.town,
    homeType: homeInputs.homeType,
    era: homeInputs.era,
    waterC: { label: 'Temperature of the water', hint: 'Underfloor heating 35, fan coils 45, radiators 55 °C.' },
    scop: { label: 'Split: SCOP on its label', hint: 'In the average climate.' },
    seer: { label: 'Split: SEER on its label' },
  },
  figures: {
    water: {
      label: 'units of heat from one of electricity, air-to-water',
      note: 'With water at {water}.',
      short: 'units of heat from one',
      equation: '0.93 × heat of all hours ÷ Σ heat of the hour ÷ COP of the hour',
      why: 'COP of an hour = 0.53 × (Tw + 3 + 273) ÷ ((Tw + 3) − (Ta − 4)), for water Tw and air Ta. The 0.53 is fitted to the middle of 2,379 certified machines at part load; 7% is taken off for pumps, standby and short runs. The range covers eight machines in ten and how they are set.',
    },
    heatPrice: {
      label: 'for a unit of heat',
      note: 'From a gas boiler: {boiler}',
      equation: 'price of electricity in those hours ÷ seasonal factor',
      why: 'Electricity at {price} with taxes in the hours of heating, without fixed charges. Gas at the regulated tariff with its fixed charge.',
    },
    air: {
      label: 'units of heat from one of electricity, with a split',
      note: 'A split labelled {label} reaches this here.',
      equation: 'curve through the label’s climate, followed through our hours',
      why: 'The label’s season goes down to −10 °C. Ours is milder, so the same machine does better here than its label says.',
    },
    cold: {
      label: 'units of cold from one of electricity, with a split',
      note: 'A split labelled {label} reaches this here.',
      equation: 'curve through the label’s summer, followed through our hours',
      why: 'The label counts many mild hours near 20 °C, in which machines here stay off. So the machine does worse here than its label says.',
    },
  },
  verdicts: {
    'cool-water': {
      title: 'Very good: {factor} units of heat for each unit of electricity',
      text: 'With water at {water}. Look at the floor and the controls before you look at brands.',
    },
    'warm-water': {
      title: 'Good: {factor} units of heat for each unit of electricity',
      text: 'At {cooler} instead of {water} it would give about {better}. That is more than most differences between brands.',
    },
    'hot-water': {
      title: 'Works, at a price',
      text: 'Water at {water} leaves {factor} units of heat for each unit of electricity. Ask whether larger radiators would do with ten degrees less.',
    },
    'too-hot': {
      title: 'Not worth it with water this hot',
      text: 'At {water} only {factor} units of heat are left for each unit of electricity, and few machines reach it on cold days. Change radiators first, or heat with splits.',
    },
  },
  charts: {
    water: {
      title: 'By water temperature',
      label: 'Over the season here the factor is {cool} with water at 35 °C and {hot} at 55 °C.',
      caption:
        'Units of heat from one of electricity. Line: the typical certified machine. Hatched: eight machines in ten. Calculated hour by hour with Málaga’s typical weather.',
    },
    months: {
      title: 'Month by month',
      label: 'The factor changes little from month to month, through water at {water} or through air.',
      caption: 'Heat over electricity in each month that needs heat.',
    },
  },
  tables: { waters: { title: 'From 30 to 65 °C', caption: 'Season of this home, likely values.' } },
  assumptions: {
    weather: homeAssumptions.weather,
    home: 'A home of {area}, lived in all year, at 20 °C in winter and 25 °C in summer while people are up. Its walls decide at which hours it needs heat, not the efficiency itself.',
    machines: 'Certified results at part load (EN 14825), read in October 2024. Below freezing the curve reads high.',
    field: 'The 7% between laboratory and home is our assumption; a badly set machine loses more.',
    labels: 'Splits follow a Carnot curve, scaled so that the label’s own season gives the label.',
    tariff: homeAssumptions.tariff,
    gas: 'Gas at the average of a household with the regulated tariff in early 2026.',
  },
  words: {
    factor: 'Heat per unit of electricity',
    'through-water': 'through water',
    'through-air': 'from a split',
    'water-temperature': 'Water',
    'heat-price': 'A unit of heat',
  },
}
