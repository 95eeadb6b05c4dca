import { addDays, epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { BillReadings, Reading } from './bill.ts'
import { datesIn } from './dates.ts'
import { type Line, unitOf } from './lines-with-context.ts'
import { placeOn } from './page-text.ts'
import type { PricedLine } from './priced-line.ts'

interface Span {
  start: PlainDate
  end: PlainDate
  /** How much speaks for it. */
  points: number
  line: Line
  /** Called a period, not readings. */
  isNamed: boolean
}

const asked = /period|facturacion|facturado|consumo|d(?:el?|o) \d|desde|fechas? de lectura|dias factura|\bfrom\b/
const named = /periodo (?:de (?:facturacion|consumo)|facturado)/
/** `Inicio: 01/09/2026` over `Fin: 30/09/2026`, and no word of a reading. */
const firstDay = /^\W*(?:fecha (?:de )?)?inicio\b(?!.*lectura)/
const lastDay = /^\W*(?:fecha (?:de )?)?fin(?:al)?\b(?!.*lectura)/
const otherSpan =
  /contrato|vigencia|permanencia|vencimiento|renovacion|promocion|ultimo ano|ultimos|potencias? maxim|maxima demanda|historic|12 meses|catorce|penaliz|validez|penalitz|anual|valido/
const between =
  /^\s*(?:\([a-z .]*\)\s*)?(?:a|al|ao|ata|to|until|and|bis|au|hasta(?: el)?|fins(?: al)?|-|–|y(?: el)?|—|>|→|i|,|;|(?:fecha |f\. ?)?fin:?|hasta:?|al dia)?\s*(?:\([a-z .]*\)\s*)?$/

/** First and last day, and the days charged. Blocks that follow on each other, as with a change of price, are one. */
export function billingPeriod(lines: readonly Line[], priced: readonly PricedLine[]): BillReadings {
  const spans = spansIn(lines)
  const printedDays = daysPrinted(lines)
  const chargedDays = daysCharged(priced)
  const days = [...printedDays, ...(chargedDays === undefined ? [] : [chargedDays])]
  if (spans.length === 0) spans.push(...spansOfDays(lines, days))
  for (const span of spans) {
    const length = epochDay(span.end) - epochDay(span.start)
    if (days.includes(length)) span.points += 3
    else if (days.includes(length + 1)) span.points += span.isNamed ? 3 : 2
  }
  const joined = joinedSpans(spans, chargedDays)
  spans.push(...joined)
  spans.sort((a, b) => b.points - a.points)
  const best = spans[0] && (spanAfter(spans[0], lines, days) ?? spans[0])
  if (!best) {
    const only = mostFrequent(days)
    return only === undefined ? {} : { days: { value: only, confidence: 0.7 } }
  }
  const length = epochDay(best.end) - epochDay(best.start)
  const votes = (count: number) => days.filter((day) => day === count).length
  // Where no days are printed, those of a month of the calendar, or said to be so, are both counted.
  const isMonth = [best.start, addDays(best.end, 1)].every((date) => date.endsWith('-01'))
  const isSaid = votes(length) === 0 && (isMonth || /inclus|incluid/.test(best.line.plain))
  const isInclusive = votes(length + 1) > votes(length) || isSaid
  const value = isInclusive ? length + 1 : length
  const agreed = votes(value) > 0
  const rivals = spans.filter(
    (span) => (span.start !== best.start || span.end !== best.end) && span.points >= best.points,
  )
  const same = spans.filter((span) => span.start === best.start && span.end === best.end)
  // The days that a meter was read on may begin a day earlier than what is charged.
  const isOnlyRead = same.every(({ isNamed, line }) => !isNamed && reading.test(line.plain))
  const confidence = rivals.length > 0 ? 0.6 : isOnlyRead ? 0.85 : agreed ? 0.96 : same.length > 1 ? 0.9 : 0.75
  const place = placeOn(best.line.row.page, best.line.row.box)
  const dated = <T>(of: T, sure = confidence): Reading<T> => ({ value: of, confidence: sure, place })
  return {
    periodStart: dated(best.start),
    periodEnd: dated(best.end),
    days: dated(value, agreed ? 0.96 : Math.min(confidence, 0.75)),
  }
}

function spansIn(lines: readonly Line[]): Span[] {
  const found: Span[] = []
  for (const [at, line] of lines.entries()) {
    const dates = datesIn(line.plain)
    if (dates.length === 1) {
      const next = lines[at + 1]
      const nextDates = next && next.row.page === line.row.page ? datesIn(next.plain) : []
      const isStart = /(?:desde|inicio|lectura anterior|fecha inicial)/.test(line.plain)
      const other = nextDates[0]
      const first = dates[0]
      if (isStart && first && other && nextDates.length === 1 && /(?:hasta|\bfin|actual)/.test(next?.plain ?? ''))
        addSpan(found, lines, at, first.date, other.date, firstDay.test(line.plain) && lastDay.test(next.plain) ? 4 : 1)
    }
    for (let index = 0; index + 1 < dates.length; index++) {
      const [first, second] = [dates[index], dates[index + 1]]
      if (!first || !second) continue
      const gap = line.plain.slice(first.end, second.start)
      const isCalled = /\binicio\W*$/.test(line.plain.slice(0, first.start)) && /\bfin\b/.test(gap)
      const isRead = /lectura/.test(line.plain)
      if (between.test(gap)) addSpan(found, lines, at, first.date, second.date, isCalled && !isRead ? 4 : 2)
      else if (/lectura|anterior|actual|hasta/.test(gap) && gap.length < 60)
        addSpan(found, lines, at, first.date, second.date, 1)
    }
  }
  return found
}

/** Where no words join two days: those that are as far apart as the days charged, if only two are. */
function spansOfDays(lines: readonly Line[], days: readonly number[]): Span[] {
  const dates = lines.flatMap((line) =>
    otherSpan.test(line.plain) ? [] : datesIn(line.plain).map(({ date }) => ({ date, line })),
  )
  const found: Span[] = []
  for (const [at, first] of dates.entries())
    for (const second of dates.slice(at + 1)) {
      const length = epochDay(second.date) - epochDay(first.date)
      const isNew = !found.some(({ start, end }) => start === first.date && end === second.date)
      if (length >= 5 && days.includes(length) && isNew)
        found.push({ start: first.date, end: second.date, points: 1, line: first.line, isNamed: false })
    }
  return found
}

const reading = /lectura|lecture|anterior|actual|\b(?:inici|inicio|fin|final)\b/

/** A list of earlier bills names their periods: where readings as far apart as the days charged begin when that one ended, theirs is this bill's. */
function spanAfter(earlier: Span, lines: readonly Line[], days: readonly number[]): Span | undefined {
  const read = lines.filter(
    ({ plain, own }) => own !== 'history' && reading.test(plain) && !otherSpan.test(plain) && !/proxim/.test(plain),
  )
  return spansOfDays(read, days).find(({ start }) => Math.abs(epochDay(start) - epochDay(earlier.end)) <= 1)
}

function addSpan(found: Span[], lines: readonly Line[], at: number, a: PlainDate, b: PlainDate, points: number): void {
  const line = lines[at]
  const isReversed = a > b
  const [start, end] = isReversed ? [b, a] : [a, b]
  const length = epochDay(end) - epochDay(start)
  if (!line || length < 1 || length > 371) return
  const around = `${lines[at - 1]?.plain ?? ''} ${line.plain}`
  let score = points
  // What the meter was read on may be the day before the first one charged.
  const isReading =
    (/^\W*lectura/.test(line.plain) || /^\W*lecturas?\W*$/.test(lines[at - 1]?.plain ?? '')) &&
    !/period/.test(line.plain)
  if (!isReading) score += asked.test(line.plain) ? 2 : asked.test(around) ? 1 : 0
  if (named.test(around)) score += 2
  if (otherSpan.test(line.plain)) score -= 5
  // A bill names its first day first; what comes after it is the day of the bill.
  if (isReversed) score -= 2
  if (length > 200) score -= 2
  if (length < 5) score -= 1
  const days = Number(/(\d{1,3})\s?(?:d[il1]as?|dies)/.exec(line.plain)?.[1])
  if (days === length || days === length + 1) score += 3
  found.push({
    start,
    end,
    points: score,
    line,
    isNamed: points > 2 || named.test(line.plain) || (/period/.test(around) && !reading.test(line.plain)),
  })
}

/** Spans that follow on each other and together have the days charged. */
function joinedSpans(spans: readonly Span[], charged: number | undefined): Span[] {
  const joined: Span[] = []
  for (const first of spans)
    for (const second of spans) {
      const gap = epochDay(second.start) - epochDay(first.end)
      if (gap < 0 || gap > 1 || first === second) continue
      const length = epochDay(second.end) - epochDay(first.start)
      if (
        charged !== undefined &&
        (charged === length || charged === length + 1) &&
        first.points > 0 &&
        second.points > 0
      )
        joined.push({ ...first, end: second.end, points: Math.max(first.points, second.points) + 2 })
    }
  return joined
}

/** `DIAS FACTURADOS: 24`, `Consumo periodo: 30 días`, `(31 días)`. */
function daysPrinted(lines: readonly Line[]): number[] {
  const found: number[] = []
  for (const line of lines) {
    const { plain, own, quantities } = line
    if (own === 'history') continue
    // `31 días x 0,026 €/día`: what is charged by the day is charged for the same days.
    if (own !== 'other')
      found.push(...quantities.flatMap(({ value }, index) => (unitOf(line, index) === 'days' ? [value] : [])))
    for (const match of plain.matchAll(
      /(?:dias?|dies)(?: (?:facturad[oa]s|facturats|de consumo|del periodo|de facturacion)\s*:?|\s*:)\s*(\d{1,3})\b|(?:\(|:\s*|periodo (?:de )?)(\d{1,3})\s?(?:dias?|dia\(s\)|dies)\b/g,
    )) {
      const value = Number(match[1] ?? match[2])
      if (value >= 1 && value <= 370) found.push(value)
    }
  }
  return found
}

/** Days of the power lines of one period, blocks with their own price added up; undefined when the lines disagree. */
function daysCharged(priced: readonly PricedLine[]): number | undefined {
  const sums = new Map<string, number>()
  for (const term of [1, 2] as const) {
    const own = priced.filter((line) => line.term === 'power' && line.period === term && line.days !== undefined)
    const first = own[0]
    if (!first) continue
    const prices = new Map<string, number>()
    for (const line of own) prices.set(`${line.price.toFixed(7)}/${line.days}`, line.days ?? 0)
    const distinct = new Set(own.map(({ days }) => days))
    const sum =
      distinct.size === 1 ? (first.days ?? 0) : [...distinct].reduce<number>((total, count) => total + (count ?? 0), 0)
    sums.set(String(term), sum)
  }
  const values = [...new Set(sums.values())]
  return values.length === 1 ? values[0] : undefined
}

function mostFrequent(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
