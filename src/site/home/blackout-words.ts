import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { HomeText } from './text/types.ts'

/** Outages longer than this are not followed by the model. */
const cappedAtHours = 72

/** "11–39 h" from the sure to the lucky case; whole hours, rounded down. */
export function hoursRange(hours: Range, text: HomeText['blackout']): string {
  const low = Math.floor(hours.p90)
  const high = Math.floor(hours.p10)
  if (low >= cappedAtHours) return text.orMore(String(cappedAtHours))
  return low === high
    ? text.hours(String(low), String(low)).replace(/^\d+–/, '')
    : text.hours(String(low), String(high))
}

/** "Fridge, router and lights", or undefined when nothing runs. Throws on a load that has no words. */
export function runningLoads(option: Pick<Option, 'backup'>, text: HomeText['blackout']): string | undefined {
  const words = option.backup.powers.map((id) => {
    const word = text.loads[id]
    if (word === undefined) throw new RangeError(`no word for ${id}`)
    return word
  })
  const last = words.pop()
  if (last === undefined) return undefined
  const list = words.length > 0 ? words.join(', ') + text.and + last : last
  return list.charAt(0).toUpperCase() + list.slice(1)
}
