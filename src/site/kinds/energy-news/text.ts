import type { Language } from '#src/shared/i18n/language.ts'

const en = {
  ahead: 'Still to come',
  past: 'What has changed, newest first',
  home: 'At home:',
  chosenTitle: 'How items are chosen',
  chosen:
    'An item appears here when it changes a bill, a right or a job at home. Official texts come first, and every line carries its date. If you read something that contradicts us, [send us its address](route:contact) and we will check it against the law.',
  closing: 'What would the next rule change for you?',
  closingText: 'Send one bill and see it line by line.',
}
const es: typeof en = {
  ahead: 'Lo que está por venir',
  past: 'Lo que ha cambiado, lo último primero',
  home: 'En casa:',
  chosenTitle: 'Cómo elegimos las noticias',
  chosen:
    'Aquí entra lo que cambia un recibo, un derecho o una obra en casa. Los textos oficiales van primero y cada línea lleva su fecha. Si has leído otra cosa, [mándanos el enlace](route:contact) y lo comprobamos con la ley delante.',
  closing: '¿Qué cambiaría para ti la próxima norma?',
  closingText: 'Envíanos una factura y lo ves línea a línea.',
}

/** What the news page says besides its own words. */
export function newsPageText(language: Language): typeof en {
  return language === 'en' ? en : es
}
