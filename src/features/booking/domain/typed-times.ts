/** '9:30, 11:00' as minutes after midnight, in order and each once; undefined when something in it is no time of the day. */
export function minutesOfTimes(typed: string): number[] | undefined {
  const minutes = typed
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [, hour, minute] = /^(\d{1,2})[:.](\d{2})$/.exec(one) ?? []
      return Number(hour) < 24 && Number(minute) < 60 ? Number(hour) * 60 + Number(minute) : Number.NaN
    })
  if (minutes.length === 0 || minutes.some(Number.isNaN)) return undefined
  return [...new Set(minutes)].sort((a, b) => a - b)
}

/** Minutes after midnight as '09:30, 11:00'. */
export function timesOfMinutes(minutes: readonly number[]): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return minutes.map((one) => `${two(Math.floor(one / 60))}:${two(one % 60)}`).join(', ')
}
