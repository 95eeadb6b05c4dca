import type { Language } from '#src/shared/i18n/language.ts'

const en = {
  work: 'Work I need',
  firm: (letter: string) => `Firm ${letter}`,
  check: 'Check',
  ours: 'Ask us the same: our registrations and our insurer are named in each quotation.',
  print: 'Prints on one page; black and white will do.',
}
const es: typeof en = {
  work: 'Trabajo que necesito',
  firm: (letter) => `Empresa ${letter}`,
  check: 'Comprobación',
  ours: 'Pregúntanos lo mismo: cada presupuesto nombra nuestros registros y nuestra aseguradora.',
  print: 'Se imprime en una página; basta en blanco y negro.',
}

export function recommendText(language: Language): typeof en {
  return language === 'en' ? en : es
}
