import type { Language } from '#src/shared/i18n/language.ts'

const en = {
  start: 'Start with step 1',
  print: 'Print the steps',
  printForBoard: 'Print for the fuse board',
  danger: 'Danger: call 112',
  call112: 'Call 112',
  electrician: 'Electrician',
  sendBill: 'Still unsure? Send us the bill, both sides.',
  checkBill: 'Check my bill with us',
}
const es: typeof en = {
  start: 'Empezar por el paso 1',
  print: 'Imprimir los pasos',
  printForBoard: 'Imprimir para el cuadro',
  danger: 'Peligro: llama al 112',
  call112: 'Llama al 112',
  electrician: 'Electricista',
  sendBill: '¿Sigues con dudas? Mándanos la factura, por las dos caras.',
  checkBill: 'Revisar mi factura con vosotros',
}

export function howtoText(language: Language): typeof en {
  return language === 'en' ? en : es
}
