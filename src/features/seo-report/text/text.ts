import type { AuditKind } from '#src/features/seo-report/domain/audit.ts'
import type { Fix } from '#src/features/seo-report/domain/fixes.ts'
import type { LighthouseFileProblem } from '#src/features/seo-report/domain/lighthouse-file.ts'
import type { SearchFileProblem } from '#src/features/seo-report/domain/search-csv.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What staff can do about a fix. */
export type FixAct = 'title' | 'redirect' | 'look'

interface SeoWords {
  fixes: string
  fixesOrder: string
  aMonth: (range: string) => string
  noWorth: string
  how: string
  howText: string
  noFix: string
  act: Record<FixAct, string>
  fix: Record<'slow' | 'slow-answer' | 'moves' | 'rarely-clicked', (where: string, figures: string[]) => string>
  met: (device: NonNullable<Fix['met']>['device'], language: Language) => string
  fixOf: (what: string, count: string, where: string) => string
  audit: string
  auditRuns: string
  audited: (pages: string, hidden: string, when: string, seconds: string) => string
  clean: string
  kinds: Record<AuditKind, string>
  trend: string
  trendNone: string
  moved: string
  week: string
  visits: string
  lighthouse: string
  lighthouseNone: string
  lighthouseFew: string
  lighthouseFiles: string
  lighthouseDone: (runs: string) => string
  lighthouseProblems: Record<LighthouseFileProblem, string>
  category: string
  categories: Record<string, string>
  median: string
  band: string
  runs: string
  value: string
  valueNone: string
  noPage: string
  otherPage: string
  ofForm: (page: string) => string
  ofFormNote: string
  landing: string
  together: string
  source: string
  leads: string
  quoted: string
  won: string
  wonEur: string
  search: string
  searchNone: string
  searchFile: string
  searchSend: string
  searchDone: (rows: string) => string
  searchMost: (shown: string, rows: string) => string
  searchProblems: Record<SearchFileProblem, string>
  shown: string
  clicked: string
  place: string
  page: string
  rate: string
  imported: (when: string) => string
  loading: string
  failed: string
  offline: string
  retry: string
  period: string
  days: (days: number) => string
}

