import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'

const closingMinute = 18 * 60
const reminderMinute = 17 * 60

/** Until when an appointment can be moved or cancelled by its link: six in the evening of the day before. Later, a call helps us more. */
export function changeUntil(start: Date): Date {
  return madridInstant(addDays(madridDate(start), -1), closingMinute)
}

/** When the reminder goes: five in the afternoon of the day before; null when that is too soon after `bookedAt` to be of use. */
export function reminderAt(start: Date, bookedAt: Date): Date | null {
  const at = madridInstant(addDays(madridDate(start), -1), reminderMinute)
  return at.getTime() - bookedAt.getTime() < 2 * 3_600_000 ? null : at
}

/** The reminder of an appointment as a mail to be queued; none when it is too near. */
export function reminderMails(start: Date, now: Date): { kind: 'reminder'; dueAt: Date }[] {
  const dueAt = reminderAt(start, now)
  return dueAt ? [{ kind: 'reminder', dueAt }] : []
}
