import type { NewsTag } from '#src/features/energy-news/domain/news.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface NewsWords {
  press: string
  intro: string
  all: string
  tags: Record<NewsTag, string>
  filter: string
  inLanguage: Record<Language, string>
  strip: (count: string) => string
  /** Below the drawing. */
  stripNote: (latest: string, checked: string, ahead: number) => string
  late: (source: string, since: string) => string
  never: string
  ok: (when: string) => string
  chosenTitle: string
  chosen: string
  sourcesTitle: string
}

export const newsText: Record<Language, NewsWords> = {
  en: {
    press: 'In the trade press',
    intro:
      'Titles as their sources wrote them, with the day and the link. What a rule means at home stands above, checked against the text of the law.',
    all: 'All',
    tags: {
      bill: 'Bill',
      sun: 'Sun and panels',
      grid: 'Grid',
      rules: 'Rules and tax',
      water: 'Heat and water',
      car: 'Car',
    },
    filter: 'Show',
    inLanguage: { en: 'in English', es: 'in Spanish' },
    strip: (count) => `${count} items in the last twelve months, by month`,
    stripNote: (latest, checked, ahead) =>
      `Each tile is one item${ahead > 0 ? `, with ${ahead} more to come` : ''}. The latest so far is dated ${latest}; we last checked on ${checked}.`,
    late: (source, since) => `${source} has not answered since ${since}. What you see of it is complete up to then.`,
    never: 'not read yet',
    ok: (when) => `read ${when}`,
    chosenTitle: 'How press titles are chosen',
    chosen:
      'A program reads five public feeds from the energy press. Each item shows its title, source and day; the link leads to the source. Titles in another language carry a mark; those that we have put into English ourselves do not.',
    sourcesTitle: 'State of the sources',
  },
  es: {
    press: 'En la prensa del sector',
    intro:
      'Titulares tal como los escribió su fuente, con el día y el enlace. Lo que una norma supone en casa está más arriba, cotejado con el texto legal.',
    all: 'Todo',
    tags: {
      bill: 'Factura',
      sun: 'Sol y placas',
      grid: 'Red',
      rules: 'Normas e impuestos',
      water: 'Calor y agua',
      car: 'Coche',
    },
    filter: 'Mostrar',
    inLanguage: { en: 'en inglés', es: 'en español' },
    strip: (count) => `${count} noticias en los últimos doce meses, por mes`,
    stripNote: (latest, checked, ahead) =>
      `Cada casilla es una noticia${ahead > 0 ? `, con ${ahead} más por venir` : ''}. La última hasta ahora es de ${latest}; lo revisamos por última vez el ${checked}.`,
    late: (source, since) =>
      `${source} no responde desde ${since}. Lo que ves de esa fuente está completo hasta entonces.`,
    never: 'aún sin leer',
    ok: (when) => `leída el ${when}`,
    chosenTitle: 'Cómo se eligen los titulares',
    chosen:
      'Un programa lee cinco fuentes públicas de la prensa de energía. Cada noticia muestra su titular, su fuente y su día; el enlace lleva a la fuente. Los titulares en otro idioma llevan una marca; los que hemos traducido nosotros, no.',
    sourcesTitle: 'Estado de las fuentes',
  },
}
