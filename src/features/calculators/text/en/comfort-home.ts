/** Words that the calculators of heat and cold share. */
export const homeInputs = {
  town: { label: 'Town' },
  homeType: {
    label: 'Kind of home',
    options: {
      'flat-mid': 'Flat between other flats',
      'flat-top': 'Flat under the roof',
      penthouse: 'Penthouse',
      townhouse: 'Townhouse',
      villa: 'Villa',
      finca: 'Finca',
    },
  },
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
  occupancy: {
    label: 'When is someone at home?',
    options: {
      'full-time': 'All year',
      'mixed-use': { label: 'Part of the year', hint: 'long stays' },
      'holiday-home': 'Holidays',
    },
  },
}

export const heatingToday = {
  label: 'Heating today',
  options: {
    'electric-heaters': 'Electric heaters',
    'gas-boiler': 'Natural gas boiler',
    splits: 'Splits that also heat',
  },
}

export const homeAssumptions = {
  weather:
    'The typical year of Málaga airport, hour by hour (hourly model of ISO 13790), stands for the whole coast. Mijas Pueblo is colder in winter.',
  envelope:
    'Walls, roof and floor insulate as the code of those years asks in winter zone A. Windows, leaks and the size of each façade are our assumptions; the main one looks south.',
  habits: 'Rooms are kept at {room} while somebody is there and awake. We take the homes next door to be as warm.',
  tariff: 'Electricity at the median of published three-period offers, taxes included.',
  prices: 'Prices of our own list, to be confirmed at the visit.',
}
