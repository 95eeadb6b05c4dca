import { menuEn } from './menu.en.ts'
import type { SiteText } from './types.ts'

export const en: SiteText = {
  skip: 'Skip to content',
  pages: {
    home: {
      title: 'Solar, batteries and heat pumps, Costa del Sol',
      description:
        'Three installed prices for your home, with VAT, from your town and your bill, before you give a name or a number. Sotogrande to Málaga.',
    },
    quote: {
      title: 'Your solar and energy quote in 8 questions',
      description:
        'Answer 8 questions and see three priced options for your home on the Costa del Sol, with the saving as a range and what runs in a power cut.',
    },
    'quote.view': {
      title: 'Your saved quote',
      description:
        'A saved quote for a home on the Costa del Sol, with its three options, prices with VAT, saving range and assumptions, to read or to print.',
    },
    'test-quote': {
      title: 'Try the quote configurator',
      description:
        'The same configurator in test mode: the PDF carries a watermark, nothing is sent, and no contact details are needed to try it.',
    },
    'design-consultation': {
      title: 'Design consultation: choose a time',
      description:
        'Book an hour at your house or half an hour by video, in Spain time and yours: solar, batteries, heat pumps, pool heating or a rewire, Sotogrande to Málaga.',
    },
    'booking.manage': {
      title: 'Your appointment',
      description: 'Your design consultation: when and where, for your calendar, to move to another time or to cancel.',
    },
    'energy.alert': {
      title: 'Cheapest hours by e-mail',
      description: 'Confirm the evening e-mail with the cheapest hours of the next day, or end it with one click.',
    },
    'reviews.write': {
      title: 'Your opinion of our work',
      description:
        'Write what you would have wanted to know before your job. We show it as you write it, good or bad, with our answer below it.',
    },
    'affiliate-program': {
      title: 'Partner programme: paid for every finished job',
      description:
        'Recommend us and earn a commission for each finished and paid job. No cookie needed, a protected referral, a transfer every month. Join with five fields.',
    },
    'affiliate-portal': {
      title: 'Partner portal: money, referrals, statements',
      description:
        'Sign in with a link by e-mail: what you are owed and when, where each referral stands, a form to register somebody in four answers, and your share kit.',
    },
    contact: {
      title: 'Contact us: a person answers',
      description:
        'Write to us about solar, batteries, heat pumps or electrical work on the Costa del Sol. We answer within two working hours, in English or Spanish.',
    },
  },
  nav: {
    main: 'Main',
    menu: 'Menu',
    language: 'Language',
    trail: 'Breadcrumb',
    quick: 'Quick actions',
  },
  menu: menuEn,
  getQuote: 'Get a quote',
  quoteShort: 'Quote',
  uploadBill: 'Upload Bill',
  call112: 'Call 112',
  electrician: 'Electrician',
  whatsapp: 'WhatsApp',
  whatsappOwner: 'a service of Meta',
  whatsappNote: 'Opens a chat on WhatsApp, a service of Meta',
  banner: {
    name: 'Notice',
    sentence: 'Three prices from 8 questions, before any name or number.',
    link: 'Get a quote',
    close: 'Close this notice',
  },
  footer: {
    hours: 'Hours',
    emergencies: 'Emergencies',
    offices: 'Offices',
    maps: 'on the map, Google Maps',
    follow: 'Also on',
    wholeCoast: 'The whole coast',
    mapCredit: 'Map: © IGN, CC BY 4.0',
    columns: {
      services: 'Services',
      tools: 'Tools',
      company: 'Company',
      resources: 'Resources',
      areas: 'Service areas',
      solar: 'Solar by location',
      battery: 'Battery by location',
      emergency: 'Emergency',
      specialised: 'Specialised services',
      guides: 'Guides',
    },
  },
  notFound: {
    title: 'Page not found',
    description:
      'There is no page at this address. From here: prices for your home, the quote in 8 questions, and a way to reach us.',
    heading: 'There is no house at this number',
    nextDoor: ', but there is one next door',
    lede: 'This page may have moved, or the address may have a typo.',
    map: 'The seven towns we serve along the coast, from Sotogrande to Málaga',
    services: 'All services and prices',
    towns: 'The seven towns',
    close: 'From here you can go to:',
    home: 'Home page',
    other: 'Portada en español',
  },
}
