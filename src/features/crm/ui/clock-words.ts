import { answerClock, type ClockState } from '#src/features/crm/domain/answer-clock.ts'
import type { CrmText } from '#src/features/crm/text/en.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The clock to the first answer in words: null when it does not run. */
export function clockWords(
  lead: { stage: string; answerBy: string | null },
  now: Date,
  language: Language,
  text: CrmText['clock'],
): { state: ClockState; words: string } | null {
  const { state, minutes } = answerClock(lead, now)
  if (state === 'none' || lead.answerBy === null) return null
  if (state === 'calm') return { state, words: dueWords(new Date(lead.answerBy), now, language, text) }
  const span = duration(minutes, text)
  return { state, words: state === 'late' ? text.late(span) : text.left(span) }
}

/** 42 min, 2 h 5 min, 18 h, 3 d 4 h: two units at most, and no minutes after ten hours; the same in both languages. */
function duration(minutes: number, text: CrmText['clock']): string {
  if (minutes < 1) return text.underMinute
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const parts = days > 0 ? [`${days} d`, hours > 0 ? `${hours} h` : ''] : hoursAndMinutes(hours, minutes % 60)
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00a0')
}

function hoursAndMinutes(hours: number, minutes: number): string[] {
  return [hours > 0 ? `${hours} h` : '', minutes > 0 && hours < 10 ? `${minutes} min` : '']
}

/** Until when: today by 10:00, by Mon 23, 10:00; in Spanish time. */
export function dueWords(instant: Date, now: Date, language: Language, text: CrmText['clock']): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Madrid',
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const time = `${part.hour}:${part.minute}`
  if (madridDate(instant) === madridDate(now)) return text.today(time)
  return text.by(`${part.weekday}\u00a0${part.day}`, time)
}

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 9:30, on the clocks of Spain. */
export const wallTime = (instant: Date): string => wallClock.format(instant).replace(/^0(?=\d:)/, '')
