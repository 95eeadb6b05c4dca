import type { AuditKind } from '#src/features/seo-report/domain/audit.ts'
import type { Fix } from '#src/features/seo-report/domain/fixes.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface SeoWords {
  fixes: string
  fixesOrder: string
  aMonth: (range: string) => string
  noWorth: string
  how: string
  howText: string
  noFix: string
  fix: Record<'slow' | 'rarely-clicked', (where: string, figures: string[]) => string>
  fixOf: (what: string, count: string, where: string) => string
  audit: string
  auditRuns: string
  audited: (pages: string, hidden: string, when: string, seconds: string) => string
  clean: string
  kinds: Record<AuditKind, string>
  trend: string
  trendNone: string
  moved: (what: string) => string
  week: string
  visits: string
  lighthouse: string
  lighthouseNone: string
  median: string
  band: string
  value: string
  valueNone: string
  landing: string
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

const slowEn = (where: string, [value = '', visits = '']: string[]) =>
  `Make ${where} faster: three of four visitors wait ${value} or less, and ${visits} visits were slow enough to notice.`
const slowEs = (where: string, [value = '', visits = '']: string[]) =>
  `Acelera ${where}: tres de cada cuatro visitas esperan hasta ${value}, en ${visits} visitas.`

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
    fix: {
      slow: slowEn,
      'rarely-clicked': (where, [shown = '', clicked = '', place = '']) =>
        `Give ${where} a better title: shown ${shown} times in search at place ${place}, clicked ${clicked} times.`,
    },
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
    moved: (what) => `moved; in that week: ${what}`,
    week: 'Week of',
    visits: 'Visits',
    lighthouse: 'Lighthouse',
    lighthouseNone:
      'Not imported. Put the runs as lighthouse.json into the data folder, and the median with its band stands here.',
    median: 'Median',
    band: 'Lowest and highest',
    value: 'What came of it, by first page, 90 days',
    valueNone: 'No lead in the last 90 days.',
    landing: 'First page',
    source: 'Came by',
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
    fix: {
      slow: slowEs,
      'rarely-clicked': (where, [shown = '', clicked = '', place = '']) =>
        `Dale un título mejor a ${where}: apareció ${shown} veces en el puesto ${place} y recibió ${clicked} clics.`,
    },
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
    moved: (what) => `se movió; esa semana: ${what}`,
    week: 'Semana del',
    visits: 'Visitas',
    lighthouse: 'Lighthouse',
    lighthouseNone:
      'Sin importar. Deja las pasadas como lighthouse.json en la carpeta de datos y aquí verás la mediana con su margen.',
    median: 'Mediana',
    band: 'Mínimo y máximo',
    value: 'Lo que trajo, por primera página, 90 días',
    valueNone: 'Ninguna solicitud en los últimos 90 días.',
    landing: 'Primera página',
    source: 'Llegó por',
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

export type FixKind = Fix['kind']
