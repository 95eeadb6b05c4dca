import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { isIncentiveNote } from '#src/features/quote/domain/options/incentives.ts'
import { addedUseSentence } from '#src/features/quote/text/added-use.ts'
import { resultEn } from '#src/features/quote/text/result.en.ts'
import { resultEs } from '#src/features/quote/text/result.es.ts'
import { uiEn } from '#src/features/quote/text/ui.en.ts'
import { uiEs } from '#src/features/quote/text/ui.es.ts'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { formatDate, formatKwh, formatMoney } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { qrRows } from '#src/shared/qr/qr-rows.ts'
import { type ComparisonRow, comparisonNote, comparisonRows } from './comparison.ts'
import { dated } from './dated.ts'
import { type IncentiveRow, incentiveRows } from './incentives.ts'
import { type ItemTable, itemTable } from './item-table.ts'
import { type MonthBars, type MonthChart, monthChart, savingChart } from './month-chart.ts'
import { type PowerCutStrip, powerCutStrip } from './power-cut.ts'
import { type YearOfSun, yearOfSun } from './range-bar.ts'
import { type RoofSheet, roofSheet } from './roof-sheet.ts'
import { type Verdict, verdictsOf } from './verdicts.ts'
import { type WordedEstimate, wordEstimate } from './worded.ts'
import { quotePdfEn } from './words.en.ts'
import { quotePdfEs } from './words.es.ts'
import type { QuotePdfWords } from './words.types.ts'

/** The template below the template root (the `src` folder). */
export const quoteTemplate = 'features/quote/pdf/quote.typ'

export interface QuoteDocumentInput {
  estimate: Estimate
  reference: string
  language: Language
  /** Absent in test mode. */
  name?: string
  /** The live quote, signed; the QR code and a link hold it. */
  url: string
  /** The day the document is made. */
  pdfDate: PlainDate
  test: boolean
  business: BusinessCard
}

/** What the template draws. Every word and figure is made; the template lays out and computes no number of its own. */
export interface QuoteSheet {
  title: string
  brand: string
  contactLine: string
  reference: string
  dates: string
  disclaimer: string
  watermark: string
  testNote: string
  footer: { left: string; page: string; of: string }
  heading: string
  preparedFor: string
  home: string
  qr: { rows: string[]; url: string; invitation: string; alt: string }
  /** `isTicked`: each option has a box to tick on paper, and where there is room `signing` says that none is to be signed. */
  comparison: {
    caption: string
    columns: string[]
    isTicked: boolean
    signing: string
    rows: ComparisonRow[]
    note: string
  }
  verdicts: Verdict[]
  chart: MonthChart
  /** What the same option saves by month; null in a quote made without, and where a month saves nothing. */
  saving: MonthBars | null
  /** Where no saving is drawn; null without panels. */
  range: YearOfSun | null
  /** The slope with the panels of the option in the chart; null without panels. */
  roof: RoofSheet | null
  /** Of the same option; null where nothing runs. */
  powerCut: PowerCutStrip | null
  items: ItemTable
  notes: { heading: string; rows: string[] }
  incentives: { heading: string; intro: string; none: string; reasons: string[]; rows: IncentiveRow[] }
  assumptions: {
    heading: string
    lead: string
    rows: string[]
    sourcesHeading: string
    /** Each once, in the order of the rows. */
    sources: { title: string; url: string }[]
  }
  next: { heading: string; steps: readonly string[] }
  contact: { heading: string; lines: string[] }
  /** Small print: what the law asks of the business, as far as it is given. */
  legal: string
}

const words: Record<Language, QuotePdfWords> = { en: quotePdfEn, es: quotePdfEs }
const resultWords = { en: resultEn, es: resultEs }
const townNames = { en: uiEn.town, es: uiEs.town }

/** The file name of the document, the same everywhere it is offered. */
export function quoteFileName(reference: string, language: Language): string {
  return `${language === 'es' ? 'presupuesto' : 'quote'}-${reference.replace(/[^\w-]/g, '')}.pdf`
}

