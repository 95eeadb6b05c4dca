import type { WidgetText } from './types.ts'

export const en: WidgetText = {
  title: 'Emergency help',
  subtitle: 'Automatic answers first, a person if you ask',
  close: 'Close the chat',
  contacts: 'Contacts',
  call112: 'Call 112',
  message: 'What is happening?',
  send: 'Send',
  log: 'Conversation',
  typing: 'Writing an answer',
  now: 'Do this now',
  you: 'You',
  guides: 'Or step by step:',
  actions: {
    'call-112': 'Call 112',
    'call-distributor': 'Electricity faults',
    'call-gas': 'Gas leak, mains gas',
    'call-us': 'Call us',
    callback: 'Ask for a call',
    whatsapp: 'WhatsApp',
    book: 'Book appointment',
    quote: 'See the price',
    contacts: 'Contacts',
  },
  checked: {
    verified: (day) => `Checked on ${day}`,
    'single-source': (day) => `One source, ${day}`,
    unverified: () => 'Not yet confirmed',
  },
  spanishTime: 'Spanish time',
  whatsappGreeting: 'Hello, I have an electrical fault.',
}
