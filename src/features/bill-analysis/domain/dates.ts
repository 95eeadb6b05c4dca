import { epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'

const months = [
  'enero|gener|january|xaneiro|urtarril',
  'febrero|febrer|february|febreiro|otsail',
  'marzo|marc|march|martxo',
  'abril|april|apiril',
  'mayo|maig|may|maio|maiatz',
  'junio|juny|june|xuno|ekain',
  'julio|juliol|july|xullo|uztail',
  'agosto|agost|august|abuztu',
  'septiembre|setiembre|setembre|september|setembro|irail',
  'octubre|october|outubro|urri',
  'noviembre|novembre|november|novembro|azaro',
  'diciembre|desembre|december|decembro|abendu',
]

export interface FoundDate {
  date: PlainDate
  start: number
  end: number
}

const numeric = /(?<!\d)(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d])/g
const iso = /(?<!\d)(\d{4})([-/.])(\d{2})\2(\d{2})(?!\d)/g
const worded = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|º)?\s+(?:de\s+|d'|of\s+)?(${months.join('|')})\s+(?:de\s+|del\s+)?(\d{4})`,
  'g',
)
/** `2026ko martxoaren 12a`. */
const yearFirst = new RegExp(String.raw`(?<!\d)(\d{4})(?:-?e?ko)? (${months.join('|')})[a-z]* (\d{1,2})(?!\d)`, 'g')
const monthFirst = new RegExp(String.raw`\b(${months.join('|')})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})`, 'g')
const shortMonths = [
  'ene|jan|gen|xan',
  'feb',
  'mar',
  'abr|apr',
  'may|mai',
  'jun|xun',
  'jul|xul',
  'ago|aug|ag',
  'sep|set',
  'oct|out',
  'nov',
  'dic|dec|des',
]
const short = String.raw`(${shortMonths.join('|')})[a-z]*\.?`
const abbreviated = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:º|st|nd|rd|th)?[\s/.-](?:de\s)?${short}[\s/.-](?:del?\s)?(\d{4}|\d{2})(?!\d|,\d)`,
  'g',
)
/** `Jan 5, 2026`. */
const shortMonthFirst = new RegExp(String.raw`\b${short} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)`, 'g')

/** The calendar dates in a plain text, in order. What is no day of the calendar is left out. */
export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = []
  const add = (match: RegExpMatchArray, day: string, month: number, year: string) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (found.some((other) => start < other.end && other.start < end)) return
    const date = realDate(day, month, year)
    if (date) found.push({ date, start, end })
  }
  for (const match of text.matchAll(iso)) add(match, match[4] ?? '', Number(match[3]), match[1] ?? '')
  for (const match of text.matchAll(numeric)) add(match, match[1] ?? '', Number(match[3]), match[4] ?? '')
  for (const match of text.matchAll(worded)) add(match, match[1] ?? '', monthIn(months, match[2]), match[3] ?? '')
  for (const match of text.matchAll(abbreviated))
    add(match, match[1] ?? '', monthIn(shortMonths, match[2]), match[3] ?? '')
  for (const match of text.matchAll(monthFirst)) add(match, match[2] ?? '', monthIn(months, match[1]), match[3] ?? '')
  for (const match of text.matchAll(shortMonthFirst))
    add(match, match[2] ?? '', monthIn(shortMonths, match[1]), match[3] ?? '')
  for (const match of text.matchAll(yearFirst)) add(match, match[3] ?? '', monthIn(months, match[2]), match[1] ?? '')
  for (const later of [...found]) found.push(...earlierOf(text, later))
  return found.sort((a, b) => a.start - b.start)
}

const to = String.raw`\s*(?:al|ao?|to|hasta(?: el)?|fins(?: al)?|bis|until|and|y(?: el)?|-|ate|ata)\s*`
/**
 * `del 5 al 31 de enero de 2026`, `10 de diciembre al 8 de enero de 2026`, `05/01 - 04/02/2026`, `1 – 30 de noviembre de 2025`, `Jan 5 to Feb 4, 2026`: the first day leaves out what the
 * second one says.
 */
const openDays: readonly RegExp[] = [
  /(?:^|period[oe]:?|\s{2})\s*(?<day>\d{1,2})\s*[-–]\s*$/,
  new RegExp(String.raw`\b(?:del?|from|desde el|do|vom|entre el|between) (?<day>\d{1,2})\.?${to}(?:the )?$`),
  new RegExp(String.raw`(?<![\d/.,-])(?<day>\d{1,2})(?:\s+de|\s+d'|[-/])?\s?${short.replace('(', '(?<month>')}${to}$`),
  new RegExp(String.raw`(?<![\d/.,-])(?<day>\d{1,2})[/.-](?<number>\d{1,2})${to}$`),
  new RegExp(String.raw`\b${short.replace('(', '(?<month>')} (?<day>\d{1,2})(?:st|nd|rd|th)?${to}$`),
]

function earlierOf(text: string, later: FoundDate): FoundDate[] {
  const [laterYear = 0, laterMonth = 0] = later.date.split('-').map(Number)
  for (const shape of openDays) {
    const opening = shape.exec(text.slice(0, later.start))
    const { day, month: name, number } = opening?.groups ?? {}
    if (!opening || !day) continue
    const month = name ? monthIn(shortMonths, name) : number ? Number(number) : laterMonth
    const date = realDate(day, month, String(month > laterMonth ? laterYear - 1 : laterYear))
    const length = opening[0].replace(new RegExp(`${to}(?:the )?$`), '').length
    if (date && date < later.date) return [{ date, start: opening.index, end: opening.index + length }]
  }
  return []
}

const monthIn = (all: readonly string[], name = '') => 1 + all.findIndex((names) => names.split('|').includes(name))

/** Undefined for 30 February and for years that no bill of today names. */
function realDate(day: string, month: number, year: string): PlainDate | undefined {
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  if (fullYear < 2015 || fullYear > 2050) return undefined
  const text = `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  try {
    epochDay(text)
    return text
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
