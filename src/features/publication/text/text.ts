import type { Language } from '#src/shared/i18n/language.ts'

interface PublicationText {
  /** For the one who was slower. */
  changedBy: (who: string, when: string, version: number, what: string[]) => string
  shown: (pages: number, since: string) => string
  preview: string
  previewing: string
  nothing: string
  changes: (pages: number) => string
  more: (sentences: number) => string
  added: string
  gone: string
  failed: string
  offline: string
}

export const publicationText: Record<Language, PublicationText> = {
  en: {
    changedBy: (who, when, version, what) =>
      `${who} published version ${version} on ${when}${what.length > 0 ? `: ${what.join(', ')}` : ''}.`,
    shown: (pages, since) => (pages === 1 ? `On 1 page since ${since}.` : `On ${pages} pages since ${since}.`),
    preview: 'See what will change',
    previewing: 'Preparing the pages…',
    nothing: 'No page will change.',
    changes: (pages) => (pages === 1 ? '1 page will change:' : `${pages} pages will change:`),
    more: (sentences) => (sentences === 1 ? 'and 1 more sentence' : `and ${sentences} more sentences`),
    added: 'New',
    gone: 'Removed',
    failed: 'That did not work.',
    offline: 'The server did not answer. Check your connection.',
  },
  es: {
    changedBy: (who, when, version, what) =>
      `${who} publicó la versión ${version} el ${when}${what.length > 0 ? `: ${what.join(', ')}` : ''}.`,
    shown: (pages, since) => (pages === 1 ? `En 1 página desde ${since}.` : `En ${pages} páginas desde ${since}.`),
    preview: 'Ver qué va a cambiar',
    previewing: 'Preparando las páginas…',
    nothing: 'No cambiará ninguna página.',
    changes: (pages) => (pages === 1 ? '1 página va a cambiar:' : `${pages} páginas van a cambiar:`),
    more: (sentences) => (sentences === 1 ? 'y 1 frase más' : `y ${sentences} frases más`),
    added: 'Nueva',
    gone: 'Desaparece',
    failed: 'No ha funcionado.',
    offline: 'El servidor no ha respondido. Mira tu conexión.',
  },
}
