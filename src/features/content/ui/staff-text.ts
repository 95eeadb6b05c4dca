import type { State } from '#src/features/content/domain/states.ts'
import type { PostKind } from '#src/features/content/format/post.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface StaffContentText {
  title: string
  /** The heading of the list that has only posts. */
  blog: string
  kinds: Record<PostKind, string>
  everything: string
  views: Record<'pieces' | 'reviews' | 'titles' | 'redirects' | 'banner' | 'media' | 'pages', string>
  newPiece: string
  search: string
  found: (total: number) => string
  columns: { title: string; kind: string; en: string; es: string; changed: string }
  states: Record<State, string>
  changes: string
  untitled: string
  failed: string
  back: string
  saved: (time: string) => string
  saving: string
  unsaved: string
  notSaved: string
  conflict: string
  loadTheirs: string
  publish: Record<Language, string>
  unpublish: string
  schedule: string
  planned: (when: string) => string
  skipped: string
  twice: string
  languageNames: Record<Language, string>
  fields: { title: string; slug: string; summary: string; subject: string; number: string; until: string }
  behind: (blocks: number) => string
  stillRight: string
  checks: string
  check: { facts: string; summary: string; titles: string; behind: string }
  versions: string
  compare: string
  restore: string
  restored: (version: number) => string
  ofTheProject: string
  files: { title: string; markdown: (language: string) => string; both: string; bring: string; unreadable: string }
  nothingChanged: string
  preview: string
  phone: string
  desktop: string
  fact: string
  findFact: string
  noFact: string
  picture: string
  pictures: string
  upload: string
  describe: Record<Language, string>
  tools: { bold: string; italic: string; heading: string; list: string; numbers: string; quote: string; link: string }
  linkTo: string
  words: (words: number, minutes: number) => string
  at: string
  pager: { pages: string; previous: string; next: string; page: (page: number, pages: number) => string }
  file: string
  approval: {
    asks: (who: string, version: number) => string
    ask: string
    asked: string
    back: string
    note: string
    returned: (who: string, note: string) => string
    onlyOthers: string
  }
  old: (n: number) => string
  oldHeading: string
  oldFact: (name: string, before: string | null, now: string | null) => string
  expired: string
  askedTag: string
}

