import type { QuoteMailWords } from './words.types.ts'

export const quoteMailEn: QuoteMailWords = {
  confirmation: {
    subject: (reference) => `Your estimate ${reference}: three ways to do it`,
    greeting: (name) => (name === '' ? 'Hello.' : `Hello, ${name}.`),
    intro:
      'Here are the three options you worked out with us. The PDF is attached; the live version stays at this link.',
    introNotWorthIt:
      'We worked out three options, and our answer is that they are not worth it for you. The reasons are below, and in the attached PDF. The live version stays at this link.',
    open: 'Open your estimate',
    rows: {
      price: 'Price, installed, VAT included',
      equipment: 'Equipment',
      saving: 'Saving a year',
      payback: 'Payback',
      powerCut: 'In a power cut it runs',
      powerCutSum: 'How those hours add up',
      verdict: 'Not worth it for you',
    },
    pricesUnconfirmed: 'The PDF says beside each price where it comes from.',
    nextHeading: 'What happens next',
    answeredBy: (when) => `A person from our office answers by ${when} at the latest, Spanish time.`,
    answered: 'A person from our office answers in our opening hours.',
    steps: [
      'We agree on a visit. You have not committed to anything.',
      'On the visit we measure, and look at the fuse board and where the cables would run.',
      'You get a firm price in writing.',
    ],
  },
  notice: {
    subject: (reference, town, value) => `New quote ${reference}: ${town}, ${value}`,
    intro: 'A visitor has made a quote and asked to be contacted.',
    open: 'Open the lead',
    rows: {
      name: 'Name',
      phone: 'Phone',
      email: 'E-mail',
      town: 'Town',
      language: 'Language',
      value: 'Balanced option, VAT included',
      equipment: 'Equipment',
      answerBy: 'Answer by',
      verdict: 'Verdict',
    },
    notWorthIt: 'Balanced option shown as not worth it',
    languageName: { en: 'English', es: 'Spanish' },
  },
}
