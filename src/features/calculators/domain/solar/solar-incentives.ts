import offer from '#facts/quote/offer.json' with { type: 'json' }
import { type Aid, type AidAnswer, type AidNote, type AidQuestion, aidFor } from '#src/energy/money/incentives.ts'
import type {
  BarChart,
  Calculator,
  CalculatorAnswer,
  Figure,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import { type InputSpec, type InputsOf, townInput } from '#src/features/calculators/domain/frame/input.ts'
import type { Value, Values } from '#src/features/calculators/domain/frame/quantity.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { type Goal, type Service, type Town, towns } from '#src/shared/domain/vocabulary.ts'

/** Aid by town, date and owner: what the law gives, what a town may give, and what nobody gives any more. No range: it is law, not weather. */

const services = ['solar', 'battery', 'ev-charger', 'heat-pump', 'hot-water', 'air-conditioning'] as const
const goalOf: Record<(typeof services)[number], Goal> = {
  solar: 'lower-bills',
  battery: 'independence',
  'ev-charger': 'ev-charging',
  'heat-pump': 'heating',
  'hot-water': 'hot-water',
  'air-conditioning': 'cooling',
}
/** Works are taken to be finished and paid this many days after the question, as in the quote. */
const { completionDays } = offer

const inputs = {
  town: townInput,
  priceEur: {
    kind: 'number',
    unit: 'eur',
    min: 100,
    max: 200_000,
    default: 8000,
    slider: { min: 1000, max: 20_000, step: 250 },
  },
  service: { kind: 'choice', options: services, default: 'solar', asList: true },
  resident: { kind: 'yes-no', default: true },
  finished: { kind: 'choice', options: ['usual', 'this-year', 'next-year'], default: 'usual', asList: true },
  ibiEur: { kind: 'optional-number', unit: 'eur', min: 0, max: 50_000 },
} as const satisfies Record<string, InputSpec>
export type SolarIncentivesInputs = typeof inputs

/** Names, conditions and notes of aid keep the ids of `aidFor`; the frame's tests hold that each is worded. */
export interface SolarIncentivesWords {
  figure: 'irpf' | 'ibi' | 'icio' | 'aid' | 'net'
  verdict: 'gets' | 'hurry' | 'non-resident' | 'ask' | 'nothing'
  chart: 'dates'
  table: 'aid'
  assumption: string
  word: string
}

export const calculator: Calculator<SolarIncentivesInputs, SolarIncentivesWords> = {
  id: 'solar-incentives',
  inputs,
  answer(given, { today }) {
    const { town, service } = given
    const question = questionOf(given, completionDateOf(given.finished, today))
    const aid = aidFor(question)
    const inTime = { ...question, completionDate: `${today.slice(0, 4)}-12-31` }
    return {
      headline: taxesOf(aid, aidFor(inTime), { asked: question, inTime }),
      details: sumsOf(aid, question),
      verdict: verdictOf(aid, question, inTime),
      charts: [datesChart(question, inTime)],
      tables: aid.items.length > 0 ? [aidTable(aid.items, town)] : [],
      remarks: aid.notes.map((note) => remark(note, town)),
      assumptions: [
        { id: 'finished', values: { date: { date: question.completionDate } } },
        { id: 'paid-whole' },
        { id: 'only-dated' },
        { id: 'no-advice' },
      ],
      handOver: { town, goals: [goalOf[service]] },
    }
  },
}

/** The three taxes that people ask about, each with its amount or with what is known of it instead. */
function taxesOf(
  aid: AidAnswer,
  inTimeAid: AidAnswer,
  { asked, inTime }: { asked: AidQuestion; inTime: AidQuestion },
): Figure<SolarIncentivesWords['figure']>[] {
  const of = ({ items }: AidAnswer, tax: string) => items.filter(({ id }) => id.startsWith(tax))
  const eur = (items: readonly Aid[]) =>
    eurFromCents(items.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0))
  return (['irpf', 'ibi', 'icio'] as const).map((tax) => {
    const [items, early] = [of(aid, tax), of(inTimeAid, tax)]
    // What is given in time is said with its date; on the visitor's own date it may be none.
    const known = early.filter(({ amountCents }) => amountCents !== null)
    const [late, most] = [eur(items), eur(known)]
    const [first] = items
    const fixed = (value: number) => ({ value, unit: 'eur', isFixed: true }) as const
    const dates = { by: { date: inTime.completionDate }, date: { date: asked.completionDate }, late: fixed(late) }
    return {
      id: tax,
      ...fixed(most),
      ...(most === 0 && { none: true as const }),
      values: {
        state: { word: late < most ? 'if-in-time' : 'known', values: dates },
        name: first ? { word: first.id, values: writable(first.values, asked.town) } : { word: `no-${tax}` },
      },
      sources: sourcesOf(known),
    }
  })
}

