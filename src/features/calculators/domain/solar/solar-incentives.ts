import offer from '#facts/quote/offer.json' with { type: 'json' }
import { type Aid, type AidAnswer, type AidNote, type AidQuestion, aidFor } from '#src/energy/money/incentives.ts'
import type {
  Calculator,
  CalculatorAnswer,
  CurveChart,
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
  figure: 'aid' | 'net' | 'share'
  verdict: 'gets' | 'hurry' | 'non-resident' | 'ask' | 'nothing'
  chart: 'cap'
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
      headline: headlineOf(aid, question),
      verdict: verdictOf(aid, question, inTime),
      charts: [capChart(question, inTime)],
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

function headlineOf(
  { items, totalCents }: AidAnswer,
  { priceEur, completionDate }: AidQuestion,
): Figure<SolarIncentivesWords['figure']>[] {
  const eur = eurFromCents(totalCents)
  const values = {
    aid: { value: eur, unit: 'eur', isFixed: true },
    price: { value: priceEur, unit: 'eur', isFixed: true },
    date: { date: completionDate },
  } as const
  return [
    { id: 'aid', value: eur, unit: 'eur', isFixed: true, values, sources: sourcesOf(items) },
    { id: 'net', value: Math.max(0, priceEur - eur), unit: 'eur', isFixed: true, values },
    { id: 'share', value: Math.min(1, eur / priceEur), unit: 'share', digits: eur > 0 ? 1 : 0, values },
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

/** What is known to be given by price, for works finished in time and, where it differs, on the visitor's date: it stops growing at the law's base. */
function capChart(asked: AidQuestion, inTime: AidQuestion): CurveChart<SolarIncentivesWords> {
  const top = Math.max(10_000, Math.ceil((inTime.priceEur * 1.25) / 5000) * 5000)
  const x = Array.from({ length: 21 }, (_, i) => (top / 20) * i)
  const known = (question: AidQuestion, priceEur = question.priceEur) =>
    eurFromCents(aidFor({ ...question, priceEur }).totalCents)
  const y = x.map((priceEur) => known(inTime, priceEur))
  const isLate = known(asked) < known(inTime)
  return {
    kind: 'curves',
    id: 'cap',
    unit: 'eur',
    xUnit: 'eur',
    x,
    series: [
      { word: isLate ? 'this-year' : 'in-time', colour: 'agave', y },
      ...(isLate
        ? [{ word: 'your-date', colour: 'sea' as const, y: x.map((priceEur) => known(asked, priceEur)) }]
        : []),
    ],
    markX: inTime.priceEur,
    values: {
      by: { date: inTime.completionDate },
      most: { value: Math.max(...y), unit: 'eur', isFixed: true },
      own: { value: known(inTime), unit: 'eur', isFixed: true },
      price: { value: inTime.priceEur, unit: 'eur', isFixed: true },
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