export const staffContentText: Record<Language, StaffContentText> = {
  en: {
    title: 'Content',
    blog: 'Blog',
    kinds: { post: 'Post', project: 'Project', 'case-study': 'Case study', offer: 'Partner offer' },
    everything: 'Everything',
    views: {
      pieces: 'Everything',
      reviews: 'Reviews',
      titles: 'Titles',
      redirects: 'Redirects',
      banner: 'Banner',
      media: 'Pictures',
      pages: 'Report on pages',
    },
    newPiece: 'New text',
    search: 'Find a title',
    found: (total) => (total === 1 ? '1 text, unfinished first' : `${total} texts, unfinished first`),
    columns: { title: 'Title', kind: 'Kind', en: 'English', es: 'Spanish', changed: 'Changed' },
    states: { draft: 'draft', scheduled: 'scheduled', live: 'live', retired: 'unpublished' },
    changes: 'live, with changes',
    untitled: 'Without a title',
    failed: 'That did not work.',
    back: 'Content',
    saved: (time) => `Saved ${time}`,
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    notSaved: 'Not saved: your words stay on this device until the connection is back.',
    conflict: 'Somebody else has saved this language in the meantime. Your words are still here.',
    loadTheirs: 'Show the other version',
    publish: { en: 'Publish English', es: 'Publish Spanish' },
    unpublish: 'Unpublish',
    schedule: 'Schedule',
    planned: (when) => `planned for ${when}`,
    skipped: 'The clocks skip this time that night: it will be an hour later.',
    twice: 'The clocks show this time twice that night: the first one counts.',
    languageNames: { en: 'English', es: 'Español' },
    fields: {
      title: 'Title',
      slug: 'Address',
      summary: 'Summary',
      subject: 'Subject',
      number: 'Figure on the card',
      until: 'Last day; afterwards it is unpublished automatically',
    },
    behind: (blocks) => (blocks === 1 ? '1 block behind' : `${blocks} blocks behind`),
    stillRight: 'Still right',
    checks: 'Before publishing',
    check: {
      facts: 'Figures come from facts',
      summary: 'Summary of 60 to 320 characters',
      titles: 'Title of at most 60 characters',
      behind: 'No block older than in the other language',
    },
    versions: 'Versions',
    compare: 'Compare',
    restore: 'Restore',
    restored: (version) => `brings back ${version}`,
    ofTheProject: 'as delivered with the site',
    files: {
      title: 'As a file',
      markdown: (language) => `${language} (Markdown)`,
      both: 'Both languages (JSON)',
      bring: 'From a file',
      unreadable: 'This file was not saved from here. It must be Markdown with its head, or JSON.',
    },
    nothingChanged: 'Nothing has changed since.',
    preview: 'Preview',
    phone: 'Phone',
    desktop: 'Desktop',
    fact: 'Insert a figure',
    findFact: 'Find a figure',
    noFact: 'No figure has this name.',
    picture: 'Insert a picture',
    pictures: 'Pictures',
    upload: 'Upload',
    describe: { en: 'In English, for people who cannot see it', es: 'In Spanish, for people who cannot see it' },
    tools: {
      bold: 'Bold',
      italic: 'Italic',
      heading: 'Heading',
      list: 'List',
      numbers: 'Numbered list',
      quote: 'Quote',
      link: 'Link',
    },
    linkTo: 'Where the link leads: https://… or route:name',
    words: (words, minutes) => `${words} words, ${minutes} min`,
    at: 'When, Spanish time',
    file: 'File',
    approval: {
      asks: (who, version) => `${who} asks somebody else to look at version ${version}.`,
      ask: 'Ask for a second look',
      asked: 'Another editor has been asked to look at it.',
      back: 'Give it back',
      note: 'What should be changed?',
      returned: (who, note) => `${who} gave it back: ${note}`,
      onlyOthers: 'Editors publish. Ask one of them to look at your text.',
    },
    old: (n) => (n === 1 ? '1 outdated figure' : `${n} outdated figures`),
    oldHeading: 'Figures that have changed since this was published',
    oldFact: (name, before, now) => `${name}: ${before ?? '–'} then, ${now ?? 'gone'} now`,
    expired: 'out of date',
    askedTag: 'second look',
    pager: {
      pages: 'Pages of the list',
      previous: 'Previous',
      next: 'Next',
      page: (page, pages) => `Page ${page} of ${pages}`,
    },
  },
  es: {
    title: 'Contenido',
    blog: 'Blog',
    kinds: { post: 'Entrada', project: 'Proyecto', 'case-study': 'Caso', offer: 'Oferta de colaborador' },
    everything: 'Todo',
    views: {
      pieces: 'Todo',
      reviews: 'Opiniones',
      titles: 'Títulos',
      redirects: 'Redirecciones',
      banner: 'Aviso',
      media: 'Imágenes',
      pages: 'Informe de páginas',
    },
    newPiece: 'Nuevo',
    search: 'Buscar un título',
    found: (total) => (total === 1 ? '1 texto, lo inacabado primero' : `${total} textos, lo inacabado primero`),
    columns: { title: 'Título', kind: 'Tipo', en: 'Inglés', es: 'Español', changed: 'Cambiado' },
    states: { draft: 'borrador', scheduled: 'programado', live: 'publicado', retired: 'retirado' },
    changes: 'publicado, con cambios',
    untitled: 'Sin título',
    failed: 'No ha funcionado.',
    back: 'Contenido',
    saved: (time) => `Guardado a las ${time}`,
    saving: 'Guardando…',
    unsaved: 'Sin guardar todavía',
    notSaved: 'Sin guardar: tus palabras se quedan en este dispositivo hasta que vuelva la conexión.',
    conflict: 'Otra persona ha guardado este idioma entretanto. Tus palabras siguen aquí.',
    loadTheirs: 'Ver la otra versión',
    publish: { en: 'Publicar inglés', es: 'Publicar español' },
    unpublish: 'Retirar',
    schedule: 'Programar',
    planned: (when) => `programado para ${when}`,
    skipped: 'Esa noche el reloj se salta esa hora: será una hora después.',
    twice: 'Esa noche el reloj marca esa hora dos veces: cuenta la primera.',
    languageNames: { en: 'English', es: 'Español' },
    fields: {
      title: 'Título',
      slug: 'Dirección',
      summary: 'Resumen',
      subject: 'Tema',
      number: 'Cifra de la tarjeta',
      until: 'Último día; después se retira sola',
    },
    behind: (blocks) => (blocks === 1 ? '1 bloque atrasado' : `${blocks} bloques atrasados`),
    stillRight: 'Sigue bien',
    checks: 'Antes de publicar',
    check: {
      facts: 'Las cifras vienen de los datos',
      summary: 'Resumen de 60 a 320 caracteres',
      titles: 'Título de 60 caracteres como mucho',
      behind: 'Ningún bloque atrasado respecto al otro idioma',
    },
    versions: 'Versiones',
    compare: 'Comparar',
    restore: 'Recuperar',
    restored: (version) => `recupera la ${version}`,
    ofTheProject: 'la que venía con la web',
    files: {
      title: 'En un archivo',
      markdown: (language) => `${language} (Markdown)`,
      both: 'Los dos idiomas (JSON)',
      bring: 'Desde un archivo',
      unreadable: 'Este archivo no se guardó desde aquí. Tiene que ser Markdown con su cabecera, o JSON.',
    },
    nothingChanged: 'No ha cambiado nada desde entonces.',
    preview: 'Vista previa',
    phone: 'Móvil',
    desktop: 'Ordenador',
    fact: 'Insertar una cifra',
    findFact: 'Buscar una cifra',
    noFact: 'Ninguna cifra se llama así.',
    picture: 'Insertar una imagen',
    pictures: 'Imágenes',
    upload: 'Subir',
    describe: { en: 'En inglés, para quien no pueda verla', es: 'En español, para quien no pueda verla' },
    tools: {
      bold: 'Negrita',
      italic: 'Cursiva',
      heading: 'Título',
      list: 'Lista',
      numbers: 'Lista numerada',
      quote: 'Cita',
      link: 'Enlace',
    },
    linkTo: 'Adónde lleva: https://… o route:nombre',
    words: (words, minutes) => `${words} palabras, ${minutes} min`,
    at: 'Cuándo, hora española',
    file: 'Archivo',
    approval: {
      asks: (who, version) => `${who} pide que otra persona mire la versión ${version}.`,
      ask: 'Pedir una segunda revisión',
      asked: 'Se ha pedido que otra persona lo mire.',
      back: 'Devolverlo',
      note: '¿Qué hay que hacer?',
      returned: (who, note) => `${who} lo devolvió: ${note}`,
      onlyOthers: 'Publican los editores. Pide a uno que revise tu texto.',
    },
    old: (n) => (n === 1 ? '1 cifra desactualizada' : `${n} cifras desactualizadas`),
    oldHeading: 'Cifras que han cambiado desde que se publicó',
    oldFact: (name, before, now) => `${name}: entonces ${before ?? '–'}, ahora ${now ?? 'ya no está'}`,
    expired: 'caducada',
    askedTag: 'segunda revisión',
    pager: {
      pages: 'Páginas de la lista',
      previous: 'Anterior',
      next: 'Siguiente',
      page: (page, pages) => `Página ${page} de ${pages}`,
    },
  },
}
