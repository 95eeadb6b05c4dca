import type { PostSubject } from '#src/features/content/format/post.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface BlogText {
  bySubject: string
  byDate: string
  browse: string
  newest: string
  read: string
  alsoIn: string
  minutes: (minutes: number) => string
  readingTime: (minutes: number) => string
  subjects: Record<PostSubject, string>
  all: string
  allPosts: string
  stream: string
  post: string
  correction: string
  corrections: string
  tellUs: string
  sources: string
  contents: string
  next: string
  follow: string
  search: string
  find: string
  yours: { heading: string; text: string; button: string }
  chips: { value: string; opens: string; model: string; modelSays: string }
  model: string
  old: string
  none: string
}

export const blogText: Record<Language, BlogText> = {
  en: {
    bySubject: 'By subject',
    byDate: 'By date',
    browse: 'How to browse',
    newest: 'Newest',
    read: 'Read the post',
    alsoIn: 'También en español',
    minutes: (minutes) => `${minutes} min`,
    readingTime: (minutes) => `${minutes} min read`,
    subjects: {
      solar: 'Solar',
      batteries: 'Batteries',
      'heat-pumps': 'Heat pumps',
      cooling: 'Air con',
      pools: 'Pool',
      bills: 'Bills',
      blackouts: 'Blackouts',
      incentives: 'Incentives',
      cars: 'Cars',
    },
    all: 'All',
    allPosts: 'All posts, by date',
    stream: 'Posts and corrections in one list, newest first.',
    post: 'Post',
    correction: 'Correction',
    corrections: 'Corrections',
    tellUs: 'Tell us if you see a mistake',
    sources: 'Sources',
    contents: 'In this post',
    next: 'Read next',
    follow: 'Follow by RSS',
    search: 'Search the whole site',
    find: 'Search',
    yours: {
      heading: 'Your house instead of ours?',
      text: 'Town, bill and roof: the same sums with your figures, in about a minute.',
      button: 'See my figures',
    },
    chips: { value: 'value', opens: 'leads to its source.', model: 'yellow', modelSays: 'is computed by our model.' },
    model: 'model',
    old: 'to be updated',
    none: 'The first post in this language is being written. Our articles answer the same questions meanwhile.',
  },
  es: {
    bySubject: 'Por tema',
    byDate: 'Por fecha',
    browse: 'Cómo verlas',
    newest: 'Lo último',
    read: 'Leer la entrada',
    alsoIn: 'Also in English',
    minutes: (minutes) => `${minutes} min`,
    readingTime: (minutes) => `${minutes} min de lectura`,
    subjects: {
      solar: 'Placas',
      batteries: 'Baterías',
      'heat-pumps': 'Aerotermia',
      cooling: 'Aire',
      pools: 'Piscina',
      bills: 'Facturas',
      blackouts: 'Apagones',
      incentives: 'Ayudas',
      cars: 'Coche',
    },
    all: 'Todas',
    allPosts: 'Todas las entradas, por fecha',
    stream: 'Entradas y correcciones en una sola lista, lo último primero.',
    post: 'Entrada',
    correction: 'Corrección',
    corrections: 'Correcciones',
    tellUs: 'Avísanos si ves un error',
    sources: 'Fuentes',
    contents: 'En esta entrada',
    next: 'Sigue leyendo',
    follow: 'Seguir por RSS',
    search: 'Buscar en toda la web',
    find: 'Buscar',
    yours: {
      heading: '¿Y en tu casa?',
      text: 'Municipio, factura y tejado: las mismas cuentas con tus datos, en un minuto.',
      button: 'Ver mis cifras',
    },
    chips: {
      value: 'valor',
      opens: 'lleva a su fuente.',
      model: 'amarillo',
      modelSays: 'es un cálculo de nuestro modelo.',
    },
    model: 'modelo',
    old: 'por actualizar',
    none: 'La primera entrada en este idioma se está escribiendo. Mientras, nuestros artículos responden a las mismas preguntas.',
  },
}