/** The sheet of a quote in one language, from the same estimate that the screen shows. */
export function quoteDocument(input: QuoteDocumentInput): QuoteSheet {
  const { estimate, reference, language, business } = input
  const text = words[language]
  const worded = wordEstimate(estimate, language)
  const names = worded.described.options.map((option, i) => `${'ABC'[i]}. ${option.name}`)
  const [, balanced] = estimate.options
  const pricesOf = formatDate(estimate.priceBook.asOf, language)
  const validTo = formatDate(estimate.validUntil, language)
  const { disclaimer } = worded.described
  const saving = savingChart(balanced, text, language)
  const nothingWorthIt = estimate.options.every((option) => !option.worthIt)
  return {
    title: text.title(reference),
    brand: business.name,
    contactLine: contactLine(business, language),
    reference: text.reference(reference),
    dates: text.dates(pricesOf, validTo),
    disclaimer,
    watermark: input.test ? 'TEST' : '',
    testNote: input.test ? text.testNote : '',
    footer: {
      left: `${business.name} · ${text.reference(reference)} · ${text.madeOn(formatDate(input.pdfDate, language))}`,
      page: text.page,
      of: text.pageOf,
    },
    heading: nothingWorthIt ? text.headingNotWorthIt : text.heading,
    preparedFor: input.name && isPrintable(input.name) ? text.preparedFor(input.name) : '',
    home: homeLine(estimate, text, language),
    qr: {
      rows: qrRows(input.url),
      url: input.url,
      invitation: nothingWorthIt ? text.scan : text.tick,
      alt: text.qrAlt,
    },
    comparison: {
      caption: text.optionsCaption,
      columns: names,
      isTicked: !nothingWorthIt,
      signing: nothingWorthIt ? '' : text.signing,
      rows: comparisonRows(estimate, worded, text, language),
      note: comparisonNote(estimate, names, text, language),
    },
    verdicts: verdictsOf(worded, names, text, language),
    chart: monthChart(
      balanced,
      names[1] ?? '',
      addedUseSentence(estimate, balanced, resultWords[language].months, language),
      text,
      language,
    ),
    saving,
    range: saving ? null : yearOfSun(balanced.productionKwh, text, language),
    roof: roofSheet(balanced, language),
    powerCut: powerCutStrip(balanced, text, language),
    items: itemTable(estimate, worded, names, text, language),
    notes: { heading: text.notes, rows: notesOf(worded) },
    incentives: {
      heading: text.incentives.heading,
      intro: text.incentives.intro,
      none: text.incentives.none,
      reasons: worded.described.notes.filter(isIncentiveNote).map(({ text: reason }) => reason),
      rows: incentiveRows(worded, names, text, language),
    },
    assumptions: {
      heading: text.assumptions.heading,
      lead: text.assumptions.lead,
      rows: worded.described.assumptions.map(({ text: sentence }) => sentence),
      sourcesHeading: text.assumptions.sources,
      sources: sourcesOf(worded, text, language),
    },
    next: text.next,
    contact: { heading: text.contact.heading, lines: contactLines(business, reference, text, language) },
    legal: legalLine(business, text),
  }
}

/** Said in the dates at the head and in the line at the foot of the page. */
const saidElsewhere: ReadonlySet<string> = new Set(['estimate-not-offer', 'prices-unconfirmed'])

/** What could move the price; why an incentive is not counted stands with the incentives. */
function notesOf({ described }: WordedEstimate): string[] {
  return described.notes.filter((note) => !saidElsewhere.has(note.id) && !isIncentiveNote(note)).map(({ text }) => text)
}

function sourcesOf(worded: WordedEstimate, text: QuotePdfWords, language: Language) {
  const named = worded.described.assumptions.flatMap(({ source }) =>
    source ? [[sourceOf(source, text, language), source.url] as const] : [],
  )
  return [...new Map(named)].map(([title, url]) => ({ title, url }))
}

/** A title that names the year of its date is dated already. */
function sourceOf({ title, asOf }: { title: string; asOf: string }, text: QuotePdfWords, language: Language): string {
  return title.includes(asOf.slice(0, 4)) ? title : text.assumptions.source(title, dated(asOf, language))
}

/** The faces draw Latin script only; a name in another one is left out rather than printed as question marks. */
function isPrintable(name: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)
}

function homeLine({ answers, home }: Estimate, text: QuotePdfWords, language: Language): string {
  return text.home({
    type: resultWords[language].homes[answers.propertyType],
    hasPool: answers.existingSystems.some((one) => one === 'pool' || one === 'pool-heating'),
    town: townNames[language][answers.town],
    year: String(answers.buildYear),
    occupancy: text.occupancy[answers.occupancy],
    kwhPerYear: formatKwh(home.annualKwh, language),
    eurPerYear: formatMoney(home.annualBillEur, 'estimate', language),
  })
}

function officeTowns(business: BusinessCard, language: Language): string[] {
  return [...new Set(business.offices.map(({ town }) => townNames[language][town]))]
}

function contactLine(business: BusinessCard, language: Language): string {
  const towns = officeTowns(business, language).join(', ')
  return [business.phone.display, business.email, towns].filter(Boolean).join(' · ')
}

function contactLines(business: BusinessCard, reference: string, text: QuotePdfWords, language: Language): string[] {
  const towns = new Intl.ListFormat(language, { type: 'conjunction' }).format(officeTowns(business, language))
  const ways = [business.phone.display, business.email].filter(Boolean).join(' · ')
  return [ways, text.contact.quoteUs(reference), ...(towns ? [text.contact.towns(towns)] : [])]
}

function legalLine(business: BusinessCard, text: QuotePdfWords): string {
  const { lowVoltage, thermal, refrigerants } = business.registrations
  const numbered = (label: string, value: string | null) => value && `${label} ${value}`
  const facts = [
    business.legalName,
    business.registeredAddress,
    numbered(text.registrations.taxId, business.taxId),
    numbered(text.registrations.lowVoltage, lowVoltage),
    numbered(text.registrations.thermal, thermal),
    numbered(text.registrations.refrigerants, refrigerants),
  ]
  return facts.filter(Boolean).join(' · ')
}
