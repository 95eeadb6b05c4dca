import type { Language } from '#src/shared/i18n/language.ts'

const en = {
  ahead: 'Still to come',
  past: 'What has changed, newest first',
  home: 'At home:',
  closing: 'What would the next rule change for you?',
  closingText: 'Send one bill and see it line by line.',
}
const es: typeof en = {
  ahead: 'Lo que está por venir',
  past: 'Lo que ha cambiado, lo último primero',
  home: 'En casa:',
  closing: '¿Qué cambiaría para ti la próxima norma?',
  closingText: 'Envíanos una factura y lo ves línea a línea.',
}

/** What the news page says besides its own words. */
export function newsPageText(language: Language): typeof en {
  return language === 'en' ? en : es
}
