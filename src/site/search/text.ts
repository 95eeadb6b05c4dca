import type { Language } from '#src/shared/i18n/language.ts'

const words = {
  en: {
    label: 'Search this site',
    button: 'Search',
    heading: 'Search',
    title: 'Search this site',
    description:
      'Search the pages of this site by what they are about: solar panels, batteries, heat pumps, car chargers, faults, bills or your town.',
    closest: 'Did you mean one of these?',
    alsoClose: 'Or perhaps one of these',
    allServices: 'All services and prices',
    allTowns: 'all towns',
    /** `asked`: markup that says what was asked. */
    found: (count: number, asked: string) =>
      count === 1 ? `One page${asked}` : `${count} pages${asked}, most useful first`,
    /** The % is what was asked. */
    asked: ' for “%”',
    /** `path`: markup of the address; so many letters of it were wrong. */
    youAsked: (path: string, edits: number) =>
      `You asked for ${path}. ${edits === 0 ? 'Only the beginning of the address is missing.' : `With ${edits === 1 ? 'one letter' : 'two letters'} put right it is a page of ours.`}`,
    best: 'Probably what you are after',
    guidePrice: 'guide price, VAT included',
    withVat: 'with VAT',
    seePrice: 'See my price',
    nextDoor: 'Did you mean:',
    goThere: 'Go to this page',
    emergency: 'Smoke, sparks or a burning smell? Leave the room and call 112 first.',
    whatToDo: 'What to do next',
    other: 'En español',
    kinds: {
      emergency: 'Emergency',
      service: 'Services',
      place: 'Places',
      tool: 'Tools',
      read: 'Guides and articles',
      company: 'About us',
    },
    nothing: 'No page answers that. Try other words, or ask us.',
  },
  es: {
    label: 'Busca en esta web',
    button: 'Buscar',
    heading: 'Buscar',
    title: 'Busca en esta web',
    description:
      'Busca entre las páginas de esta web por su tema: placas, baterías, aerotermia, cargadores, averías, facturas o el nombre de tu municipio.',
    closest: '¿Buscabas una de estas?',
    alsoClose: 'O quizá una de estas',
    allServices: 'Todos los servicios y precios',
    allTowns: 'todos los municipios',
    found: (count: number, asked: string) =>
      count === 1 ? `Una página${asked}` : `${count} páginas${asked}, las más útiles primero`,
    asked: ' para «%»',
    youAsked: (path: string, edits: number) =>
      `Has pedido ${path}. ${edits === 0 ? 'Solo falta el principio de la dirección.' : `Con ${edits === 1 ? 'una letra corregida' : 'dos letras corregidas'} es una página nuestra.`}`,
    best: 'Seguramente buscas esto',
    guidePrice: 'precio orientativo, con IVA',
    withVat: 'con IVA',
    seePrice: 'Ver mi precio',
    nextDoor: '¿Buscabas esta página?',
    goThere: 'Ir a esta página',
    emergency: '¿Humo, chispas u olor a quemado? Sal de la habitación y llama primero al 112.',
    whatToDo: 'Qué hacer después',
    other: 'In English',
    kinds: {
      emergency: 'Urgencias',
      service: 'Servicios',
      place: 'Municipios',
      tool: 'Herramientas',
      read: 'Guías y artículos',
      company: 'La empresa',
    },
    nothing: 'Ninguna página responde a eso. Prueba con otras palabras o pregúntanos.',
  },
} as const

export function searchText(language: Language): (typeof words)[Language] {
  return words[language]
}
