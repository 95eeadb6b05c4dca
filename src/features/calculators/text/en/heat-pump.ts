import type { HeatPumpInputs } from '#src/features/calculators/domain/comfort/heat-pump.ts'
import type { HeatPumpWords } from '#src/features/calculators/domain/comfort/heat-pump-words.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { heatingToday, homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<HeatPumpWords, keyof HeatPumpInputs> = {
  opens: 'A townhouse in Marbella is filled in. Change what differs in yours.',
  form: 'Your home and how you heat it',
  inputs: {
    ...homeInputs,
    emitter: {
      label: 'Heat comes through',
      options: {
        floor: { label: 'Underfloor heating', hint: 'Water at 35 °C' },
        'fan-coils': { label: 'Fan coils', hint: 'Water at 45 °C' },
        radiators: { label: 'Radiators', hint: 'Water at 55 °C' },
      },
    },
    heating: heatingToday,
  },
  figures: {
    saving: {
      label: 'saved a year on heating',
      note: 'Heating likely costs {today} a year today and {after} after.',
      equation: 'cost of the heat today − cost with the heat pump',
      why: 'The same heat, paid for twice: once as you make it now, once through the heat pump at the price of each hour. The range covers walls, habits, thermostat, a cold or mild year and the spread of market prices. A minus sign means that it costs more than today.',
    },
    payback: {
      label: 'until it pays back',
      none: 'Does not pay back',
      equation: 'price ÷ saving a year',
      why: '{price} against {saving} a year, counted over {years}, the life we assume for such a machine.',
    },
    price: {
      label: 'installed, VAT included',
      note: 'Heat pump of {kw} from our list',
      equation: 'price list’s row for this size + VAT',
      why: 'A heat pump of {kw}, fitted. Radiators, floors, fan coils and pipes are not in it. A guide price; the fixed one follows the visit.',
    },
    size: {
      label: 'of heat on the coldest nights',
      short: 'of heat',
      note: '{margin}',
      equation: 'losses at the design temperature + warming up again',
      why: 'At {outdoor} outside, without sun or people, the home loses {loss}. Rooms that cool down overnight need {reheat} more. Our list begins at 8 kW; this home gets {kw}. A machine that is too large keeps starting and stopping, and wears out sooner.',
    },
    heat: {
      label: 'of heat for the rooms a year',
      equation: 'sum over 8,760 hours of what keeps the rooms warm',
      why: 'Losses through walls, roof, floor, windows and air, less sun, people and appliances, hour by hour, with the mass of the house in between. Checked against a finite-difference model: see how we calculate.',
    },
    factor: {
      label: 'heat for each unit of electricity, over the season',
      equation: 'heat of all hours ÷ electricity of all hours',
      why: 'With water at {water}. Efficiency at each temperature is the middle of 2,379 certified machines, and a fourteenth is taken off for pumps, standby and short runs.',
    },
    cost: {
      label: 'a year to run',
      equation: 'electricity of each hour × price of that hour',
      why: '{electricity} a year for the rooms alone. Hot water is another sum.',
    },
  },
  verdicts: {
    pays: {
      title: 'Yes: a heat pump of {kw} pays for itself here',
      text: 'It pays back {span}, within the {limit} that it usually lasts.',
    },
    'pays-if': {
      title: '{kw}, worth it if the likely case holds',
      text: 'In the likely case it pays back in {years}. In a poor one it takes longer than {limit}.',
    },
    'holiday-home': {
      title: 'Not worth it for you',
      text: 'A home heated a few weeks a year never earns this machine back within {limit}. Reversible splits cost less and warm a room in minutes.',
    },
    'little-heat': {
      title: 'Not worth it for you',
      text: 'This home needs only about {heat} of heat a year. No machine of this price can save what is not spent. Splits, or nothing new, will do.',
    },
    'gas-cheaper': {
      title: 'Not worth it for you',
      text: 'Per unit of heat your gas costs no more than the electricity would. Keep the boiler until it must go, then look again.',
    },
    'splits-do': {
      title: 'Not worth it for you',
      text: 'Your splits are heat pumps already and make heat about as cheaply. Think of air-to-water only if you want underfloor heating, or have radiators already.',
    },
    slow: {
      title: '{fit} It buys comfort; the saving does not pay for it.',
      text: 'At {saving} a year, {price} takes {time} to come back; the machine usually lasts {limit}. Choose it for a warm floor, or for cooling and hot water from one unit, not for the saving.',
    },
  },
  charts: {
    months: {
      title: 'Heat and electricity, month by month',
      label: 'The rooms need {heat} of heat a year, most of it from December to February.',
      caption: `Bars: heat. ${rangeKey.en.cases} Line: electricity of the heat pump. Calculated hour by hour with Málaga’s typical weather.`,
    },
    costs: {
      title: 'A winter: today and with a heat pump',
      label: 'The heat costs {today} a year as you make it today and {after} with the heat pump.',
      caption: `Yearly cost with taxes. ${rangeKey.en.cases}`,
    },
  },
  tables: {},
  assumptions: {
    weather: homeAssumptions.weather,
    envelope: homeAssumptions.envelope,
    habits: homeAssumptions.habits,
    machine:
      'A certified machine of average efficiency at one water temperature all winter. Your own data sheet comes first.',
    size: 'Sized for the temperature that Málaga airport stays above in 99.6% of hours.',
    today: 'Gas at {gas} with its fixed charge, boiler efficiency {boiler}; splits with a label of SCOP {scop}.',
    tariff: homeAssumptions.tariff,
    prices: homeAssumptions.prices,
    'not-in': 'Hot water, cooling, grants, interest and repairs are left out.',
  },
  words: {
    heat: 'heat',
    electricity: 'electricity',
    'heat-pump': 'Heat pump',
    enough: '{kw} is enough.',
    roughly: 'About {kw}.',
    covers: 'That is {kw} from our list.',
    'may-need': 'That is {kw} from our list; the visit shows whether your walls need {most}.',
    about: 'about {years}',
    longer: 'more than {years}',
    own: 'Heat pump only',
    'heating-counted': 'With a heat pump, the {today} a year that heating costs today count as saved.',
    'electric-heaters': 'Electric heaters',
    'gas-boiler': 'Gas boiler',
    splits: 'Splits',
  },
}
