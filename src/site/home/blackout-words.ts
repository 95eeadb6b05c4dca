import { longestOutageHours } from '#src/energy/backup/backup.ts'
import type { OutageFigure } from '#src/energy/backup/outage-figures.ts'
import { formatWholeHours } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { HomeText } from './text/types.ts'

type Words = HomeText['blackout']

/** "at least 10 hours in nine power cuts of ten, most likely 13 hours"; whole hours, rounded down. */
export function lasting({ hours }: Pick<OutageFigure, 'hours'>, words: Words, language: Language): string {
  const written = (value: number) => formatWholeHours(value, language)
  if (hours.p90 >= longestOutageHours) return words.longer(written(longestOutageHours))
  const likely = Math.floor(hours.p50) > Math.floor(hours.p90) ? written(hours.p50) : undefined
  return words.lasting(written(hours.p90), likely)
}

/** "Fridge, router and lights", or undefined when nothing runs. Throws on a load that has no words. */
export function runningLoads(powers: readonly string[], words: Words): string | undefined {
  const loads = powers.map((id) => {
    const word = words.loads[id]
    if (word === undefined) throw new RangeError(`no word for ${id}`)
    return word
  })
  const last = loads.pop()
  if (last === undefined) return undefined
  const list = loads.length > 0 ? loads.join(', ') + words.and + last : last
  return list.charAt(0).toUpperCase() + list.slice(1)
}
