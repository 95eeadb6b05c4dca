import type { SiteText } from './types.ts'

export const en: SiteText = {
  skip: 'Skip to content',
  pages: {
    home: {
      title: 'Solar, batteries and heat pumps, Costa del Sol',
      description:
        'Three installed prices for your home, with VAT, from your town and your bill, before you give a name or a number. Sotogrande to Málaga.',
      label: 'Home',
    },
    quote: {
      title: 'Your solar and energy quote in 8 questions',
      description:
        'Answer 8 questions and see three priced options for your home on the Costa del Sol, with the saving as a range and what runs in a power cut.',
      label: 'Get a quote',
    },
    'quote.view': {
      title: 'Your saved quote',
      description:
        'A quote saved on the Costa del Sol, with its three options, prices with VAT, saving range and assumptions, to read or to print.',
      label: 'Saved quote',
    },
    'test-quote': {
      title: 'Try the quote configurator',
      description:
        'The same configurator in test mode: the PDF carries a watermark, nothing is sent, and no contact details are needed to try it.',
      label: 'Test quote',
    },
    contact: {
      title: 'Contact us: a person answers',
      description:
        'Write to us about solar, batteries, heat pumps or electrical work on the Costa del Sol. We answer within two opening hours, in English or Spanish.',
      label: 'Contact',
    },
  },
  labels: {
    services: 'Services',
    articles: 'Articles',
    emergency: 'Emergency',
    'tool.solar': 'Solar calculator',
    'guide.battery-storage': 'Battery guide',
    about: 'About',
    projects: 'Projects',
    'bill-analysis': '3 Steps Free Bill Analysis',
  },
  nav: { main: 'Main', menu: 'Menu', language: 'Language', trail: 'Breadcrumb', quick: 'Quick actions' },
  getQuote: 'Get a quote',
  quoteShort: 'Quote',
  whatsapp: 'WhatsApp',
  whatsappNote: 'Opens a chat on WhatsApp, a service of Meta',
  call: 'Call',
  hoursTitle: 'Hours',
  officesTitle: 'Offices',
  areasTitle: 'Service areas',
  pagesTitle: 'Pages',
  mapCredit: 'Map: © IGN, CC BY 4.0',
  notFound: {
    title: 'Page not found',
    description:
      'There is no page at this address. From here: prices for your home, the quote in 8 questions, and a way to reach us.',
    heading: 'There is no house at this number.',
    lede: 'The page has moved, or the address has a typing mistake.',
    close: 'From here you can go to:',
    home: 'Prices and home page',
    other: 'Portada en español',
  },
}
