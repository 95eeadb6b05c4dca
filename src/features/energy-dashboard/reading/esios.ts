import { z } from 'zod'
import { hoursIn } from '#src/features/energy-dashboard/domain/hours.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { type DaysRead, dayValues } from './day-values.ts'
import { FeedError } from './problem.ts'

/** ESIOS, the system operator's own site: the PVPC's archive without a key, and the surplus price with one (docs/how-to/energy-feeds.md). */

export const archiveUrl = (date: PlainDate) => `https://api.esios.ree.es/archives/70/download_json?date=${date}`
/** 1739 is what a kWh of surplus earns; 8741 is the peninsula. */
export const surplusUrl = (from: PlainDate, to: PlainDate) =>
  `https://api.esios.ree.es/indicators/1739?start_date=${from}T00:00&end_date=${to}T23:59&geo_ids[]=8741`

const row = z.object({
  Dia: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  Hora: z.string().regex(/^\d{2}-\d{2}$/),
  /** Comma decimals, EUR/MWh. */
  PCB: z.string().regex(/^-?\d{1,5}(,\d{1,4})?$/),
})
const archive = z.object({ PVPC: z.array(row).max(25) })
const unpublished = z.object({ message: z.string() })

/** EUR/MWh of the regulated price of a day; undefined while it is not published. Throws a FeedError. */
export function archiveOf(input: unknown, date: PlainDate): number[] | undefined {
  const parsed = archive.safeParse(input)
  if (!parsed.success) {
    if (unpublished.safeParse(input).success) return undefined
    throw new FeedError('other-shape')
  }
  const rows = parsed.data.PVPC
  const [year = '', month = '', day = ''] = date.split('-')
  if (rows.some(({ Dia }) => Dia !== `${day}/${month}/${year}`)) throw new FeedError('wrong-day')
  if (rows.length !== hoursIn(date)) throw new FeedError('missing-hours')
  // An hour twice stands beside its twin on the day that has one; otherwise it is a mistake.
  if (rows.some(({ Hora }, at) => at > 0 && Hora < (rows[at - 1]?.Hora ?? ''))) throw new FeedError('other-shape')
  const prices = rows.map(({ PCB }) => Number(PCB.replace(',', '.')))
  if (prices.some((price) => price < -500 || price > 5000)) throw new FeedError('not-plausible')
  return prices
}

const indicator = z.object({
  indicator: z.object({
    values: z.array(z.object({ value: z.number(), datetime: z.iso.datetime({ offset: true }) })).max(31 * 25 * 4),
  }),
})

/** EUR/MWh that surplus earns, by day. Throws a FeedError. */
export function surplusOf(input: unknown, wanted: ReadonlySet<PlainDate>): DaysRead {
  const parsed = indicator.safeParse(input)
  if (!parsed.success) throw new FeedError('other-shape')
  return dayValues(parsed.data.indicator.values, wanted)
}
