import { z } from 'zod'
import type { Publications, Subject } from '#src/features/publication/public.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { text } from '#src/shared/http/person.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { builtInRules } from './domain/built-in-rules.ts'
import { type BookingRules, modes, topics } from './domain/rules.ts'

const name = 'booking:rules'

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

/** The rules of appointments among what staff publish: every change is a dated version. */
export const bookingRulesSubject: Subject = {
  name,
  mayPublish: ['admin'],
  mayRead: ['admin', 'sales', 'technician'],
  check(input, _before, _version, language) {
    const parsed = bookingRules.safeParse(input)
    if (!parsed.success)
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
    return parsed.data
  },
  difference(before, after) {
    const [old, fresh] = [before === undefined ? builtInRules : bookingRules.parse(before), bookingRules.parse(after)]
    return Object.entries(fresh)
      .filter(
        ([key, value]) =>
          JSON.stringify(Object.entries(old).find(([one]) => one === key)?.[1]) !== JSON.stringify(value),
      )
      .map(([key]) => key)
  },
}

/** The rules in force, with their version; version 0 are the built ones. */
export function currentRules(publications: Publications): { rules: BookingRules; version: number } {
  const shown = publications.current(name)
  return shown
    ? { rules: bookingRules.parse(shown.value), version: shown.version }
    : { rules: builtInRules, version: 0 }
}
