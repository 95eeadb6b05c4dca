import { clockTime, shortDay } from '#src/features/booking/text/times.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Until when something holds: 18:00 today, Mon 30 Nov 18:00 on another day. */
export function untilWords(until: string, now: Date, language: Language): string {
  const at = new Date(until)
  return madridDate(at) === madridDate(now) ? clockTime(at) : `${shortDay(at, language)} ${clockTime(at)}`
}
