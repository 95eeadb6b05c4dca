import type { AcInputs, AcWords } from '#src/features/calculators/domain/comfort/ac.ts'
import type { CalculatorText } from '#src/features/calculators/text/calculator-text.ts'
import { rangeKey } from '#src/features/calculators/text/range-key.ts'
import { homeAssumptions, homeInputs } from './comfort-home.ts'

export const text: CalculatorText<AcWords, keyof AcInputs> = {
  opens: 'A townhouse in Marbella is filled in. Change what differs in yours.',
  form: 'Your home and how you cool it',
  inputs: {
    ...homeInputs,
    setpointC: { label: 'Room temperature in summer', hint: 'Many people are content at 25 or 26 °C with a fan.' },
    rooms: {
      label: 'Rooms you cool',
      options: { used: 'The ones in use', all: 'The whole home' },
    },
  },
  figures: {
    power: {
      label: 'of cooling, all rooms at once',
      short: 'of cooling',
      note: '{perM2} W per m² of floor',
      equation: 'hottest hour of the design day ÷ 0.85',
      why: 'On a clear day between 25.4 and {outdoor}, in rooms at {room}, the home takes in {sensible} in its hottest hour: sun, walls, air, people. A machine must dry the air as well, so it is a sixth larger. The range covers what we guess of your windows and walls. Where doors stay shut, size each room by itself.',
    },
    cost: {
      label: 'a year to run',
      note: '{electricity} of electricity. {rooms}',
      equation: 'cold of every hour ÷ factor of that hour × price of that hour',
      why: 'The home’s heat balance runs through 8,760 hours with shutters down in strong sun and windows open on cool nights. Over that season the machine turns one unit of electricity into {factor} of cold.',
    },
    price: {
      label: 'installed, VAT included',
      note: '{machines}',
      equation: 'sum of the price list’s rows for this home + VAT',
      why: 'The machines that our quote would choose for a home like this: splits in flats and townhouses, ducts with zones in villas. A guide price; the fixed one follows the visit.',
    },
    electricity: {
      label: 'of electricity a year',
      equation: 'cold needed in the rooms chosen ÷ seasonal factor',
      why: 'The whole home would need {cold} of cold; the factor over the season is {factor}, a little below the label, since our hours are warmer than the label’s.',
    },
    hotHours: {
      label: 'a year in rooms too warm, without a machine',
      equation: 'hours with somebody at home and the rooms above {limit}',
      why: 'The same year with shutters and open windows alone. It is the plainest test of whether you need a machine. The weather year has no spell of terral, the hot land wind.',
    },
    roomByRoom: {
      label: 'less when only rooms in use are cooled',
      equation: '1 − energy room by room ÷ energy of the whole home',
      why: 'Living rooms while people are up, bedrooms for two hours before sleep, passages never: {used} a year instead of {all}. It takes doors that close, or zones in the ducts.',
    },
  },
  verdicts: {
    needed: {
      title: 'About {kw}: enough in the hottest hour of a typical year',
      text: 'It keeps the rooms at {room}. Without air conditioning they are above {limit} for about {hours} a year while you are at home. With shaded windows a smaller machine will do.',
    },
    'some-rooms': {
      title: 'Worth it in some rooms',
      text: 'The rooms are above {limit} for about {hours} a year. One machine where you live and one where you sleep may be all this home needs.',
    },
    fans: {
      title: 'Not worth it for you',
      text: 'The rooms are above {limit} for only about {hours} a year while you are at home. A ceiling fan, an awning and open windows at night cost a fraction of a machine.',
    },
  },
  charts: {
    months: {
      title: 'Electricity for cooling, month by month',
      label: 'Cooling takes {year} a year, most of it in July and August.',
      caption: `Electricity. ${rangeKey.en.cases} Calculated hour by hour with Málaga’s typical weather.`,
    },
    rooms: {
      title: 'Cost a year, two ways',
      label: 'Cooling the whole home costs {all} a year, only the rooms in use {used}.',
      caption: 'Yearly cost, taxes included. Each zone is computed with the warmer rooms behind its walls.',
    },
  },
  tables: { price: { title: 'What the price is made of', caption: 'Guide prices, VAT included.' } },
  assumptions: {
    weather: homeAssumptions.weather,
    envelope: homeAssumptions.envelope,
    shutters:
      'From May to October shutters come down where the sun on a pane passes 300 W/m², and windows open when it is cooler outside.',
    rooms: 'Rooms in use: living rooms from 07:00 to 09:00 and 14:00 to 24:00, bedrooms from 22:00 to 24:00.',
    label: 'A machine with a label of SEER {seer} (our assumption).',
    moisture:
      'A machine dries the air as well: 15% of the cold it makes (our assumption) goes into that, and the electricity counts it.',
    terral:
      'Design day at {outdoor}, which Málaga passes in 35 hours a year. On a day of terral rooms end a little warmer.',
    tariff: homeAssumptions.tariff,
    prices: homeAssumptions.prices,
  },
  words: {
    electricity: 'for cooling',
    'all-rooms': 'Whole home',
    'used-rooms': 'Rooms in use',
    item: 'Item',
    'with-vat': 'With VAT',
    total: 'Total',
    'ac-split': 'Split air conditioners, fitted',
    'ac-ducted': 'Ducted air conditioner, fitted',
    'ac-zone': 'Zone control',
    'splits-of': '{units} indoor {units|unit|units}, {kw} in all: each for the peak of its own room.',
    'ducts-of': 'Ducts of {kw}, with zones.',
    'used-of': 'Only the rooms in use; the whole home: {other}.',
    'all-of': 'The whole home; only the rooms in use: {other}.',
    own: 'Air conditioning only',
  },
}
