import type { Language } from '#src/shared/i18n/language.ts'

const en = {
  mistake: 'Seen a mistake?',
  tell: 'Tell us',
  kept: 'Corrections are dated and stay on the page.',
}
const es: typeof en = {
  mistake: '¿Has visto un error?',
  tell: 'Dínoslo',
  kept: 'Las correcciones llevan fecha y se quedan en la página.',
}

export function articleText(language: Language): typeof en {
  return language === 'en' ? en : es
}
