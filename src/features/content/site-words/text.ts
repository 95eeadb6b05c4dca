import type { Language } from '#src/shared/i18n/language.ts'

interface SiteWordsText {
  failed: string
  offline: string
  save: string
  saved: string
  redirects: {
    title: string
    lede: string
    from: string
    to: string
    fromHint: string
    toHint: string
    add: string
    none: string
    since: (day: string, by: string) => string
    replaced: string
    times: (times: number) => string
    missing: string
    missingLede: string
    asked: (times: number) => string
    choose: string
  }
  banner: {
    title: string
    lede: string
    on: string
    off: string
    sentence: Record<Language, string>
    link: Record<Language, string>
    to: string
    from: string
    until: string
    open: string
    seen: string
    builtIn: string
  }
  titles: {
    title: string
    lede: string
    search: string
    found: (n: number) => string
    titleIn: Record<Language, string>
    description: Record<Language, string>
    length: (now: number, most: number) => string
    long: (now: number, most: number) => string
    short: (now: number, fewest: number) => string
    own: string
    choose: string
    none: string
    result: string
  }
}

export const siteWordsText: Record<Language, SiteWordsText> = {
  en: {
    failed: 'This did not work.',
    offline: 'The server did not answer. Your words are still here; try again.',
    save: 'Publish',
    saved: 'Published. Every page that shows it has changed.',
    redirects: {
      title: 'Redirects',
      lede: 'Where an old address leads. A new row applies at once and for good; a later row for the same address replaces it. Articles and projects that change their address need none: their old addresses are redirected automatically.',
      from: 'Old address',
      to: 'Leads to',
      fromHint: 'As people have it: /old-page, or the whole link.',
      toHint: 'A page that can be opened: /solar',
      add: 'Add',
      none: 'None yet. Former addresses of articles are redirected automatically.',
      since: (day, by) => `since ${day}, ${by}`,
      replaced: 'replaced by a later row',
      times: (times) => (times === 1 ? '1 visit in 28 days' : `${times} visits in 28 days`),
      missing: 'Requested addresses without a page',
      missingLede:
        'Addresses that visitors tried in the last 28 days and found nothing at. Choose where each one leads.',
      asked: (times) => `requested ${times} times in 28 days`,
      choose: 'Choose',
    },
    banner: {
      title: 'Banner',
      lede: 'One true sentence and a link, shown at the foot of a page once a visitor has read a fifth of it. It never appears on emergency pages.',
      on: 'Show a banner',
      off: 'Show none',
      sentence: { en: 'Sentence in English', es: 'Sentence in Spanish' },
      link: { en: 'Words of the link in English', es: 'Words of the link in Spanish' },
      to: 'Page it leads to (English address)',
      from: 'First day',
      until: 'Last day',
      open: 'Leave a day empty for no end on that side. Days are days in Spain.',
      seen: 'As readers see it',
      builtIn: 'Visitors see the sentence delivered with the site until you publish one.',
    },
    titles: {
      title: 'Titles in search',
      lede: 'What search results and browser tabs call a page. Search cuts what is too long.',
      search: 'Find a page by its title or address',
      found: (n) => (n === 1 ? '1 page' : `${n} pages`),
      titleIn: { en: 'Title in English', es: 'Title in Spanish' },
      description: { en: 'Description in English', es: 'Description in Spanish' },
      length: (now, most) => `${now} of ${most} characters`,
      long: (now, most) => `${now} of ${most} characters: search will cut the end`,
      short: (now, fewest) => `${now} characters: say a little more, ${fewest} or so`,
      own: 'as delivered with the site',
      choose: 'Edit',
      none: 'No page has this name.',
      result: 'As a search result',
    },
  },
  es: {
    failed: 'No ha funcionado.',
    offline: 'El servidor no ha contestado. Tus palabras siguen aquí; inténtalo otra vez.',
    save: 'Publicar',
    saved: 'Publicado. Ya han cambiado todas las páginas que lo muestran.',
    redirects: {
      title: 'Redirecciones',
      lede: 'Adónde lleva una dirección antigua. Una fila nueva vale al momento y para siempre; otra posterior con la misma dirección la sustituye. Los artículos y proyectos que cambian de dirección no necesitan ninguna: las suyas se redirigen solas.',
      from: 'Dirección antigua',
      to: 'Lleva a',
      fromHint: 'Como la tenga la gente: /pagina-antigua, o el enlace entero.',
      toHint: 'Una página que se pueda abrir: /es/solar',
      add: 'Añadir',
      none: 'Todavía ninguna. Las direcciones anteriores de los artículos se redirigen solas.',
      since: (day, by) => `desde el ${day}, ${by}`,
      replaced: 'sustituida por otra fila',
      times: (times) => (times === 1 ? '1 visita en 28 días' : `${times} visitas en 28 días`),
      missing: 'Direcciones pedidas que no existen',
      missingLede:
        'Direcciones que han probado los visitantes en los últimos 28 días sin encontrar nada. Elige adónde lleva cada una.',
      asked: (times) => `la han pedido ${times} veces en 28 días`,
      choose: 'Elegir',
    },
    banner: {
      title: 'Aviso',
      lede: 'Una frase verdadera y un enlace, al pie de la página, para quien ya ha leído una quinta parte. Nunca en las páginas de urgencias.',
      on: 'Mostrar un aviso',
      off: 'No mostrar ninguno',
      sentence: { en: 'Frase en inglés', es: 'Frase en español' },
      link: { en: 'Texto del enlace en inglés', es: 'Texto del enlace en español' },
      to: 'Página a la que lleva (dirección inglesa)',
      from: 'Primer día',
      until: 'Último día',
      open: 'Deja un día vacío si no hay límite por ese lado. Los días son días de España.',
      seen: 'Como lo ve quien lee',
      builtIn: 'Mientras no publiques una, se ve la frase que venía con la web.',
    },
    titles: {
      title: 'Títulos en buscadores',
      lede: 'Cómo llaman a una página los buscadores y las pestañas. El buscador corta lo que sobra.',
      search: 'Busca una página por su título o dirección',
      found: (n) => (n === 1 ? '1 página' : `${n} páginas`),
      titleIn: { en: 'Título en inglés', es: 'Título en español' },
      description: { en: 'Descripción en inglés', es: 'Descripción en español' },
      length: (now, most) => `${now} de ${most} caracteres`,
      long: (now, most) => `${now} de ${most} caracteres: el buscador cortará el final`,
      short: (now, fewest) => `${now} caracteres: cuenta un poco más, unos ${fewest}`,
      own: 'el que venía con la web',
      choose: 'Editar',
      none: 'Ninguna página se llama así.',
      result: 'Como resultado de búsqueda',
    },
  },
}
