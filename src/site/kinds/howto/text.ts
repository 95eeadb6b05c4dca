import type { Language } from '#src/shared/i18n/language.ts'

const en = {
  start: 'Start with step 1',
  print: 'Print the steps',
  printForBoard: 'Print for the fuse board',
  danger: 'Danger: call 112',
  call112: 'Call 112',
  electrician: 'Electrician',
}
const es: typeof en = {
  start: 'Empezar por el paso 1',
  print: 'Imprimir los pasos',
  printForBoard: 'Imprimir para el cuadro',
  danger: 'Peligro: llama al 112',
  call112: 'Llamar al 112',
  electrician: 'Electricista',
}

export function howtoText(language: Language): typeof en {
  return language === 'en' ? en : es
}
