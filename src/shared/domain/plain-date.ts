/** Plain dates are strings `YYYY-MM-DD`, owned by this module. A plain date has no time zone; people's days are Europe/Madrid days. */
export type PlainDate = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const millisPerDay = 86_400_000

/** Throws a RangeError unless `text` is a real calendar date. */
export function plainDate(text: string): PlainDate {
  epochDay(text)
  return text
}

/** Days since 1970-01-01. Throws a RangeError for 2026-02-30 and the like. */
export function epochDay(date: PlainDate): number {
  const match = pattern.exec(date)
  if (!match) throw new RangeError(`not a date: ${date}`)
  const millis = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  if (new Date(millis).toISOString().slice(0, 10) !== date) throw new RangeError(`not a date: ${date}`)
  return millis / millisPerDay
}

export function fromEpochDay(day: number): PlainDate {
  return new Date(day * millisPerDay).toISOString().slice(0, 10)
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromEpochDay(epochDay(date) + days)
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: PlainDate): number {
  return (((epochDay(date) + 4) % 7) + 7) % 7
}

let madridDay: Intl.DateTimeFormat | undefined

/** The calendar day in Spain at an instant. */
export function madridDate(instant: Date): PlainDate {
  // The first format of a page takes a slow phone a tenth of a second: made when somebody asks for a date, not when a module is read.
  madridDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return madridDay.format(instant)
}
