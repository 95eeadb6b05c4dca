import { addDays, epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { cupsIn } from './cups.ts'
import { clockHour, type HourlySeries, hoursOfDay } from './hourly.ts'

/** Why a table is no hourly record. */
export type HourlyFault = 'hourly_unknown' | 'hourly_empty'

interface Columns {
  date: number
  hour: number
  kwh: number
  /** kWh, or Wh where the heading says so. */
  factor: number
  cups: number
  surplus: number
}

const plainHeading = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * A table of hours, as Datadis (`cups;fecha;hora;consumo_kWh;…`, 2026/03/29, 01:00 to 24:00) and e-distribución (`CUPS;Fecha;Hora;AE_kWh;…`, 29/03/2026,
 * 1 to 24) give it: an hour is named by its end, counted through on the day the clocks change (to 23 or 25), or by the clock. Rows in any order.
 */
export function hourlyFrom(rows: readonly (readonly string[])[]): HourlySeries | HourlyFault {
  const found = headingOf(rows)
  if (!found) return 'hourly_unknown'
  const { columns, first } = found
  const days = new Map<PlainDate, { label: number; kwh: number }[]>()
  let cups: string | null = null
  let surplus: number | null = null
  for (const row of rows.slice(first)) {
    const date = dateOf(row[columns.date] ?? '')
    const label = hourLabel(row[columns.hour] ?? '')
    const kwh = numberOf(row[columns.kwh] ?? '')
    if (!date || label === undefined || kwh === undefined || kwh < 0) continue
    cups ??= cupsIn(row[columns.cups] ?? '')[0]?.code ?? null
    const given = columns.surplus >= 0 ? numberOf(row[columns.surplus] ?? '') : undefined
    if (given !== undefined) surplus = (surplus ?? 0) + given * columns.factor
    const hours = days.get(date) ?? []
    hours.push({ label, kwh: kwh * columns.factor })
    days.set(date, hours)
  }
  if (days.size === 0) return 'hourly_empty'
  let missingHours = 0
  const series = new Map<PlainDate, number[]>()
  const startsAtZero = [...days.values()].some((hours) => hours.some(({ label }) => label === 0))
  for (const [date, hours] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const values = dayOf(date, hours, startsAtZero)
    missingHours += values.missing
    series.set(date, values.kwh)
  }
  return { cups, days: series, missingHours, surplusKwh: surplus }
}

/** The first row that names date, hour and consumption. */
function headingOf(rows: readonly (readonly string[])[]): { columns: Columns; first: number } | undefined {
  for (const [at, row] of rows.slice(0, 30).entries()) {
    const names = row.map(plainHeading)
    const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
    const [date, hour] = [find(/^fecha|^date/), find(/^hora\b|^hour/)]
    const kwh = find(/^(?:consumo|ae(?: activa)?|energia (?:activa )?(?:consumida|entrante)|consumption)(?: k?wh)?$/)
    if (date < 0 || hour < 0 || kwh < 0) continue
    const isWatt = / wh$/.test(names[kwh] ?? '')
    return {
      columns: {
        date,
        hour,
        kwh,
        factor: isWatt ? 0.001 : 1,
        cups: find(/^cups/),
        surplus: find(/^(?:energia ?vertida|as|excedente|energia saliente|surplus)/),
      },
      first: at + 1,
    }
  }
  return undefined
}

/** The hours of one day in the order in which they passed. */
function dayOf(
  date: PlainDate,
  hours: readonly { label: number; kwh: number }[],
  startsAtZero: boolean,
): { kwh: number[]; missing: number } {
  const expected = hoursOfDay(date)
  const sorted = [...hours].map(({ label, kwh }) => ({ nth: startsAtZero ? label : label - 1, kwh }))
  // A stable sort keeps the two hours of the same name in October in the order of the file.
  sorted.sort((a, b) => a.nth - b.nth)
  // A line for the hour that never was, always zero, is left out in March.
  const real =
    expected === 23 && sorted.length === 24 ? sorted.filter(({ nth, kwh }) => !(nth === 2 && kwh === 0)) : sorted
  if (real.length === expected) return { kwh: real.map(({ kwh }) => kwh), missing: 0 }
  // Something is missing: each hour to its place by the clock, what is not there as the mean of its neighbours.
  const places = Array.from({ length: expected }, (_, nth) =>
    real.filter((one) => one.nth === clockHour(date, nth)).map(({ kwh }) => kwh),
  )
  const kwh = places.map((own, nth) => own[0] ?? ((places[nth - 1]?.[0] ?? 0) + (places[nth + 1]?.[0] ?? 0)) / 2)
  return { kwh, missing: places.filter((own) => own.length === 0).length }
}

/** 2026/03/29, 2026-03-29, 29/03/2026, or days since 1900 as a spreadsheet counts them. */
function dateOf(text: string): PlainDate | undefined {
  const ymd = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})/.exec(text.trim())
  const dmy = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text.trim())
  const [year, month, day] = ymd ? ymd.slice(1) : dmy ? [dmy[3], dmy[2], dmy[1]] : []
  if (year && month && day) {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDate(date) ? date : undefined
  }
  const serial = Number(text)
  return /^\d{5}(?:\.\d+)?$/.test(text.trim()) && serial > 36_000
    ? addDays('1899-12-30', Math.floor(serial))
    : undefined
}

function isDate(date: PlainDate): boolean {
  try {
    return addDays('1970-01-01', epochDay(date)) === date
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** 1, 01, 01:00, 24:00, 0-1, or a fraction of a day as a spreadsheet counts it. */
function hourLabel(text: string): number | undefined {
  const trimmed = text.trim()
  const [, from] = /^(\d{1,2})(?::\d{2})?(?::\d{2})?$/.exec(trimmed) ?? []
  if (from !== undefined && Number(from) <= 25) return Number(from)
  const [, , end] = /^(\d{1,2})(?::\d{2})?\s*[-–a]\s*(\d{1,2})(?::\d{2})?$/.exec(trimmed) ?? []
  if (end !== undefined) return Number(end) === 0 ? 24 : Number(end)
  const fraction = Number(trimmed)
  return /^0?\.\d+$/.test(trimmed) ? Math.round(fraction * 24) : undefined
}

/** 0,123 or 0.123; 1.234,5 with its thousands. */
function numberOf(text: string): number | undefined {
  const trimmed = text.trim()
  if (!/^-?\d[\d.,]*$/.test(trimmed)) return undefined
  const plain = trimmed.includes(',') ? trimmed.replaceAll('.', '').replace(',', '.') : trimmed
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}