export const seoText: Record<Language, SeoWords> = {
  en: {
    fixes: 'Three fixes this week',
    fixesOrder: 'the most valuable first',
    aMonth: (range) => `${range} a month`,
    noWorth: 'no visit has brought money yet, so the order is by visits',
    how: 'How the worth is estimated',
    howText:
      'Visits concerned × the share a mended page may win back × what a visit brought in over the last 90 days. The shares are our assumption, from the cautious to the hopeful case.',
    noFix: 'Nothing to mend that anybody would notice.',
    act: { title: 'Edit title', redirect: 'Add redirect', look: 'Open the page' },
    fix: {
      slow: (where, [value = '', visits = '', met = '']) =>
        `Make ${where} quicker ${met}: one visitor in four waits more than ${value} for its main part, over ${visits} visits.`,
      'slow-answer': (where, [value = '', visits = '', met = '']) =>
        `Let ${where} answer quicker ${met}: one visitor in four waits more than ${value} after a tap, over ${visits} visits.`,
      moves: (where, [value = '', visits = '', met = '']) =>
        `Keep ${where} still ${met}: for one visitor in four it moves by more than ${value} while it loads (0.1 is good), over ${visits} visits.`,
      'rarely-clicked': (where, [shown = '', clicked = '', place = '']) =>
        `Give ${where} a better title: shown ${shown} times in search at place ${place}, clicked ${clicked} times.`,
    },
    met: (device, written) =>
      `(${{ phone: 'phones', tablet: 'tablets', desktop: 'desktops' }[device]}, ${{ en: 'English', es: 'Spanish' }[written]})`,
    fixOf: (what, count, where) => `${what}: ${count}, for example on ${where}`,
    audit: 'Every page, looked through',
    auditRuns: 'The pages are being looked through; the result is here in a moment.',
    audited: (pages, hidden, when, seconds) =>
      `${pages} pages, ${hidden} of them not for search, looked through on ${when} in ${seconds} s; once a day.`,
    clean: 'Nothing found.',
    kinds: {
      'no-title': 'Without a title',
      'title-long': 'Title longer than a result shows',
      'title-twice': 'The same title twice',
      'no-description': 'Without a description',
      'description-long': 'Description longer than a result shows',
      'description-twice': 'The same description twice',
      'no-heading': 'Not exactly one first heading',
      'headings-skip': 'Headings skip a level',
      'words-few': 'Few words',
      'much-alike': 'Two pages much alike',
      'broken-link': 'A link that leads nowhere',
      'no-way-in': 'No other page leads here',
      'no-counterpart': 'Without the other language',
      'counterpart-one-way': 'The other language does not lead back',
      'no-structured-data': 'Without structured data',
      'broken-structured-data': 'Structured data that cannot be read',
      heavy: 'Heavy HTML',
      'image-without-alt': 'A picture without words',
    },
    trend: 'The year, week by week',
    trendNone: 'A week appears here once it has 75 visits.',
    moved: 'Moved by a tenth; that week',
    week: 'Week of',
    visits: 'Visits',
    lighthouse: 'Lighthouse',
    lighthouseNone:
      'No run yet. Run Lighthouse five times on a page, in Chrome or PageSpeed Insights, save each report as JSON and bring the files here: one slow minute then moves nothing.',
    lighthouseFew: 'With fewer than five runs a median still jumps about.',
    lighthouseFiles: 'Reports as JSON, several at a time',
    lighthouseDone: (runs) => `${runs} runs brought in. The newest five of each page count.`,
    lighthouseProblems: {
      'not-a-report': 'This is not a report of Lighthouse saved as JSON. Nothing was changed.',
      'other-site': 'This report is of another site. Nothing was changed.',
      'failed-run': 'This run did not finish and has no scores. Nothing was changed.',
    },
    category: 'What',
    categories: {
      performance: 'Speed',
      accessibility: 'Accessibility',
      'best-practices': 'Good practice',
      seo: 'Search',
    },
    median: 'Median',
    band: 'Lowest and highest',
    runs: 'Runs',
    value: 'What came of it, by first page, 90 days',
    valueNone: 'No lead in the last 90 days.',
    noPage: 'not through a page',
    otherPage: 'a page that is not here any more',
    ofForm: (page) => `${page} (the form)`,
    ofFormNote:
      'The form: whoever has not agreed to statistics is counted by the page their form stands on and where they came to it from.',
    landing: 'First page',
    together: 'Together',
    source: 'Came from',
    leads: 'Leads',
    quoted: 'Quoted',
    won: 'Won',
    wonEur: 'Won value',
    search: 'Pages in search',
    searchNone:
      'Not connected. Export Pages from the search console and bring the file here: how often each page was shown, clicked, and in which place.',
    searchFile: 'The export as CSV',
    searchSend: 'Bring in',
    searchDone: (rows) => `${rows} pages brought in.`,
    searchMost: (shown, rows) => `The ${shown} shown most often, of ${rows}.`,
    searchProblems: {
      'no-heads':
        'This is not the Pages export: columns for page, clicks, impressions and position were not found in its first line. Nothing was changed.',
      'no-rows': 'The file has no line for a page of this site. Nothing was changed.',
      'too-many-rows': 'The file has more than 5,000 lines. Export a shorter period. Nothing was changed.',
    },
    shown: 'Shown',
    clicked: 'Clicked',
    place: 'Place',
    page: 'Page',
    rate: 'Rate',
    imported: (when) => `Brought in on ${when}.`,
    loading: 'Loading',
    failed: 'This did not work.',
    offline: 'The server did not answer. Check your connection.',
    retry: 'Try again',
    period: 'Period',
    days: (days) => `${days} days`,
  },
  es: {
    fixes: 'Tres arreglos para esta semana',
    fixesOrder: 'primero el que más vale',
    aMonth: (range) => `${range} al mes`,
    noWorth: 'ninguna visita ha traído dinero todavía, así que el orden es por visitas',
    how: 'Cómo se estima el valor',
    howText:
      'Visitas afectadas × la parte que puede recuperar una página arreglada × lo que trajo una visita en los últimos 90 días. Las partes son una suposición nuestra, del caso prudente al optimista.',
    noFix: 'No hay nada que arreglar que alguien fuera a notar.',
    act: { title: 'Editar título', redirect: 'Añadir redirección', look: 'Abrir la página' },
    fix: {
      slow: (where, [value = '', visits = '', met = '']) =>
        `Acelera ${where} ${met}: una de cada cuatro visitas espera más de ${value} a ver lo principal, sobre ${visits} visitas.`,
      'slow-answer': (where, [value = '', visits = '', met = '']) =>
        `Haz que ${where} responda antes ${met}: una de cada cuatro visitas espera más de ${value} tras un toque, sobre ${visits} visitas.`,
      moves: (where, [value = '', visits = '', met = '']) =>
        `Que ${where} no se mueva ${met}: en una de cada cuatro visitas se desplaza más de ${value} al cargar (0,1 es bueno), sobre ${visits} visitas.`,
      'rarely-clicked': (where, [shown = '', clicked = '', place = '']) =>
        `Dale un título mejor a ${where}: apareció ${shown} veces en el puesto ${place} y recibió ${clicked} clics.`,
    },
    met: (device, written) =>
      `(${{ phone: 'móviles', tablet: 'tabletas', desktop: 'ordenadores' }[device]}, ${{ en: 'inglés', es: 'español' }[written]})`,
    fixOf: (what, count, where) => `${what}: ${count}, por ejemplo en ${where}`,
    audit: 'Todas las páginas, revisadas',
    auditRuns: 'Se están revisando las páginas; el resultado llega enseguida.',
    audited: (pages, hidden, when, seconds) =>
      `${pages} páginas, ${hidden} fuera del buscador, revisadas el ${when} en ${seconds} s; una vez al día.`,
    clean: 'Nada que señalar.',
    kinds: {
      'no-title': 'Sin título',
      'title-long': 'Título más largo de lo que se muestra',
      'title-twice': 'El mismo título dos veces',
      'no-description': 'Sin descripción',
      'description-long': 'Descripción más larga de lo que se muestra',
      'description-twice': 'La misma descripción dos veces',
      'no-heading': 'No hay exactamente un encabezado principal',
      'headings-skip': 'Los encabezados saltan un nivel',
      'words-few': 'Pocas palabras',
      'much-alike': 'Dos páginas muy parecidas',
      'broken-link': 'Un enlace que no lleva a ningún sitio',
      'no-way-in': 'Ninguna otra página lleva aquí',
      'no-counterpart': 'Sin el otro idioma',
      'counterpart-one-way': 'El otro idioma no enlaza de vuelta',
      'no-structured-data': 'Sin datos estructurados',
      'broken-structured-data': 'Datos estructurados ilegibles',
      heavy: 'HTML pesado',
      'image-without-alt': 'Una imagen sin texto',
    },
    trend: 'El año, semana a semana',
    trendNone: 'Una semana aparece aquí cuando tiene 75 visitas.',
    moved: 'Cambió un 10 %; esa semana',
    week: 'Semana del',
    visits: 'Visitas',
    lighthouse: 'Lighthouse',
    lighthouseNone:
      'Ninguna pasada todavía. Pasa Lighthouse cinco veces por una página, con Chrome o PageSpeed Insights, guarda cada informe como JSON y trae aquí los archivos: así un minuto lento no cambia nada.',
    lighthouseFew: 'Con menos de cinco pasadas, la mediana todavía baila.',
    lighthouseFiles: 'Informes en JSON, varios a la vez',
    lighthouseDone: (runs) => `${runs} pasadas traídas. Cuentan las cinco más recientes de cada página.`,
    lighthouseProblems: {
      'not-a-report': 'No es un informe de Lighthouse guardado como JSON. No se ha cambiado nada.',
      'other-site': 'Este informe es de otra web. No se ha cambiado nada.',
      'failed-run': 'Esta pasada no terminó y no tiene notas. No se ha cambiado nada.',
    },
    category: 'Qué',
    categories: {
      performance: 'Velocidad',
      accessibility: 'Accesibilidad',
      'best-practices': 'Buenas prácticas',
      seo: 'Buscador',
    },
    median: 'Mediana',
    band: 'Mínimo y máximo',
    runs: 'Pasadas',
    value: 'Lo que trajo, por primera página, 90 días',
    valueNone: 'Ninguna solicitud en los últimos 90 días.',
    noPage: 'sin pasar por una página',
    otherPage: 'una página que ya no está',
    ofForm: (page) => `${page} (el formulario)`,
    ofFormNote:
      'El formulario: quien no ha aceptado las estadísticas cuenta por la página de su formulario y por el sitio desde el que llegó a ella.',
    landing: 'Primera página',
    together: 'En conjunto',
    source: 'Llegó desde',
    leads: 'Solicitudes',
    quoted: 'Con presupuesto',
    won: 'Ganadas',
    wonEur: 'Valor ganado',
    search: 'Páginas en el buscador',
    searchNone:
      'Sin conectar. Exporta Páginas desde la consola del buscador y trae aquí el archivo: cuántas veces se mostró cada página, cuántos clics y en qué puesto.',
    searchFile: 'La exportación en CSV',
    searchSend: 'Traer',
    searchDone: (rows) => `${rows} páginas traídas.`,
    searchMost: (shown, rows) => `Las ${shown} más mostradas, de ${rows}.`,
    searchProblems: {
      'no-heads':
        'No es la exportación de Páginas: en su primera línea no están las columnas de página, clics, impresiones y posición. No se ha cambiado nada.',
      'no-rows': 'El archivo no tiene ninguna línea de una página de esta web. No se ha cambiado nada.',
      'too-many-rows': 'El archivo tiene más de 5000 líneas. Exporta un periodo más corto. No se ha cambiado nada.',
    },
    shown: 'Mostrada',
    clicked: 'Clics',
    place: 'Puesto',
    page: 'Página',
    rate: 'Tasa',
    imported: (when) => `Traído el ${when}.`,
    loading: 'Cargando',
    failed: 'No ha funcionado.',
    offline: 'El servidor no responde. Comprueba tu conexión.',
    retry: 'Probar otra vez',
    period: 'Periodo',
    days: (days) => `${days} días`,
  },
}

