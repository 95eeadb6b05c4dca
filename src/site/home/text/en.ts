import type { HomeText } from './types.ts'

export const en: HomeText = {
  hero: {
    heading: 'Know the price before you give your number.',
    lede: 'Solar, batteries, heat pumps and electrical repairs, from Sotogrande to Málaga.',
  },
  home: (town, bill) => `Villa in ${town}, ${bill} a month, lived in all year`,
  villa: {
    label: (june, equinox, december) =>
      `Section through a house on the Costa del Sol looking west: the sea to the left, solar panels on the south slope, battery, hot-water tank, heat pump, pool and electric car, with the noon sun at ${june} in June, ${equinox} at the equinox and ${december} in December.`,
  },
  facts: [
    { figure: '0', text: 'contact details asked before you see a price' },
    { figure: '3', text: 'options side by side, always on one screen' },
    { figure: '8', text: 'questions to a full quote, each with the reason we ask' },
    { figure: '1 line', text: 'in every quote says what still works in a power cut' },
  ],
  menu: {
    heading: 'Prices, like on a menu.',
    lede: (vat, date) =>
      `Guide prices installed, with ${vat} VAT, of ${date}. The range beside each is where such jobs usually end; your roof, your board and your bill decide where yours falls. An estimate, not an offer.`,
    whose: (home) => `Panels, battery and backup are those of the home above. ${home}.`,
    items: {
      solar: { name: 'Solar panels', detail: ({ kwp }) => `${kwp} on a tiled roof, paperwork included` },
      battery: {
        name: 'Battery storage',
        detail: ({ battery }) => `${battery} with its hybrid inverter, fitted together with panels`,
      },
      'heat-pump': { name: 'Air-source heat pump', detail: () => '8 kW' },
      'zoned-ac': { name: 'Zoned air conditioning', detail: () => '4 zones on existing ducts' },
      pool: { name: 'Pool heat pump', detail: () => 'for 35 m³ of water' },
      'hot-water': { name: 'Hot-water heat pump', detail: () => '200 litres' },
      'ev-charger': { name: 'EV charger', detail: () => 'in your own garage' },
      blackout: {
        name: 'Blackout protection',
        detail: () => 'backup board for the essential circuits, beside a battery',
      },
    },
  },
  days: {
    heading: 'Same roof. Two very different days.',
    lede: (kwp) =>
      `In June the ${kwp} of Balanced make more than the house can use; in December they make less. One curve alone would show you half the year.`,
    june: 'June',
    december: 'December',
    made: (kwh) => `Panels make ${kwh}`,
    used: (kwh) => `Home uses ${kwh}`,
    label: (month, made, used) =>
      `Average ${month} day, hour by hour, Spain time: panels make ${made}, the home uses ${used}.`,
    caption: ({ home, kwp, kwh }) =>
      `${home}, with air conditioning: ${kwh} a year. Our own model: average June and December day for ${kwp} facing south at 20°, without battery, from a typical weather year for Málaga matched to PVGIS, all losses of 14% included. The daily shape of the use is our assumption. Strip: 2.0TD tariff hours on a working day.`,
    periods: { valley: 'off-peak', flat: 'mid', peak: 'peak' },
  },
  blackout: {
    heading: '28 April 2025, 12:33.',
    lede: 'The grid went down across mainland Spain. In Marbella power began to return at about 19:00. A solar roof alone does not help: an ordinary inverter has to switch off with the grid. So every quote here says, in one line, what would have kept working in yours.',
    options: { essential: 'Bills first', balanced: 'Balanced', 'blackout-proof': 'Blackout-proof' },
    noBattery: 'no battery',
    runs: 'In a power cut it runs:',
    nothing: 'Nothing. It switches off with the grid.',
    loads: {
      fridge: 'fridge',
      router: 'router',
      lights: 'lights',
      sockets: 'some sockets',
      gate: 'gate',
      'water-pump': 'water pump',
      'one-ac': 'one air conditioner',
    },
    and: ' and ',
    lasting: (atLeast, likely) =>
      `at least ${atLeast} in nine power cuts of ten${likely ? `, most likely ${likely}` : ''}`,
    longer: (hours) => `${hours} or more in nine power cuts of ten`,
    cooled: 'With the water pump and one air conditioner as well, on an August night',
    label: (lasting) => `Without grid or sun: ${lasting}`,
    noneLabel: '0 hours without grid or sun',
    axis: 'hours without grid or sun',
    example: ({ home, kwh }) =>
      `${home}: ${kwh} a year, with air conditioning and a tiled south roof. Hours are counted without any sun. Solid squares: hours covered in nine power cuts of ten. Hatched squares: hours that only easier cuts reach.`,
  },
  towns: {
    heading: 'Seven towns, three offices, one coast.',
    lede: 'The main office and Panorama are both in Marbella; the third is in Torremolinos. The council rebate for solar panels differs from town to town; your quote uses the one your town gives.',
    main: 'Main office',
    office: 'Office',
  },
  after: {
    heading: 'What happens after the price.',
    steps: [
      { figure: 'Now', text: 'You have three prices, each with its range, to share or to keep.' },
      { figure: 'Photos', text: 'Board, meter, roof and tiles show what could move the price.' },
      { figure: 'Visit', text: 'We look at what photos cannot show, and then the price is firm.' },
      { figure: 'Fitting', text: 'We fit it and test it in front of you, power cut included.' },
      {
        figure: 'Paperwork',
        text: 'Works declaration, certificate and registration: we file them, you get the copies.',
      },
    ],
  },
  danger: {
    heading: 'Sparks, smoke or a burning smell?',
    text: 'Call 112 first. Do not touch the fuse board if it is hot or wet. If the whole street is dark, the distributor answers on 900 850 840.',
    call: 'Call 112',
  },
  talk: {
    heading: 'Rather ask a person?',
    text: 'Write what you need, in English or Spanish. We answer within two working hours.',
    link: 'Write to us',
  },
}
