import type { OpenSpan } from '#src/shared/domain/opening-hours.ts'

/** Hours as staff write them, '09:00-14:00, 16:00-19:00', and as calendars read them. */

const spanShape = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/

/** The spans of a day, none for an empty text; undefined for what is no hours, or does not go on from morning to evening. */
export function spansOf(text: string): OpenSpan[] | undefined {
  if (text.trim() === '') return []
  const spans: OpenSpan[] = []
  let lastMinute = -1
  for (const part of text.split(',')) {
    const [, fromHour, fromMinutes, toHour, toMinutes] = spanShape.exec(part.trim().replace('–', '-')) ?? []
    if (toMinutes === undefined) return undefined
    const span = {
      fromMinute: Number(fromHour) * 60 + Number(fromMinutes),
      toMinute: Number(toHour) * 60 + Number(toMinutes),
    }
    if (span.fromMinute <= lastMinute || span.toMinute <= span.fromMinute) return undefined
    lastMinute = span.toMinute
    spans.push(span)
  }
  return spans
}

/** The text of `spansOf`. */
export function hoursText(spans: readonly OpenSpan[]): string {
  return spans.map(({ fromMinute, toMinute }) => `${clock(fromMinute)}-${clock(toMinute)}`).join(', ')
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
