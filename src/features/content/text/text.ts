import type { Language } from '#src/shared/i18n/language.ts'

interface ContentText {
  changedBy: (who: string, when: string, version: number) => string
  slugMissing: string
  slugTaken: string
  summaryMissing: string
  bodyMissing: string
  consentMissing: string
  remediesMissing: string
  pictureGone: string
  pictureUndescribed: string
  inThePast: string
  nothing_written: string
  not_live: string
}

/** What staff read when something cannot be done. */
export const contentText: Record<Language, ContentText> = {
  en: {
    changedBy: (who, when, version) =>
      `${who} saved version ${version} on ${when}. Your text is still here: compare and save again.`,
    slugMissing: 'Give the page an address: letters, digits and hyphens.',
    slugTaken: 'Another page has this address, or had it once. Choose another one.',
    summaryMissing: 'Write the summary that lists and search results show.',
    bodyMissing: 'Write the text before you publish it.',
    consentMissing: 'The owner of the house has to agree before it is shown.',
    remediesMissing: 'Say what went wrong and how it was put right, or the page is not ready.',
    pictureGone: 'A picture in the text is no longer in the library.',
    pictureUndescribed: 'Describe every picture in English and in Spanish for people who cannot see it.',
    inThePast: 'Choose a time that is still to come.',
    nothing_written: 'There is no text in this language yet.',
    not_live: 'Visitors do not see this language, so there is nothing to take away.',
  },
  es: {
    changedBy: (who, when, version) =>
      `${who} guardó la versión ${version} el ${when}. Tu texto sigue aquí: compáralo y guárdalo de nuevo.`,
    slugMissing: 'Pon una dirección a la página: letras, cifras y guiones.',
    slugTaken: 'Otra página tiene esta dirección, o la tuvo. Elige otra.',
    summaryMissing: 'Escribe el resumen que se ve en las listas y en los buscadores.',
    bodyMissing: 'Escribe el texto antes de publicarlo.',
    consentMissing: 'El dueño de la casa tiene que dar su permiso antes de enseñarla.',
    remediesMissing: 'Cuenta qué salió mal y cómo se arregló; sin eso la página no está lista.',
    pictureGone: 'Una imagen del texto ya no está en la biblioteca.',
    pictureUndescribed: 'Describe cada imagen en inglés y en español para quien no pueda verla.',
    inThePast: 'Elige un momento que aún esté por llegar.',
    nothing_written: 'Todavía no hay texto en este idioma.',
    not_live: 'Nadie ve ahora este idioma, así que no hay nada que retirar.',
  },
}
