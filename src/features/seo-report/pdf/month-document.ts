import { leadSourceWords } from '#src/features/crm/text/public.ts'
import { auditKinds } from '#src/features/seo-report/domain/audit.ts'
import type { MonthFigures } from '#src/features/seo-report/month.ts'
import { seoText } from '#src/features/seo-report/text/text.ts'
import { otherPage } from '#src/shared/domain/visit.ts'
import { formatDate, formatEur, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'

export const monthTemplate = 'features/seo-report/pdf/month.typ'

const words = {
  en: {
    title: (month: string) => `Report for ${month}`,
    intro:
      'The leads of the month, what became of them, and how the site worked. Amounts are what customers have paid, as entered in the CRM.',
    made: (day: string) => `Made on ${day}`,
    leads: 'leads',
    quoted: 'asked for a quote',
    won: 'paid',
    wonEur: 'paid in',
    visits: 'visits measured',
    pages: 'pages checked',
    findings: 'things to fix',
    byLanding: 'By landing page',
    bySource: 'By source',
    landing: 'Landing page',
    source: 'Source',
    none: 'No lead came in this month.',
    speed: 'Speed as visitors experienced it',
    metric: 'Measure',
    value: 'Three visits in four had at most',
    metrics: { LCP: 'Main content shown', INP: 'Response to a tap', CLS: 'Movement while loading' },
    tooFew: 'too few visits to say',
    audit: 'On the pages',
    kind: 'Problem',
    count: 'How often',
    auditNone: 'No problems found, or the pages have not been checked yet.',
    footer: { page: 'Page', of: 'of' },
    notes: [
      'Speed is the 75th percentile, within 2.5 %; it is given from 75 visits on. Measurements carry no name, no cookie and no address.',
      'Visitors who have not agreed to statistics are counted by the page of their form.',
    ],
  },
  es: {
    title: (month: string) => `Informe de ${month}`,
    intro:
      'Las solicitudes del mes, en qué quedaron y cómo funcionó la web. Los importes son lo que los clientes han pagado, según consta en el CRM.',
    made: (day: string) => `Hecho el ${day}`,
    leads: 'solicitudes',
    quoted: 'pidieron presupuesto',
    won: 'pagadas',
    wonEur: 'cobrado',
    visits: 'visitas medidas',
    pages: 'páginas revisadas',
    findings: 'cosas que arreglar',
    byLanding: 'Por página de entrada',
    bySource: 'Por procedencia',
    landing: 'Página de entrada',
    source: 'Procedencia',
    none: 'Este mes no llegó ninguna solicitud.',
    speed: 'La velocidad que vieron las visitas',
    metric: 'Medida',
    value: 'Tres de cada cuatro visitas, como mucho',
    metrics: { LCP: 'Se ve lo principal', INP: 'Respuesta a un toque', CLS: 'Movimiento al cargar' },
    tooFew: 'muy pocas visitas para decirlo',
    audit: 'En las páginas',
    kind: 'Problema',
    count: 'Cuántas veces',
    auditNone: 'No hay problemas, o las páginas aún no se han revisado.',
    footer: { page: 'Página', of: 'de' },
    notes: [
      'La velocidad es el percentil 75, con un margen del 2,5 %; se da a partir de 75 visitas. Las mediciones no llevan nombre, cookie ni dirección.',
      'Quien no ha aceptado las estadísticas cuenta por la página de su formulario.',
    ],
  },
}

const locale = { en: 'en-GB', es: 'es-ES' } as const
/** So many rows keep the month on two pages. */
const mostRows = 9

/** Everything the template prints, in one language. */
export function monthDocument(figures: MonthFigures, o: { language: Language; brand: string; today: string }) {
  const { language } = o
  const text = words[language]
  const number = (value: number) => formatNumber(value, language)
  const month = new Intl.DateTimeFormat(locale[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${figures.month}-15T12:00:00Z`),
  )
  const money = (rows: MonthFigures['byLanding'], worded: (key: string) => string) =>
    rows
      .slice(0, mostRows)
      .map((row) => [
        shortened(worded(row.key)),
        number(row.leads),
        number(row.quoted),
        number(row.won),
        formatEur(row.wonEur, language),
      ])
  const columns = (first: string) => [first, text.leads, text.quoted, text.won, text.wonEur]
  const shown = (name: 'LCP' | 'INP' | 'CLS') => {
    const p75 = figures.speed.find((one) => one.name === name)?.p75
    if (p75 === undefined) return text.tooFew
    return name === 'CLS' ? formatNumber(p75, language, 2) : `${number(p75)} ms`
  }
  return {
    title: text.title(month),
    heading: text.title(month),
    brand: o.brand,
    made: text.made(formatDate(o.today, language)),
    intro: text.intro,
    business: [
      { value: number(figures.total.leads), label: text.leads },
      { value: number(figures.total.quoted), label: text.quoted },
      { value: number(figures.total.won), label: text.won },
      { value: formatEur(figures.total.wonEur, language), label: text.wonEur },
    ],
    first: [
      {
        heading: text.byLanding,
        columns: columns(text.landing),
        rows: money(figures.byLanding, (key) =>
          key === otherPage ? seoText[language].otherPage : key || seoText[language].noPage,
        ),
        none: text.none,
      },
      {
        heading: text.bySource,
        columns: columns(text.source),
        rows: money(figures.bySource, (key) => leadSourceWords[language][key] ?? key),
        none: text.none,
      },
    ],
    site: [
      { value: number(figures.visits), label: text.visits },
      { value: number(figures.audit?.pages ?? 0), label: text.pages },
      { value: number(figures.audit?.findings.length ?? 0), label: text.findings },
    ],
    second: [
      {
        heading: text.speed,
        columns: [text.metric, text.value],
        rows: (['LCP', 'INP', 'CLS'] as const).map((name) => [text.metrics[name], shown(name)]),
        none: '',
      },
      {
        heading: text.audit,
        columns: [text.kind, text.count],
        rows: auditKinds.flatMap((kind) => {
          const count = figures.audit?.findings.filter((finding) => finding.kind === kind).length ?? 0
          return count > 0 ? [[seoText[language].kinds[kind], number(count)]] : []
        }),
        none: text.auditNone,
      },
    ],
    notes: text.notes,
    footer: { left: o.brand, ...text.footer },
  }
}

const shortened = (path: string) => (path.length > 44 ? `${path.slice(0, 43)}…` : path)
