import { savingKey } from '#src/features/quote/text/saving-key.ts'
import type { KindText } from './types.ts'

export const en: KindText = {
  price: 'See my price',
  priceNote: 'Hatched: where your price will fall. Mark: the usual one. VAT included, firm after the visit.',
  priceLabel: ({ low, high, usual }) => `Installed, between ${low} and ${high}; usually about ${usual}`,
  details: 'In more detail',
  questions: 'Questions owners ask',
  sources: 'Sources and dates',
  next: 'Where to go next',
  suits: { yes: 'A good buy for you if', wait: 'Better to wait if' },
  homes: {
    ways: 'Three options for one home',
    note: (date) => `Examples with VAT, computed ${date}.`,
    key: ({ endAlike, inverterYear, batteryYear }) =>
      `${savingKey.en.short}${endAlike ? ' Two bars end alike: the fixed part of a bill is always paid.' : ''}${inverterYear ? ` Payback counts a new inverter in year ${inverterYear}${batteryYear ? `, a battery in year ${batteryYear}` : ''}.` : ''}`,
    kinds: { apartment: 'Flat', villa: 'Villa', townhouse: 'Townhouse', finca: 'Country house' },
    built: (year) => `built in ${year}`,
    makes: 'Yearly output',
    saves: 'Yearly saving',
    pays: 'Payback',
    years: (years) => (years === 1 ? '1 year' : `${years} years`),
    cut: 'In a power cut',
    cutOff: 'switches off with the grid',
    cutHours: (hours) => `essentials ${hours} or more`,
    yes: 'Worth it',
    extraForCuts: 'For power cuts',
    extraOnly: 'You pay the difference for light in a power cut.',
    extraKept: 'Its larger battery is for power cuts alone.',
    forCuts: 'Worth it for the light in a power cut',
    forEnergy: (years) => `Worth it: its solar part pays back in ${years} years`,
    withVote: 'Yes, if a third of the owners agree',
    atLimit: 'At the limit',
    lastYear: (years) => `${years} is the longest payback we recommend.`,
    needsVote: 'A third of the owners must vote for it.',
    ofShared: 'On a shared roof:',
    ownUse: (share) => `The home uses ${share} of the output.`,
    no: 'Better to wait',
    from: (low) => `at least ${low}`,
    likely: (mid) => `likely ${mid}`,
  },
  cut: {
    heading: 'What it runs in a power cut',
    lede: (home, battery) =>
      `${home}, with backup fitted and a battery of ${battery}, as full as ordinary use leaves it, and without a ray of sun. By day the panels refill it. Without backup it goes off with the grid.`,
    added: ({ battery, price, reserve }) =>
      `The same home with backup fitted, about ${price} more with VAT. Of its ${battery}, ${reserve} is kept for a cut. These hours are without a ray of sun; by day the panels refill it.`,
    withCooling: 'Those and one air conditioner, on an August night',
    off: 'Oven, pool pump and car',
    offNote: 'they wait for the grid',
    offWord: 'Off',
    key: { sure: 'sure', likely: 'likely', squares: '24 squares are 24 hours' },
    atLeast: (hours, likely) => `At least ${hours}, most likely ${likely}`,
    orMore: (hours) => `${hours} or more`,
  },
  close: {
    price: {
      heading: 'Your home in eight questions.',
      text: 'Three prices side by side, before we ask for a name or number.',
      action: 'See my price',
    },
    battery: {
      heading: 'See it with your own evenings.',
      text: 'Eight questions, then three prices side by side.',
      action: 'See my price',
    },
    blackout: {
      heading: 'What would stay on in your home?',
      text: 'Choose the appliances and see the hours.',
      action: 'Count my hours',
    },
    bill: {
      heading: 'Begin with your own bill.',
      text: 'It shows what the house uses, and the next step follows from it.',
      action: 'Check my bill',
    },
    walk: {
      heading: 'Walk round the house with us once.',
      text: 'An hour or two with the drawings, and one page in writing afterwards.',
      action: 'Arrange the walk',
    },
    photos: {
      heading: 'Your charger, from two photographs.',
      text: 'The meter and the parking space are enough for a first price.',
      action: 'See my price',
    },
    partner: {
      heading: 'Join, and hear from us within 24 hours.',
      text: 'Your link and your code are ready as soon as you are in.',
      action: 'Become a partner',
    },
    pool: {
      heading: 'How many months could you swim?',
      text: 'A few answers about your pool, and the season appears month by month.',
      action: 'Open the pool calculator',
    },
    cooling: {
      heading: 'Which machine fits your rooms?',
      text: 'Area, windows and roof are enough for a first answer.',
      action: 'Open the cooling calculator',
    },
    heating: {
      heading: 'Compare them for your own house.',
      text: 'Your rooms, your radiators and your present fuel are enough.',
      action: 'Open the heat pump calculator',
    },
    solar: {
      heading: 'See it on your own roof.',
      text: 'An answer is there before you type anything.',
      action: 'Open the solar calculator',
    },
    emergency: {
      heading: 'Still no power?',
      text: 'Keep your notes at hand: which breaker, which appliance, what the weather was like.',
      action: 'See what to do now',
    },
    visit: {
      heading: 'Meet us at your own gate.',
      text: 'Choose the place and the hour, and know who is coming.',
      action: 'Plan a visit',
    },
    call: {
      heading: 'Only your home is dark?',
      text: 'Ring, and know the price before we set off.',
      action: 'Call',
    },
  },
}
