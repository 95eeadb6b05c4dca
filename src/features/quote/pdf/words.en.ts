import type { QuotePdfWords } from './words.types.ts'

export const quotePdfEn: QuotePdfWords = {
  title: (reference) => `Estimate ${reference}: three ways to do it`,
  reference: (reference) => `Estimate ${reference}`,
  dates: (pricesOf, validTo) => `Prices of ${pricesOf}, valid to ${validTo}`,
  page: 'Page',
  pageOf: 'of',
  madeOn: (date) => `Printed ${date}`,
  testNote: 'Test: the office is not told of this quote, and it is deleted after 24 hours.',
  heading: 'Three ways to do it',
  headingNotWorthIt: 'Our answer: not worth it for you',
  preparedFor: (name) => `For ${name}`,
  occupancy: {
    'full-time': 'lived in all year',
    'holiday-home': 'used for holidays',
    'mixed-use': 'used part of the year',
  },
  home: ({ type, hasPool, town, year, occupancy, kwhPerYear, eurPerYear }) =>
    `${type}${hasPool ? ' with a pool' : ''} in ${town}, built in ${year}, ${occupancy}. Today ${kwhPerYear} and ${eurPerYear} a year.`,
  scan: 'Scan to change or choose.',
  tick: 'Tick the option you choose, or scan to change it.',
  signing: 'There is nothing to sign yet. The place to sign comes with the firm price.',
  qrAlt: 'QR code that opens the live version of this quote',
  optionsCaption: 'The three options side by side',
  rows: {
    price: 'Price, installed, VAT included',
    vat: 'of which VAT',
    equipment: 'Equipment',
    output: 'Output a year, at least / likely',
    saving: 'Saving a year, at least / likely',
    savingScale: 'The same on one scale',
    savingOfBill: 'On the scale of your bill',
    bill: 'Bill a year, after',
    payback: 'Pays back in',
    powerCut: 'In a power cut it runs',
  },
  bill: (after) => `about ${after}`,
  extraForCuts: 'the extra price is for power cuts',
  powerCut: {
    hours: (low, likely) => `at least ${low}; usually\u00a0${likely}`,
    hoursAlike: (low) => `at least ${low}; usually the same`,
    threeDays: 'three days or more',
    withCooler: (hours) => `With one air conditioner: ${hours}`,
    alt: (low, likely) => `Of 24 hours, at least ${low} and usually ${likely}`,
  },
  noPanels: 'No panels',
  rangeNote:
    '‘At least’ means nine years in ten, and for hours nine power cuts in ten. Savings are those of the first full year; their range allows for the sun of the year and for what your own contract charges.',
  notWorthIt: (optionNames) => `Not worth it for you: ${optionNames}`,
  noneWorthIt: 'We would not spend the money',
  months: {
    made: 'Made, kWh',
    used: 'Used, kWh',
    saved: 'Saved, €',
    year: 'Year',
    note: (useKwh, addedUse) =>
      ['With this option the home uses', useKwh, 'a year.', addedUse, 'Months are rounded.'].filter(Boolean).join(' '),
  },
  chart: {
    title: (optionName) => `${optionName}: output and your use`,
    titleUseOnly: 'Your use by month',
    unit: 'kWh a month',
    solar: 'Solar',
    use: 'Your use',
    caption:
      'Solid: at least, in nine years of ten. Hatched: may come on top. Mark: most likely. The range is the year’s, shared out by month. Simulated hour by hour on a typical year.',
    alt: ({ lowMonth, lowKwh, highMonth, highKwh, yearKwh, useKwh }) =>
      `Bar chart. In the likely year the panels make ${lowKwh} in ${lowMonth}, ${highKwh} in ${highMonth} and ${yearKwh} in all, against a use of ${useKwh}.`,
    altUseOnly: (useKwh) => `Line chart of your use by month, ${useKwh} a year.`,
  },
  savingChart: {
    title: 'What you save',
    unit: 'euros a month',
    alt: ({ lowMonth, lowEur, highMonth, highEur, yearEur }) =>
      `Bar chart. In the likely year you save ${lowEur} in ${lowMonth}, ${highEur} in ${highMonth} and ${yearEur} in all.`,
  },
  range: {
    title: 'One year of sun',
    unit: 'kWh, likely',
    caption: 'Left end: at least, in nine years of ten. Right end: passed in one year of ten.',
    alt: (low, likely, high) =>
      `At least ${low} in nine years of ten; most likely ${likely}; more than ${high} in one year of ten.`,
  },
  items: {
    heading: 'What each option includes',
    item: 'Item',
    net: 'Net',
    vatRate: 'VAT rate',
    vat: 'VAT',
    price: 'Price with VAT',
    totals: 'Total',
    lead: 'Supplied and installed, in euros. An empty cell means that the option goes without it.',
    basis: (marks) => `Where a price comes from: ${marks}.`,
    sun: (selfSufficiency, selfConsumption) =>
      `The sun covers ${selfSufficiency} of your use; you use ${selfConsumption} of what the panels make.`,
  },
  notes: 'What could change the price, and what is not in it',
  incentives: {
    heading: 'Incentives',
    none: 'None is counted in these prices.',
    unknownAmount: 'amount to be asked',
    inAll: (amount) => `In all three options: ${amount}`,
    intro: 'Not taken off the prices above.',
    source: 'Source',
  },
  assumptions: {
    heading: 'What we assumed',
    lead: 'Tell us what is different and we work the figures out again.',
    sources: 'Sources:',
    source: (title, asOf) => `${title}, ${asOf}`,
  },
  next: {
    heading: 'What happens next',
    steps: [
      'A person from our team contacts you to arrange a visit. You have not committed to anything.',
      'On the visit we measure, and look at the fuse board and where the cables would run.',
      'You get a firm price in writing. Until then this is an estimate.',
    ],
  },
  contact: {
    heading: 'Questions',
    towns: (names) => `Offices in ${names}`,
    quoteUs: (reference) => `Give us the reference ${reference}.`,
  },
  registrations: {
    taxId: 'NIF',
    lowVoltage: 'Low-voltage registration',
    thermal: 'Thermal registration',
    refrigerants: 'F-gas certificate',
  },
}
