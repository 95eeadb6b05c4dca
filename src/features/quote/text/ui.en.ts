import { townNames } from '#src/shared/i18n/town-names.ts'
import { refineEn } from './refine.en.ts'
import type { QuoteUiText } from './ui.types.ts'

const required: Record<string, string> = {
  town: 'Choose the town',
  propertyType: 'Choose the kind of home',
  buildYear: 'Enter the year it was built',
  occupancy: 'Choose when someone is at home',
  existingSystems: 'Tick what the home has, or “None of these”',
  goals: 'Choose at least one thing it should do',
  budget: 'Choose a budget, or “Not sure yet”',
  name: 'Enter your name',
  roofType: 'Choose the kind of roof',
}
const numbers: Record<string, string> = {
  buildYear: 'The year',
  monthlyBillEur: 'The monthly bill',
  annualKwh: 'The yearly consumption',
  roofTiltDeg: 'The tilt',
  roofAzimuthDeg: 'The direction',
  roofAreaM2: 'The usable roof',
  areaM2: 'The floor area',
  persons: 'The number of people',
  poolM3: 'The water in the pool',
  evKmPerYear: 'The distance a year',
  contractedPowerKw: 'The contracted power',
}

/** British English. */
export const uiEn: QuoteUiText = {
  language: 'en',
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  previous: 'Previous',
  next: 'Next',
  savedHere: 'Saved on this device as you go',
  startAgain: 'Start again',
  startedAgain: 'Your answers are cleared.',
  undo: 'Bring them back',
  questions: {
    town: {
      title: 'Where is the home?',
      hint: 'The sun is much the same along this coast, but town halls and their rebates differ.',
      short: 'Town',
    },
    property: {
      title: 'What kind of home is it?',
      hint: 'It tells us how much roof to expect. We measure it on the visit.',
      short: 'Property',
    },
    occupancy: {
      title: 'When is someone at home?',
      hint: 'It decides how much sun you can use yourself. An empty house in August changes the answer more than the brand of panel.',
      short: 'At home',
    },
    consumption: {
      title: 'How much electricity does it use?',
      hint: 'One number is enough: what you usually pay, or the kWh of a year.',
      short: 'Electricity',
    },
    systems: {
      title: 'What is there already?',
      hint: 'Tick everything the home has. That way you never pay for the same thing twice.',
      short: 'Already there',
    },
    goals: {
      title: 'What should it do for you?',
      hint: 'Tick as many as you like. Each one can add equipment, and the price shows it.',
      short: 'Goals',
    },
    budget: {
      title: 'What budget do you have in mind?',
      hint: 'It shapes the sizes we propose. It never changes the price of anything.',
      short: 'Budget',
    },
    review: {
      title: 'Check your answers',
      hint: 'Anything can be changed. Then we make the PDF and your own link.',
      short: 'Review',
    },
  },
  town: townNames,
  elsewhere: 'Not on the list? Choose the nearest town, or call us:',
  propertyType: {
    apartment: { name: 'Apartment', detail: 'Shared or small roof' },
    townhouse: { name: 'Townhouse', detail: 'Own roof, one of a row' },
    villa: { name: 'Villa', detail: 'Own roof, own garden' },
    finca: { name: 'Finca', detail: 'Country house with land' },
  },
  buildYear: { label: 'Year it was built', hint: 'Four digits. A guess is fine.' },
  occupancy: {
    'full-time': { name: 'All year', detail: 'Someone most days' },
    'mixed-use': { name: 'Part of the year', detail: 'Long stays, some empty months' },
    'holiday-home': { name: 'Holidays only', detail: 'Weeks, mostly summer' },
  },
  consumption: {
    by: { bill: 'I know the bill', kwh: 'I know the kWh' },
    bill: {
      label: 'Monthly bill, in euros',
      hint: 'The usual one, taxes included. If your bills vary a lot, take a middling one.',
      hintOfPartYear: (eur) =>
        `The mean of twelve months, taxes included: add up a year’s bills, the empty months too, and divide by twelve. A summer bill alone would promise too much. Homes like this often pay about ${eur}.`,
    },
    kwh: { label: 'Consumption in a year, in kWh', hint: 'The total of the last twelve months. Most bills print it.' },
    either: 'Fill in one of the two. With both, we take the kWh.',
    slider: 'Monthly bill, slider',
  },
  existingSystems: {
    solar: 'Solar panels',
    battery: 'Battery',
    'heat-pump': 'Heat pump',
    'air-conditioning': 'Air conditioning',
    'gas-boiler': 'Gas boiler',
    'electric-boiler': 'Electric water heater',
    pool: 'Pool',
    'pool-heating': 'Pool heating',
    'ev-charger': 'Car charger',
    'underfloor-heating': 'Underfloor heating',
    generator: 'Generator',
  },
  nothing: 'None of these',
  goals: {
    'lower-bills': 'Lower bills',
    'blackout-protection': 'Keep going in a power cut',
    comfort: 'More comfort',
    cooling: 'A cooler house',
    heating: 'A warmer house',
    'hot-water': 'Hot water',
    'pool-heating': 'A warmer pool',
    'ev-charging': 'Charge a car',
    'lower-carbon': 'Lower emissions',
    independence: 'Depend less on the grid',
  },
  budget: {
    'under-5000': 'Under €5,000',
    '5000-10000': '€5,000–10,000',
    '10000-20000': '€10,000–20,000',
    '20000-40000': '€20,000–40,000',
    'over-40000': 'Over €40,000',
    'not-sure': 'Not sure yet',
  },
  review: {
    change: 'Change',
    noAnswer: 'No answer yet',
    perMonth: (eur) => `${eur} a month`,
    perYear: (kwh) => `${kwh} a year`,
    built: (year) => `built ${year}`,
    details: 'Who is it for?',
    detailsHint: 'The PDF and the link are yours, so they need a name and one way to reach you: e-mail or phone.',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'The PDF goes here.',
    phone: 'Phone',
    phoneHint: 'Spanish or with its country code, such as +44.',
    optional: 'optional',
    either: { email: 'or phone: one is enough', phone: 'or e-mail: one is enough' },
    consentPrivacy: 'I agree to the Privacy Policy and consent to being contacted about my enquiry',
    privacyPolicy: 'Privacy Policy',
    consentMarketing: 'I also want occasional tips and offers by e-mail or WhatsApp (optional; you can stop any time)',
    controller: (brand) =>
      `Responsible for your data: ${brand}. We use these details only to prepare and discuss your quote and, if you tick the box above, to send you tips and offers.`,
  },
  refine: refineEn,
  generate: 'Generate Quote',
  generating: 'Generating...',
  soFar: {
    title: 'So far',
    prices: 'Price of the three options',
    none: 'Answer the first question and the price appears here.',
    working: 'Working it out',
    unavailable: 'The price cannot be worked out on this device just now. Your quote will have it.',
    basis: 'Installed, VAT included. Estimate, not an offer.',
    partYear: 'For a bill that counts the empty months too.',
    chart: (rows) => `The price range after each answer: ${rows}`,
    after: (step) => `After step ${step}`,
    now: 'now',
    priceFirst:
      'You see the price first. We ask for a name and an e-mail or phone only at the end, for the PDF and your link.',
    announced: (range) => `Price of the three options: ${range}`,
  },
  errors: {
    title: 'There is a problem',
    titlePrefix: 'Error:',
    problem: ({ field, code }, limits) => {
      switch (code) {
        case 'required':
          return required[field] ?? 'Answer this question'
        case 'not_a_number':
          return `${numbers[field] ?? 'This'} must be a number`
        case 'whole_number':
          return field === 'persons' ? 'Enter a whole number of people' : 'Write the year with four digits'
        case 'too_small':
          return `${numbers[field] ?? 'This'} must be ${limits?.min ?? ''} or more`
        case 'too_big':
          return `${numbers[field] ?? 'This'} must be ${limits?.max ?? ''} or less`
        case 'consumption_required':
          return field === 'annualKwh' ? 'Enter the kWh of a year' : 'Enter the monthly bill'
        case 'email_or_phone_required':
          return 'Enter a phone number or an e-mail'
        case 'email_invalid':
          return 'Enter an e-mail such as name@example.com'
        case 'phone_invalid':
          return 'Enter a phone number such as 600 123 456 or +44 20 7946 0000'
        case 'consent_required':
          return 'Tick the box so that we may contact you about this quote'
      }
    },
  },
  failure: {
    title: 'The quote was not made',
    offline:
      'We could not be reached: there seems to be no connection. Your quote is asked for by itself as soon as you are back, even if you close this page.',
    server: 'Something failed at our end.',
    busy: 'Too many quotes came from your connection in one minute. Wait a minute, then try again.',
    kept: 'Your answers are kept on this device and nothing is sent twice.',
    retry: 'Try again',
    call: (phone) => `Or call us: ${phone}`,
  },
  options: { essential: 'Bills first', balanced: 'Balanced', 'blackout-proof': 'Blackout-proof' },
  test: {
    title: 'Test quote',
    note: 'Test mode: the PDF carries a watermark, no contact details are needed, nothing is sent, and it is deleted after 24 hours.',
  },
  form: {
    title: 'Your quote, on one page',
    lede: 'Eight short answers and where to send it. You get three options with prices, as a page and as a PDF.',
  },
}
