import { z } from 'zod'

const line = z.string().trim().min(1)

/** What the words of a town's page say beside its text. */
export const townShape = z.strictObject({
  /** The parts of the town that its drawing shows, each at one of its spots (art/scene-spots.ts). */
  places: z
    .array(z.strictObject({ spot: line, n: line.max(48), w: line.max(150), go: line.max(80).optional() }))
    .max(5)
    .default([]),
  /** What pays and how soon: worked homes with the option that does it. */
  pays: z
    .array(
      z.strictObject({
        n: line.max(80),
        w: line.max(60),
        home: line,
        option: z.enum(['essential', 'balanced', 'blackout-proof']),
        why: line.max(90),
      }),
    )
    .max(8)
    .default([]),
  /** Why a home of the page pays, by its name, where its figures do not say it. */
  reasons: z.record(line, line.max(100)).default({}),
  /** What is bought without a sum of years, in a sentence below them. */
  comfort: line.max(260).optional(),
})
