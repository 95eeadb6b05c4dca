/** When something is due unless somebody says otherwise, on the clock of whoever asks. */

const morningHour = 9
const eveningHour = 17

/** For a field of date and time: today at five, from four o'clock on tomorrow at nine. */
export function usualDue(now: Date): string {
  const isLate = now.getHours() >= eveningHour - 1
  const due = new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() + (isLate ? 1 : 0),
    isLate ? morningHour : eveningHour,
  )
  const two = (value: number) => String(value).padStart(2, '0')
  return `${due.getFullYear()}-${two(due.getMonth() + 1)}-${two(due.getDate())}T${two(due.getHours())}:${two(due.getMinutes())}`
}

/** Tomorrow at nine, for what is put off. */
export function tomorrowMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, morningHour)
}
