import type { Language } from '#src/shared/i18n/language.ts'
import { business } from './business.ts'

/** Runs of days with the same hours, Monday first. */
export function openingRuns(): { days: number[]; fromMinute: number; toMinute: number }[] {
  const runs: { days: number[]; fromMinute: number; toMinute: number }[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    for (const span of business.openingWeek[day] ?? []) {
      const last = runs.at(-1)
      const goesOn =
        last?.days.at(-1) === day - 1 && last.fromMinute === span.fromMinute && last.toMinute === span.toMinute
      if (last && goesOn) last.days.push(day)
      else runs.push({ days: [day], ...span })
    }
  }
  return runs
}

/** "Mon–Fri 09:00–18:00", "Sat 10:00–14:00": all of them, wherever hours are printed. */
export function openingLines(language: Language): string[] {
  const names = dayNames[language]
  return openingRuns().map(({ days, fromMinute, toMinute }) => {
    const [first = 0] = days
    const last = days.at(-1) ?? first
    const range = first === last ? names[first] : `${names[first]}–${names[last]}`
    return `${range} ${clock(fromMinute)}–${clock(toMinute)}`
  })
}

const dayNames = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  es: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
} as const

/** Minutes after midnight as 09:00. */
export function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

const counted = {
  en: ['one working hour', 'two working hours'],
  es: ['una hora laborable', 'dos horas laborables'],
} as const

/** Within which an enquiry is answered, in words: "two working hours". Throws a RangeError on a promise that has no words. */
export function answerTime(language: Language): string {
  const words = counted[language][business.answerWithinOpenMinutes / 60 - 1]
  if (words === undefined) throw new RangeError(`no words for ${business.answerWithinOpenMinutes} minutes`)
  return words
}
