import { z } from 'zod'
import { mostBodyCharacters, postHead, postKinds, postText } from './format/post.ts'

const instant = z.iso.datetime({ offset: true })
const version = z.number().int().min(1)

export const states = ['draft', 'scheduled', 'live', 'retired'] as const

export const newPost = z.object({ kind: z.enum(postKinds) })
export const madePost = z.object({ id: z.string() })

export const listQuery = z.object({
  kind: z.enum(postKinds).optional(),
  q: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
})

export const oldFact = z.object({
  name: z.string(),
  /** Null: there is no such figure any more. */
  before: z.string().nullable(),
  now: z.string().nullable(),
  isExpired: z.boolean(),
})
export type OldFact = z.infer<typeof oldFact>

const listedSide = z.object({
  title: z.string().nullable(),
  state: z.enum(states),
  version: z.number().int(),
  liveVersion: z.number().int().nullable(),
  url: z.string().nullable(),
  scheduledAt: instant.nullable(),
  /** How many blocks are behind the other language. */
  behind: z.number().int(),
  /** Somebody was asked to look at it and has not answered. */
  isAsked: z.boolean(),
  /** Figures in what visitors see that have changed or run out since. */
  oldFacts: z.number().int(),
})
export const listedPost = z.object({
  id: z.string(),
  kind: z.enum(postKinds),
  en: listedSide,
  es: listedSide,
  changedAt: instant,
  changedBy: z.string(),
})
export type ListedPost = z.infer<typeof listedPost>
export const postList = z.object({ items: z.array(listedPost), total: z.number().int() })
export type PostList = z.infer<typeof postList>

export const versionRow = z.object({
  language: z.enum(['en', 'es']),
  version,
  title: z.string(),
  by: z.string(),
  at: instant,
  restored: z.number().int().nullable(),
})
export const approval = z.object({
  version,
  by: z.string(),
  at: instant,
  answer: z.enum(['approved', 'returned']).nullable().describe('Null while it waits for somebody.'),
  answeredBy: z.string().nullable(),
  note: z.string().nullable(),
})
export const returnRequest = z.object({ note: z.string().trim().min(1).max(1000) })
export const done = z.object({ ok: z.literal(true) })

export const postSide = listedSide.omit({ behind: true, isAsked: true, oldFacts: true }).extend({
  slug: z.string().nullable(),
  summary: z.string().nullable(),
  bodyMarkdown: z.string().nullable(),
  head: postHead.nullable(),
  /** Hashes of blocks whose partner in the other language changed after them. */
  stale: z.array(z.string()),
  facts: z.array(z.string()),
  minutes: z.number().int(),
  approval: approval.nullable(),
  oldFacts: z.array(oldFact).describe('Figures that have changed or run out since this text was published.'),
  failure: z.string().nullable().describe('Why the planned publication did not happen yet.'),
})
export type PostSide = z.infer<typeof postSide>
export const onePost = z.object({
  id: z.string(),
  kind: z.enum(postKinds),
  en: postSide,
  es: postSide,
  versions: z.array(versionRow),
})
export type OnePost = z.infer<typeof onePost>

const more = postHead
  .pick({ subject: true, tags: true, number: true, sources: true, corrections: true, project: true, until: true })
  .partial()
export const writeRequest = z.object({
  title: postHead.shape.title,
  slug: postHead.shape.slug.optional().describe('Left out: made of the title.'),
  summary: postHead.shape.summary,
  bodyMarkdown: z.string().max(mostBodyCharacters),
  basedOnVersion: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('The version that the change started from; absent for the first.'),
  ...more.shape,
  confirmed: z
    .array(z.string().max(32))
    .max(500)
    .optional()
    .describe('Blocks that are still right though the other language changed.'),
})
export type WriteRequest = z.infer<typeof writeRequest>
export const written = z.object({ version })

export const moveAnswer = z.object({ state: z.enum(states), url: z.string().nullable() })
export const publishRequest = z.object({ version: version.optional() })
export const scheduleRequest = z.object({ at: instant, version: version.optional() })
export const restoreRequest = z.object({ version })

export const oneVersion = z.object({ text: postText, differences: z.array(z.record(z.string(), z.string())) })
/** A piece as it is exchanged: JSON as a whole, or Markdown with a head for one language. */
export const exchangedPost = z.strictObject({
  kind: z.enum(postKinds),
  en: postText.optional(),
  es: postText.optional(),
})
export const importRequest = z.union([
  exchangedPost,
  z.object({ kind: z.enum(postKinds), language: z.enum(['en', 'es']), markdown: z.string().max(60_000) }),
])
export type ImportRequest = z.infer<typeof importRequest>

const part = z.number().min(0).max(1)
export const mediaItem = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  altEn: z.string(),
  altEs: z.string(),
  focalX: part,
  focalY: part,
  addedAt: instant,
})
export type MediaItem = z.infer<typeof mediaItem>
export const mediaList = z.object({ items: z.array(mediaItem), total: z.number().int() })
export const mediaChange = z.object({
  altEn: z.string().trim().max(300).optional(),
  altEs: z.string().trim().max(300).optional(),
  focalX: part.optional(),
  focalY: part.optional(),
})
