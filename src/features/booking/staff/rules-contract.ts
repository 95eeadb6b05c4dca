import { z } from 'zod'
import { modes, topics } from '#src/features/booking/domain/rules.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { text } from '#src/shared/http/person.ts'

/** Under this name the rules are published. */
export const rulesSubjectName = 'booking:rules'

const minutes = (most: number) => z.number().int().min(0).max(most)
const duration = z.number().int().min(10).max(480)
const perTopic = Object.fromEntries(topics.map((topic) => [topic, duration])) as Record<
  (typeof topics)[number],
  typeof duration
>

/** What staff may decide about appointments. Times are minutes after midnight in Spain. */
export const bookingRules = z.object({
  visitMinutes: z.object(perTopic),
  videoMinutes: duration,
  startMinutes: z.array(minutes(1439)).min(1).max(40),
  leadHours: z.object({ visit: z.number().min(0).max(336), video: z.number().min(0).max(336) }),
  horizonDays: z.number().int().min(1).max(120),
  withinTownMinutes: minutes(120),
  pauseMinutes: minutes(120),
  travel: z.array(z.object({ a: z.enum(towns), b: z.enum(towns), minutes: minutes(300) })).max(100),
  crews: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]{1,30}$/),
        name: text(60).min(1),
        base: z.enum(towns),
        topics: z.array(z.enum(topics)).max(topics.length),
        modes: z.array(z.enum(modes)).max(modes.length),
      }),
    )
    .min(1)
    .max(20)
    .refine((crews) => new Set(crews.map(({ id }) => id)).size === crews.length, { message: 'duplicate' }),
})

export type Rules = z.infer<typeof bookingRules>

/** GET /api/admin/booking-rules: what is in force; version 0 are the built ones. */
export const rulesInForce = z.object({ version: z.number().int(), rules: bookingRules })
