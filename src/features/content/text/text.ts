import type { Language } from '#src/shared/i18n/language.ts'

interface ContentText {
  changedBy: (who: string, when: string, version: number) => string
  slugMissing: string
  slugTaken: string
  summaryMissing: string
  bodyMissing: string
  consentMissing: string
  remediesMissing: string
  rowsMissing: string
  pictureGone: string
  pictureUndescribed: string
  inThePast: string
  nothing_written: string
  not_live: string
  redirect_shape: string
  redirect_from_page: string
  redirect_to_nothing: string
  redirect_loop: string
  redirect_chain: string
  endsBefore: string
  ownText: string
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
    rowsMissing: 'A piece of equipment or a remedy has no words in this language yet.',
    pictureGone: 'A picture in the text is no longer in the library.',
    pictureUndescribed: 'Describe every picture in English and in Spanish for people who cannot see it.',
    inThePast: 'Choose a time that is still to come.',
    nothing_written: 'There is no text in this language yet.',
    not_live: 'Visitors do not see this language, so there is nothing to take away.',
    redirect_shape: 'Write an address of this site, as it stands behind the name: /old-page.',
    redirect_from_page:
      'There is a page at this address, and visitors see it. Only an address without a page can lead on.',
    redirect_to_nothing: 'There is no page at this address. Choose one that visitors can open.',
    redirect_loop: 'These two addresses would lead to each other for ever.',
    redirect_chain: 'One old address would lead to another. Choose the page at the end of it.',
    endsBefore: 'The last day is before the first.',
    ownText: 'A second person was asked to look at this text; its writer cannot be that person.',
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
    rowsMissing: 'Algún equipo o arreglo no tiene todavía palabras en este idioma.',
    pictureGone: 'Una imagen del texto ya no está en la biblioteca.',
    pictureUndescribed: 'Describe cada imagen en inglés y en español para quien no pueda verla.',
    inThePast: 'Elige un momento que aún esté por llegar.',
    nothing_written: 'Todavía no hay texto en este idioma.',
    not_live: 'Nadie ve ahora este idioma, así que no hay nada que retirar.',
    redirect_shape: 'Escribe una dirección de este sitio, tal como va detrás del nombre: /pagina-antigua.',
    redirect_from_page: 'En esa dirección hay una página y se ve. Solo puede llevar a otra una dirección sin página.',
    redirect_to_nothing: 'En esa dirección no hay ninguna página. Elige una que se pueda abrir.',
    redirect_loop: 'Esas dos direcciones se llevarían la una a la otra sin fin.',
    redirect_chain: 'Una dirección antigua llevaría a otra. Elige la página del final.',
    endsBefore: 'El último día es anterior al primero.',
    ownText: 'Se pidió que otra persona mirara este texto; no puede ser quien lo escribió.',
  },
}
