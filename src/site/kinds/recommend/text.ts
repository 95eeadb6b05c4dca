import type { Language } from '#src/shared/i18n/language.ts'

const en = {
  work: 'Work I need',
  firm: (letter: string) => `Firm ${letter}`,
  check: 'Check',
  warn: 'Warning',
  weAnswer: 'Our answer',
  lookFor: 'What to look for',
  marks: 'Reading the sheet',
  ours: 'Ask us to fill in the same sheet, in writing, before you sign.',
  print: 'Print the sheet',
  paper: 'One page; black and white will do.',
}
const es: typeof en = {
  work: 'Trabajo que necesito',
  firm: (letter) => `Empresa ${letter}`,
  check: 'Comprobación',
  warn: 'Mala señal',
  weAnswer: 'Nuestra respuesta',
  lookFor: 'En qué fijarse',
  marks: 'Cómo leer la hoja',
  ours: 'Pídenos que rellenemos la misma hoja, por escrito, antes de firmar.',
  print: 'Imprimir la hoja',
  paper: 'Es una sola página y vale en blanco y negro.',
}

export function recommendText(language: Language): typeof en {
  return language === 'en' ? en : es
}
