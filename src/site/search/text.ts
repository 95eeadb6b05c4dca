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
    found: 'Pages that answer it',
    nothing: 'No page answers that. Other words may, or ask us.',
  },
  es: {
    label: 'Busca en esta web',
    button: 'Buscar',
    heading: 'Buscar',
    title: 'Busca en esta web',
    description:
      'Busca entre las páginas de esta web por su tema: placas, baterías, aerotermia, cargadores, averías, facturas o el nombre de tu pueblo.',
    closest: '¿Buscabas una de estas?',
    found: 'Páginas con la respuesta',
    nothing: 'Ninguna página responde a eso. Prueba con otras palabras o pregúntanos.',
  },
} as const

export function searchText(language: Language): (typeof words)[Language] {
  return words[language]
}
