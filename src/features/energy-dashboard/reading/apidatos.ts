import { z } from 'zod'
import type { MixDay, PlantKind } from '#src/features/energy-dashboard/domain/board.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { type DaysRead, dayValues } from './day-values.ts'
import { FeedError } from './problem.ts'

/** Red Eléctrica's open data, apidatos.ree.es, without a key (docs/how-to/energy-feeds.md). */

const host = 'https://apidatos.ree.es/es/datos'
/** A day's end is its last minute; both days are meant. */
const span = (from: PlainDate, to: PlainDate, step: 'hour' | 'day') =>
  `start_date=${from}T00:00&end_date=${to}T23:59&time_trunc=${step}`

export const pvpcUrl = (from: PlainDate, to: PlainDate) =>
  `${host}/mercados/precios-mercados-tiempo-real?${span(from, to, 'hour')}`
export const mixUrl = (from: PlainDate, to: PlainDate) =>
  `${host}/generacion/estructura-generacion?${span(from, to, 'day')}`

const series = z.object({
  id: z.string(),
  attributes: z.object({
    title: z.string(),
    values: z
      .array(z.object({ value: z.number(), datetime: z.iso.datetime({ offset: true }) }))
      // A month of quarters of an hour.
      .max(31 * 25 * 4),
  }),
})
const answer = z.object({ included: z.array(series).max(60) })

function parsed(input: unknown): z.infer<typeof answer> {
  const result = answer.safeParse(input)
  if (!result.success) throw new FeedError('other-shape')
  return result.data
}

const pvpcId = '1001'

/** EUR/MWh of the regulated price (PVPC) by day. Throws a FeedError. */
export function pvpcOf(input: unknown, wanted: ReadonlySet<PlainDate>): DaysRead {
  const found = parsed(input).included.find(({ id }) => id === pvpcId)
  if (!found || found.attributes.values.length === 0) throw new FeedError('other-shape')
  return dayValues(found.attributes.values, wanted)
}

/** Titles of the series, in Spanish as asked for. What is not here is 'other'. */
const kindOfTitle: Record<string, PlantKind> = {
  Eólica: 'wind',
  Hidroeólica: 'wind',
  'Solar fotovoltaica': 'solar',
  'Solar térmica': 'solar',
  Nuclear: 'nuclear',
  Hidráulica: 'hydro',
  'Turbinación bombeo': 'hydro',
  'Ciclo combinado': 'gas',
  Cogeneración: 'cogeneration',
  Carbón: 'coal',
}
const totalTitle = 'Generación total'
/** MWh; below this it is a rounding of the source. */
const negligibleMwh = 0.1
/** MWh; Spain makes some 700,000 a day. */
const mostMwhADay = 5_000_000

/** What the newest day of the answer was made of. Throws a FeedError. */
export function mixOf(input: unknown, wanted: ReadonlySet<PlainDate>): Omit<MixDay, 'readAt'> {
  const byDay = new Map<PlainDate, Map<PlantKind, number>>()
  for (const { attributes } of parsed(input).included) {
    if (attributes.title === totalTitle) continue
    const kind = kindOfTitle[attributes.title] ?? 'other'
    for (const { datetime, value } of attributes.values) {
      const date = datetime.slice(0, 10)
      if (!wanted.has(date)) throw new FeedError('wrong-day')
      if (Math.abs(value) > mostMwhADay) throw new FeedError('not-plausible')
      if (value <= negligibleMwh) continue
      const day = byDay.get(date) ?? new Map<PlantKind, number>()
      byDay.set(date, day)
      day.set(kind, (day.get(kind) ?? 0) + value)
    }
  }
  const date = [...byDay.keys()].sort().at(-1)
  const parts = date === undefined ? undefined : byDay.get(date)
  if (date === undefined || !parts) throw new FeedError('other-shape')
  return { date, parts: [...parts].map(([kind, mwh]) => ({ kind, mwh: Math.round(mwh) })).filter(({ mwh }) => mwh > 0) }
}
