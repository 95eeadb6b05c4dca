import { z } from 'zod'
import { type EnergyBoard, feedNames, feedProblems, type MixDay, plantKinds, priceSources } from './domain/board.ts'
import { hoursIn } from './domain/hours.ts'

/** The board as it is kept and published, checked at each door. */

const instant = z.iso.datetime({ offset: true })
const eurMwh = z.number().min(-1000).max(10_000)
const dayFields = { date: z.iso.date(), eurMwh: z.array(eurMwh).min(23).max(25), readAt: instant }
const hasItsHours = (day: { date: string; eurMwh: number[] }) => day.eurMwh.length === hoursIn(day.date)

export const mixDay: z.ZodType<MixDay> = z.object({
  date: z.iso.date(),
  parts: z.array(z.object({ kind: z.enum(plantKinds), mwh: z.number().positive() })).min(1),
  readAt: instant,
})

export const energyBoard: z.ZodType<EnergyBoard> = z.object({
  isSample: z.boolean(),
  shownAt: instant,
  prices: z.array(z.object({ ...dayFields, source: z.enum(priceSources) }).refine(hasItsHours)).max(2),
  surplus: z.array(z.object(dayFields).refine(hasItsHours)).max(2),
  mix: mixDay.nullable(),
  months: z
    .array(
      z.object({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        days: z.number().int().min(1).max(31),
        meanEurMwh: eurMwh,
        leastEurMwh: eurMwh,
        mostEurMwh: eurMwh,
      }),
    )
    .max(26),
  recent: z.array(z.object({ date: z.iso.date(), meanEurMwh: eurMwh })).max(31),
  agreement: z.object({ hours: z.number().int(), mostEurMwh: z.number().min(0) }).nullable(),
  feeds: z.array(
    z.object({
      name: z.enum(feedNames),
      lastGoodAt: instant.nullable(),
      failingSince: instant.nullable(),
      problem: z.enum(feedProblems).nullable(),
    }),
  ),
})
