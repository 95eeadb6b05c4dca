import type { ResultText } from './result.types.ts'

/** British English. */
export const resultEn: ResultText = {
  title: 'Your three options',
  heading: 'Three ways to do it.',
  home: ({ home, town, occupancy, use }) => `${home} in ${town}, ${occupancy.toLowerCase()}, ${use}.`,
  vatIn: (percent) => `Prices include ${percent} VAT.`,
  vatMixed: 'Prices include VAT.',
  changeAnswer: 'Change an answer or refine the details',
  reference: 'Reference',
  compare: 'Compare the three options',
  installed: 'installed, VAT in',
  saves: (eur) => `Saves ${eur} a year`,
  savesRange: (low, likely, high) =>
    `Yearly saving: at least ${low} in nine years of ten; most likely ${likely}; more than ${high} in one year of ten`,
  costsMore: (eur) => `Adds ${eur} a year to the bill`,
  inPowerCut: 'In a power cut it runs:',
  hours: (low, likely) => `at least ${low} of 24 hours nine times in ten, usually ${likely}`,
  noHours: '0 of 24 hours',
  fit: {
    soonest: 'Pays back soonest',
    'saves-most': 'Saves most a year',
    longest: 'Runs longest in a power cut',
    cheapest: 'Lowest price',
  },
  choose: (option) => `Choose ${option}`,
  chosen: 'Chosen: see the detail',
  hatchKey:
    'Hatched bars are estimates. Left end: what you get at least in nine years of ten. Mark: the most likely. Right end: passed in one year of ten.',
  notWorthIt: 'Not worth it for you',
  noneWorthIt: 'With your answers, none of the three earns its price. Better to know before you spend anything.',
  months: {
    heading: (option) => `${option}, month by month`,
    sentence: (made, used) => `The panels make ${made} in a middle year. The home uses ${used}.`,
    short: (months) => `In ${months} it needs more than the roof gives.`,
    shortAlways: 'In every month it needs more than the roof gives.',
    shortNever: 'In every month the roof gives as much as the home uses, or more.',
    enoughOnly: (months) => `Only in ${months} does the roof give as much as the home uses.`,
    without: 'This option adds no panels.',
    chart: (made, used) => `By month, the panels make ${made} a year against ${used} used.`,
    caption: ({ kwp, facing, tilt, date }) =>
      `${kwp}, facing ${facing}, tilt ${tilt}, 14% losses all in. Solid: reached in 9 years out of 10. Hatched: may come, 1 year in 10. Mark: middle year. Typical-year weather of Málaga, our own hourly model, worked out on ${date}.`,
    captionPlain: (date) => `Our own hourly model on the typical-year weather of Málaga, worked out on ${date}.`,
  },
  facing: {
    south: 'south',
    'south-east': 'south-east',
    'south-west': 'south-west',
    east: 'east',
    west: 'west',
    north: 'north',
    'north-east': 'north-east',
    'north-west': 'north-west',
  },
  output: {
    title: 'Output in one year',
    range: (low, likely, high) =>
      `Yearly output: at least ${low} in nine years of ten; most likely ${likely}; more than ${high} in one year of ten`,
    low: (kwh) => `at least ${kwh}`,
    high: (kwh) => `one year in ten: ${kwh}`,
    why: 'How is this worked out?',
    formula: (kwp, perKwp, kwh) => `${kwp} × ${perKwp} per kWp in the typical year = ${kwh}.`,
    spread: 'The range adds how much the sun differs from year to year and what the model may be wrong by.',
  },
  bill: {
    title: 'Your bill, per month',
    spoken: (before, after) => `${before} now, ${after} afterwards`,
    why: 'How is this worked out?',
    self: (selfUse, sufficiency) =>
      `You use ${selfUse} of what the panels make; that is ${sufficiency} of what the home needs. The rest comes from the grid.`,
    method:
      'Bought and sold hour by hour over a year, with the three periods of the 2.0TD tariff and its taxes. The surplus is credited each month and never beyond the energy you bought that month.',
  },
  paidBack: {
    title: 'Pay-back',
    why: 'How is this worked out?',
    formula: (price, saving) =>
      `${price} against ${saving} a year, with panels that lose 0.4% a year and electricity at today’s price.`,
  },
  powerCut: {
    title: 'In a power cut',
    why: 'How do the hours add up?',
    runs: 'Keeps running',
    doesNotRun: 'Goes off',
  },
  items: {
    title: 'What is in the price',
    item: 'Item',
    net: 'Without VAT',
    vat: (percent) => `VAT ${percent}`,
    vatPlain: 'VAT',
    total: 'Total, VAT in',
    subtotal: 'Total without VAT',
    unconfirmed: (date) => `Prices of ${date}, each with where it comes from; the firm price follows the visit.`,
    confirmed: (date) => `Our prices of ${date}; the firm price follows the visit.`,
  },
  incentives: {
    title: 'Incentives',
    none: 'None that we can confirm applies to this option, so none is counted.',
    unknownAmount: 'Amount to be confirmed',
    verified: 'verified',
    single: 'one source',
    notCounted: 'No incentive is taken off the prices above.',
    asOf: (date) => `Checked on ${date}`,
  },
  moves: {
    title: 'What could move the price',
    lede: 'The visit settles each of these. Until then this is what we assumed.',
  },
  assumptions: {
    title: 'Everything we assumed',
    lede: 'If one of these is wrong for your home, the numbers change. Tell us and we work it out again.',
    item: 'We assumed',
    source: 'Source',
  },
  keep: {
    title: 'Keep this quote',
    lede: (date) => `The link works in English and Spanish, without an account. The prices stand until ${date}.`,
    testLede: 'A test quote: it is deleted after 24 hours.',
    pdf: 'Download the PDF',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Copy it from the address bar',
    share: 'Share',
    print: 'Print',
    whatsapp: 'Ask on WhatsApp',
    whatsappNote: 'WhatsApp is a service of Meta. Phone and form do the same.',
    contact: 'Write to us',
    call: (phone) => `Call ${phone}`,
  },
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'You read it in your own time',
        detail: 'The prices stand until the date above. Nothing is ordered by looking.',
      },
      { title: 'A visit measures what we assumed', detail: 'The roof, the fuse board, the way of the cables.' },
      { title: 'You get a firm price in writing', detail: 'Only then is there an offer to say yes or no to.' },
    ],
  },
  test: {
    title: 'Test quote',
    note: 'Made in test mode: not an estimate for anybody, no lead, deleted after 24 hours.',
  },
  gone: {
    expired: {
      title: 'This quote has run out',
      lede: 'Prices are held for 30 days and these are older. A new quote takes a minute, with today’s prices.',
    },
    unknown: {
      title: 'There is no quote at this address',
      lede: 'The link may be cut short: mail programs sometimes break long ones. Copy it whole from the mail, or make a new quote.',
    },
    again: 'Make a new quote',
    contact: 'Write to us',
  },
}
