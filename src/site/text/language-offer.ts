import type { Language } from '#src/shared/i18n/language.ts'

/** Each in the language that is offered, for people who read it better. Apart from the other words: a script carries these. */
export const offerWords: Record<Language, { sentence: string; link: string; close: string }> = {
  en: { sentence: 'This page is also in English.', link: 'Read it in English', close: 'Close this notice' },
  es: { sentence: 'Esta página también está en español.', link: 'Leerla en español', close: 'Cerrar este aviso' },
}