/** Subjects of the publication store, by what stands before the colon; `of` is what stands after it. */
const movers: Record<string, Record<Language, (of: string) => string>> = {
  release: { en: (id) => `release ${id}`, es: (id) => `versión ${id} de la web` },
  prices: { en: () => 'price list', es: () => 'lista de precios' },
  switch: { en: () => 'on-call switch', es: () => 'interruptor de guardia' },
  content: { en: (page) => `words of ${page}`, es: (page) => `textos de ${page}` },
  post: { en: (post) => `article ${post}`, es: (post) => `artículo ${post}` },
  review: { en: () => 'a review', es: () => 'una opinión' },
  title: { en: (path) => `title of ${path}`, es: (path) => `título de ${path}` },
  banner: { en: () => 'promotional line', es: () => 'línea promocional' },
  redirects: { en: () => 'redirects', es: () => 'redirecciones' },
  business: { en: () => 'facts of the business', es: () => 'datos de la empresa' },
  booking: { en: () => 'appointment hours', es: () => 'horas de cita' },
  'affiliate-rules': { en: () => 'partner terms', es: () => 'condiciones de colaboración' },
}
const versionWord: Record<Language, string> = { en: 'version', es: 'versión' }

/** What was published, in the office's words, with its version. */
export function moverWords(what: string, version: number | null, language: Language): string {
  const [kind = '', ...of] = what.split(':')
  const said = movers[kind]?.[language](of.join(':')) ?? what
  return version === null ? said : `${said} (${versionWord[language]} ${version})`
}
