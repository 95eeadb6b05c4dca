import { z } from 'zod'
import { mostSlugCharacters, slugShape } from '#src/features/content/domain/slugs.ts'

/** A post in one language, as it is written, exchanged and published. */

export const postKinds = ['post', 'project', 'case-study', 'offer'] as const
export type PostKind = (typeof postKinds)[number]

/** What posts are about; the words for them are the site's. */
export const subjects = [
  'solar',
  'batteries',
  'heat-pumps',
  'cooling',
  'pools',
  'bills',
  'blackouts',
  'incentives',
  'cars',
] as const
export type PostSubject = (typeof subjects)[number]

const line = z.string().trim().min(1)
/** Words that may still be missing while a piece is written; what is not ready is not published. */
const words = (most: number) => z.string().trim().max(most)
const day = z.iso.date()

/** The four figures, the kit and the measured months of a finished job. */
export const projectFields = z.strictObject({
  town: line.max(40),
  inUseSince: day,
  days: z.number().int().min(1).max(365).optional(),
  kit: z
    .array(z.strictObject({ name: words(80), size: words(40) }))
    .max(12)
    .default([]),
  /** kWh a month as promised at signing, January first. */
  promisedKwh: z
    .array(z.strictObject({ p90: z.number().min(0), p50: z.number().min(0), p10: z.number().min(0) }))
    .length(12)
    .optional(),
  /** kWh read at the counter, from the first month in use. */
  measured: z
    .array(z.strictObject({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), kwh: z.number().min(0) }))
    .max(60)
    .default([]),
  /** What went wrong and how it was put right: a project without it is not ready. */
  remedies: z
    .array(z.strictObject({ what: words(400), remedy: words(400) }))
    .max(8)
    .default([]),
  before: z.string().max(64).optional(),
  after: z.string().max(64).optional(),
  /** The owner of the house has agreed in writing to what is shown. */
  hasConsent: z.boolean(),
})
export type ProjectFields = z.infer<typeof projectFields>

export const postHead = z.strictObject({
  title: line.max(90),
  slug: z.string().max(mostSlugCharacters).regex(slugShape),
  /** The claim in two sentences: list, feeds, search results. */
  summary: z.string().trim().max(320),
  subject: z.enum(subjects).optional(),
  tags: z.array(line.max(32)).max(8).default([]),
  /** A reference of the figure that the post's card shows. */
  number: line.max(120).optional(),
  /** Keys of facts/sources. */
  sources: z.array(line.max(64)).max(30).default([]),
  corrections: z
    .array(z.strictObject({ on: day, text: line.max(600) }))
    .max(30)
    .default([]),
  published: day.optional(),
  reviewed: day.optional(),
  project: projectFields.optional(),
  /** The last day of an offer. */
  until: day.optional(),
})
export type PostHead = z.infer<typeof postHead>

export const mostBodyCharacters = 40_000

export const postText = postHead.extend({ body: z.string().max(mostBodyCharacters) })
export type PostText = z.infer<typeof postText>
