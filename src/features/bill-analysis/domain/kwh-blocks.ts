import { epochDay } from '#src/shared/domain/plain-date.ts'
import type { BillReadings } from './bill.ts'
import { datesIn } from './dates.ts'
import type { KwhSighting } from './labelled-kwh.ts'
import type { Line } from './lines-with-context.ts'
import type { Period } from './periods.ts'

/**
 * Where a bill tells its kWh by two blocks of days that follow on each other and together are its period, as where a price changes within it: of each band, and of the
 * whole, both blocks together, with the lines that they are of.
 */
export function kwhOfBlocks(
  sightings: readonly KwhSighting[],
  lines: readonly Line[],
  { periodStart, periodEnd }: BillReadings,
): { added: KwhSighting[]; isInBlock: (one: KwhSighting) => boolean } {
  const [start, end] = [periodStart?.value ?? '', periodEnd?.value ?? '']
  const spans = lines.map(({ plain }) => {
    const [first, last, more] = datesIn(plain)
    return first && last && !more ? [first.date, last.date] : undefined
  })
  const days = spans.filter((span) => span !== undefined)
  const change = days.find(
    ([from, to = '']) =>
      from === start &&
      to < end &&
      days.some(([next = start, last]) => last === end && isNext(epochDay(next) - epochDay(to))),
  )?.[1]
  const blockOf = ({ line }: KwhSighting): 0 | 1 | undefined => {
    const span = spans.slice(0, lines.indexOf(line) + 1).findLast((one) => one !== undefined)
    if (change === undefined || !span || (span[0] === start && span[1] === end)) return undefined
    return span[0] === start ? 0 : span[1] === end ? 1 : undefined
  }
  const added = ([1, 2, 3, undefined] satisfies (Period | undefined)[]).flatMap((period) => {
    const own = sightings.filter((one) => one.period === period)
    const [first, second] = [0, 1].map((block) => own.find((one) => blockOf(one) === block))
    return first && second ? [{ ...first, kwh: Math.round((first.kwh + second.kwh) * 1000) / 1000 }] : []
  })
  return { added, isInBlock: (one) => added.length > 0 && blockOf(one) !== undefined }
}

/** The next block begins on the last day of the one before, or on the day after it. */
const isNext = (days: number) => days === 0 || days === 1
