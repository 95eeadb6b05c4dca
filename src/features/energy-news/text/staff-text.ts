import type { Language } from '#src/shared/i18n/language.ts'

interface StaffNewsWords {
  title: string
  about: string
  found: (count: string) => string
  show: string
  choices: Record<'all' | 'without-heading' | 'hidden', string>
  search: string
  source: string
  original: Record<Language, string>
  headings: Record<Language, string>
  /** In the field of the title's own language, and in the other one's. */
  kept: Record<'own' | 'other', string>
  tags: string
  hidden: string
  hide: string
  unhide: string
  save: string
  saved: (title: string) => string
  undo: string
  undone: (title: string) => string
  empty: string
  emptyTitle: string
  noMatch: string
  clear: string
  loading: string
  retry: string
  offline: string
  failed: string
  pager: { pages: string; previous: string; next: string; page: (page: string, pages: string) => string }
}

export const staffNewsText: Record<Language, StaffNewsWords> = {
  en: {
    title: 'Energy news',
    about:
      'Titles as the public feeds gave them. Write a heading in a language and the page of that language shows it; leave it empty and the page shows the original, marked with its language. Visitors see a change within a minute.',
    found: (count) => `Items: ${count}`,
    show: 'Show',
    choices: { all: 'All', 'without-heading': 'Without a heading in the other language', hidden: 'Hidden' },
    search: 'Search titles',
    source: 'Source',
    original: { en: 'English original', es: 'Spanish original' },
    headings: { en: 'English heading', es: 'Spanish heading' },
    kept: { own: 'Empty: the original title', other: 'Empty: the original, marked with its language' },
    tags: 'Subjects',
    hidden: 'hidden',
    hide: 'Hide',
    unhide: 'Show again',
    save: 'Save',
    saved: (title) => `Changed: ${title}`,
    undo: 'Undo',
    undone: (title) => `Back as it was: ${title}`,
    emptyTitle: 'No items yet',
    empty:
      'The public feeds have not been read yet. Once live feeds are switched on, their titles appear here within minutes.',
    noMatch: 'No item fits this choice.',
    clear: 'Show all',
    loading: 'Loading',
    retry: 'Try again',
    offline: 'The server did not answer. Check your connection.',
    failed: 'That did not work. Nothing was changed.',
    pager: {
      pages: 'Pages of items',
      previous: 'Newer',
      next: 'Older',
      page: (page, pages) => `Page ${page} of ${pages}`,
    },
  },
  es: {
    title: 'Noticias de energía',
    about:
      'Titulares tal como los dieron las fuentes públicas. Escribe un titular en un idioma y la página de ese idioma lo muestra; déjalo vacío y la página muestra el original, marcado con su idioma. Las visitas ven el cambio en menos de un minuto.',
    found: (count) => `Noticias: ${count}`,
    show: 'Mostrar',
    choices: { all: 'Todas', 'without-heading': 'Sin titular en el otro idioma', hidden: 'Ocultas' },
    search: 'Buscar titulares',
    source: 'Fuente',
    original: { en: 'original en inglés', es: 'original en español' },
    headings: { en: 'Titular en inglés', es: 'Titular en español' },
    kept: { own: 'Vacío: el titular original', other: 'Vacío: el original, marcado con su idioma' },
    tags: 'Temas',
    hidden: 'oculta',
    hide: 'Ocultar',
    unhide: 'Volver a mostrar',
    save: 'Guardar',
    saved: (title) => `Cambiada: ${title}`,
    undo: 'Deshacer',
    undone: (title) => `Otra vez como estaba: ${title}`,
    emptyTitle: 'Aún no hay noticias',
    empty:
      'Todavía no se han leído las fuentes públicas. Cuando se activen, sus titulares estarán aquí en pocos minutos.',
    noMatch: 'Ninguna noticia encaja con esta selección.',
    clear: 'Mostrar todas',
    loading: 'Cargando',
    retry: 'Probar otra vez',
    offline: 'El servidor no responde. Comprueba tu conexión.',
    failed: 'No ha funcionado. No se ha cambiado nada.',
    pager: {
      pages: 'Páginas de noticias',
      previous: 'Más nuevas',
      next: 'Más antiguas',
      page: (page, pages) => `Página ${page} de ${pages}`,
    },
  },
}
