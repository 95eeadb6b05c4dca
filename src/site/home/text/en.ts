import type { HomeText } from './types.ts'

export const en: HomeText = {
  hero: {
    heading: 'Know the price before you give your number.',
    lede: 'Solar, batteries, heat pumps and electrical repairs, from Sotogrande to Málaga.',
  },
  villa: {
    label: (june, equinox, december) =>
      `Section through a house on the Costa del Sol looking west: the sea to the left, solar panels on the south slope, battery, hot-water tank, heat pump, pool and electric car, with the noon sun at ${june} in June, ${equinox} at the equinox and ${december} in December.`,
    roof: (kwh) => `${kwh} kWh a year`,
    battery: 'essentials in a power cut',
    car: 'charged per hour',
    carValue: (km) => `${km} km`,
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
      `Installed, with ${vat} VAT, prices of ${date}. Your own price depends on your roof, your board and your bill; the menu tells you where it starts. An estimate, not an offer.`,
    from: 'from',
    items: {
      solar: { name: 'Solar panels', detail: '5 kWp on a tiled roof, papers included' },
      battery: { name: 'Battery storage', detail: '5 kWh, fitted together with panels' },
      'heat-pump': { name: 'Air-source heat pump', detail: '8 kW' },
      'zoned-ac': { name: 'Zoned air conditioning', detail: '4 zones on existing ducts' },
      pool: { name: 'Pool heat pump', detail: 'for 35 m³ of water' },
      'hot-water': { name: 'Hot-water heat pump', detail: '200 litres' },
      'ev-charger': { name: 'EV charger', detail: 'in your own garage' },
      blackout: { name: 'Blackout protection', detail: 'backup board for the essential circuits' },
    },
  },
  days: {
    heading: 'Same roof. Two very different days.',
    lede: (kwp) =>
      `In June ${kwp} make more than the house can use. In December they do not. Whoever shows you one curve is showing you half the year.`,
    june: 'June',
    december: 'December',
    made: (kwh) => `Panels make ${kwh} kWh`,
    used: (kwh) => `Home uses ${kwh} kWh`,
    label: (month, made, used) =>
      `Average ${month} day, hour by hour, Spain time: panels make ${made} kWh, the home uses ${used} kWh.`,
    caption: ({ kwp, kwh }) =>
      `Worked example, our own model: average June and December day for ${kwp} facing south at 20°, from a typical weather year for Málaga matched to PVGIS, all losses of 14% included. Home: ${kwh} kWh a year, lived in all year, with air conditioning; its daily shape is our assumption. Strip: 2.0TD tariff hours on a working day.`,
    periods: { valley: 'valley', flat: 'flat', peak: 'peak' },
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
    duration: (range) => ` for ${range}.`,
    hours: (low, high) => `${low}–${high} h`,
    orMore: (hours) => `${hours} h or more`,
    label: (range) => `${range} without grid or sun`,
    noneLabel: '0 hours without grid or sun',
    axis: 'hours without grid or sun',
    example: ({ bill, kwh }) =>
      `Worked example: villa in Marbella, ${bill} a month (${kwh} kWh a year), lived in all year, air conditioning, tiled south roof. Solid: 9 power cuts in 10. Hatched: 1 in 10, capped at 72 h.`,
  },
  towns: {
    heading: 'Seven towns, three offices, one coast.',
    lede: 'The main office is in Marbella, with a second one in Panorama and a third in Torremolinos. The council rebate for solar panels differs from town to town; your quote uses the one that yours gives.',
    main: 'Main office',
    office: 'Office',
  },
  after: {
    heading: 'What happens after the price.',
    steps: [
      { figure: 'Now', text: 'You have three prices and a range. Share it, save it, or leave.' },
      { figure: 'Photos', text: 'Board, meter, roof and tiles show what could move the price.' },
      { figure: 'Visit', text: 'We look at what photos cannot show. After it the price is firm.' },
      { figure: 'Fitting', text: 'Fitted, then tested in front of you, power cut included.' },
      { figure: 'Papers', text: 'Permit, installation certificate, registration. We file them; you get the copies.' },
    ],
  },
  danger: {
    heading: 'Sparks, smoke or a burning smell?',
    text: 'Call 112 first. Leave the switchboard alone if it is hot or wet. If the whole street is dark, the distributor answers on 900 850 840.',
    call: 'Call 112',
  },
  talk: {
    heading: 'Rather ask a person?',
    text: 'Write what you need, in English or Spanish. We answer within two opening hours.',
    link: 'Write to us',
  },
}
