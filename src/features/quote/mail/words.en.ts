import type { QuoteMailWords } from './words.types.ts'

export const quoteMailEn: QuoteMailWords = {
  confirmation: {
    subject: (reference, fromPrice) => `Your estimate ${reference}: three options from ${fromPrice}`,
    title: 'Your three options are ready',
    titleNotWorthIt: 'Our answer: not worth it for you',
    greeting: (name) => (name === '' ? 'Hello.' : `Hello, ${name}.`),
    intro:
      'Prices are installed, with VAT. What each option holds, saves and runs in a power cut is in the attached PDF and in the live version.',
    introNotWorthIt:
      'We worked out three options, and our answer is that they are not worth it for you. The reasons are below, and in the attached PDF. The live version stays at this link.',
    open: 'Open your estimate',
    saves: (option) => `${option} saves a year`,
    saving: (low, likely) => `at least ${low}, likely ${likely}`,
    pricesUnconfirmed: 'The PDF says beside each price where it comes from.',
    nextHeading: 'What happens next',
    answeredBy: (when) => `A person from our office answers by ${when} at the latest, Spanish time.`,
    answered: 'A person from our office answers in our opening hours.',
    steps: [
      'We arrange a visit with you. You have not committed to anything.',
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
