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
    intro: 'What came in, what came of it, and how the site did. Money is what customers have paid, as it was entered.',
    made: (day: string) => `Made on ${day}`,
    leads: 'leads',
    quoted: 'with a quote',
    won: 'paid',
    wonEur: 'paid in',
    visits: 'visits measured',
    pages: 'pages looked through',
    findings: 'things to mend',
    byLanding: 'By the page they found us by',
    bySource: 'By where they came from',
    landing: 'First page',
    source: 'Came from',
    none: 'No lead came in this month.',
    speed: 'Speed as visitors met it',
    metric: 'Measure',
    value: 'Three of four had',
    metrics: { LCP: 'Main part seen', INP: 'Answers a tap', CLS: 'Stays still' },
    tooFew: 'too few visits to say',
    audit: 'On the pages',
    kind: 'What',
    count: 'How often',
    auditNone: 'Nothing found, or the pages have not been looked through yet.',
    footer: { page: 'Page', of: 'of' },
    notes: [
      'Speed is the 75th percentile, within 2.5%; under 75 visits nothing is said. Measurements carry no name, no cookie and no address.',
      'Whoever has not agreed to statistics is counted by the page their form stands on.',
    ],
  },
  es: {
    title: (month: string) => `Informe de ${month}`,
    intro: 'Qué llegó, en qué quedó y cómo fue la web. El dinero es lo que los clientes han pagado, tal como se anotó.',
    made: (day: string) => `Hecho el ${day}`,
    leads: 'solicitudes',
    quoted: 'con presupuesto',
    won: 'pagadas',
    wonEur: 'cobrado',
    visits: 'visitas medidas',
    pages: 'páginas revisadas',
    findings: 'cosas que arreglar',
    byLanding: 'Por la página con la que nos encontraron',
    bySource: 'Por el sitio desde el que llegaron',
    landing: 'Primera página',
    source: 'Llegó desde',
    none: 'Este mes no llegó ninguna solicitud.',
    speed: 'La velocidad que vieron las visitas',
    metric: 'Medida',
    value: 'Tres de cada cuatro',
    metrics: { LCP: 'Se ve lo principal', INP: 'Responde a un toque', CLS: 'No se mueve' },
    tooFew: 'muy pocas visitas para decirlo',
    audit: 'En las páginas',
    kind: 'Qué',
    count: 'Cuántas veces',
    auditNone: 'Nada que señalar, o las páginas aún no se han revisado.',
    footer: { page: 'Página', of: 'de' },
    notes: [
      'La velocidad es el percentil 75, con un margen del 2,5 %; con menos de 75 visitas no se dice nada. Las mediciones no llevan nombre, cookie ni dirección.',
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
