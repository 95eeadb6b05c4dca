import type { WidgetText } from './types.ts'

export const de: WidgetText = {
  title: 'Hilfe im Notfall',
  subtitle: 'Zuerst automatische Antworten, auf Wunsch ein Mensch',
  close: 'Chat schließen',
  contacts: 'Kontakte',
  call112: '112 anrufen',
  message: 'Was ist passiert?',
  send: 'Senden',
  log: 'Gespräch',
  typing: 'Antwort wird geschrieben',
  now: 'Jetzt tun',
  you: 'Sie',
  guides: 'Oder Schritt für Schritt:',
  actions: {
    'call-112': '112 anrufen',
    'call-distributor': 'Störung im Stromnetz',
    'call-gas': 'Gasleck, Leitungsgas',
    'call-us': 'Uns anrufen',
    callback: 'Um Rückruf bitten',
    whatsapp: 'WhatsApp',
    book: 'Termin anfragen',
    quote: 'Preis ansehen',
    contacts: 'Kontakte',
  },
  checked: {
    verified: (day) => `Geprüft am ${day}`,
    'single-source': (day) => `Eine Quelle, ${day}`,
    unverified: () => 'Noch nicht bestätigt',
  },
  spanishTime: 'spanische Zeit',
  whatsappGreeting: 'Guten Tag, ich habe eine Störung an der Elektrik.',
}
