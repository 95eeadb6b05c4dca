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
    found: (count: number) => (count === 1 ? 'One page answers it' : `${count} pages, most useful first`),
    best: 'Probably what you are after',
    guidePrice: 'guide price, VAT included',
    seePrice: 'See my price',
    nextDoor: 'One page of ours is spelt almost like that:',
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
    found: (count: number) => (count === 1 ? 'Una página responde a eso' : `${count} páginas, las más útiles primero`),
    best: 'Seguramente buscas esto',
    guidePrice: 'precio orientativo, con IVA',
    seePrice: 'Ver mi precio',
    nextDoor: 'Una página nuestra se escribe casi igual:',
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