function sumsOf(
  { totalCents }: AidAnswer,
  { priceEur, completionDate }: AidQuestion,
): Figure<SolarIncentivesWords['figure']>[] {
  const eur = eurFromCents(totalCents)
  const values = {
    aid: { value: eur, unit: 'eur', isFixed: true },
    price: { value: priceEur, unit: 'eur', isFixed: true },
    date: { date: completionDate },
  } as const
  return [
    { id: 'aid', value: eur, unit: 'eur', isFixed: true, values },
    { id: 'net', value: Math.max(0, priceEur - eur), unit: 'eur', isFixed: true, values },
  ]
}

function questionOf(
  { town, service, priceEur, resident, ibiEur }: InputsOf<SolarIncentivesInputs>,
  completionDate: PlainDate,
): AidQuestion {
  const question: { service: Service } & Omit<AidQuestion, 'service'> = {
    town,
    service,
    priceEur,
    resident,
    completionDate,
  }
  return ibiEur === undefined ? question : { ...question, ibiEur }
}

function completionDateOf(finished: 'usual' | 'this-year' | 'next-year', today: PlainDate): PlainDate {
  if (finished === 'usual') return addDays(today, completionDays)
  const year = Number(today.slice(0, 4))
  return finished === 'this-year' ? `${year}-12-31` : `${year + 1}-12-31`
}

function sourcesOf(items: readonly Aid[]) {
  const known = items.filter(({ amountCents }) => amountCents !== null)
  return known.map(({ source, asOf }) => ({ ...source, asOf }))
}

function verdictOf(
  { items, totalCents }: AidAnswer,
  { resident }: AidQuestion,
  inTime: AidQuestion,
): Verdict<SolarIncentivesWords['verdict']> {
  const couldGetCents = aidFor(inTime).totalCents
  const values = {
    aid: { value: eurFromCents(totalCents), unit: 'eur', isFixed: true },
    more: { value: eurFromCents(couldGetCents), unit: 'eur', isFixed: true },
    by: { date: inTime.completionDate },
  } as const
  if (totalCents < couldGetCents) return { id: 'hurry', tone: 'depends', values }
  if (totalCents > 0) return { id: 'gets', tone: 'yes', values }
  if (!resident) return { id: 'non-resident', tone: 'no', values }
  return items.length > 0 ? { id: 'ask', tone: 'depends', values } : { id: 'nothing', tone: 'no', values }
}

/** What is known to be given for works finished in time and, where it differs, on the visitor's date. */
function datesChart(asked: AidQuestion, inTime: AidQuestion): BarChart<SolarIncentivesWords> {
  const known = (question: AidQuestion) => eurFromCents(aidFor(question).totalCents)
  const [own, most] = [known(asked), known(inTime)]
  const bar = (word: string, { completionDate }: AidQuestion, value: number, chosen: boolean) => ({
    name: { word, values: { date: { date: completionDate } } },
    colour: 'agave' as const,
    value,
    ...(chosen && { chosen }),
  })
  const isLate = own < most
  return {
    kind: 'bars',
    id: 'dates',
    unit: 'eur',
    bars: [bar('by-date', inTime, most, !isLate), ...(isLate ? [bar('your-date', asked, own, true)] : [])],
    values: {
      by: { date: inTime.completionDate },
      most: { value: most, unit: 'eur', isFixed: true },
      own: { value: own, unit: 'eur', isFixed: true },
    },
  }
}

function aidTable(items: readonly Aid[], town: Town): CalculatorAnswer<SolarIncentivesWords>['tables'][number] {
  return {
    id: 'aid',
    columns: ['what', 'how-much', 'how-sure'],
    rows: items.map(({ id, amountCents, status, asOf, source, conditions, values }) => {
      const written = writable(values, town)
      return {
        head: { word: id, values: written },
        cells: [
          amountCents === null ? { word: 'open' } : { value: eurFromCents(amountCents), unit: 'eur', digits: 2 },
          { word: status },
        ],
        list: conditions.map((condition): Value => ({ word: condition, values: written })),
        link: { ...source, asOf },
      }
    }),
  }
}

function remark(
  { id, values, source }: AidNote,
  town: Town,
): CalculatorAnswer<SolarIncentivesWords>['assumptions'][number] {
  const written = writable(values, town)
  return source ? { id, values: written, sources: [source] } : { id, values: written }
}

/** The values of a rule as the frame writes them: percentages, days and towns by the names that rules give them. */
function writable(values: Readonly<Record<string, number | string>>, town: Town): Values {
  const written = Object.entries(values).map(([name, value]): [string, Value] => {
    if (typeof value === 'number') return [name, { value, unit: numberUnit(name), isFixed: true }]
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return [name, { date: value }]
    return [name, isTown(value) ? { word: `town-${value}` } : { text: value }]
  })
  return { town: { word: `town-${town}` }, ...Object.fromEntries(written) }
}

function numberUnit(name: string): 'percent' | 'eur' | 'number' {
  if (/percent$/i.test(name)) return 'percent'
  return /eur$/i.test(name) ? 'eur' : 'number'
}

function isTown(word: string): word is Town {
  return towns.some((town) => town === word)
}
