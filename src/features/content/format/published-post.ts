import { z } from 'zod'
import { postKinds, postText } from './post.ts'

/** A post in one language among what is published: the value of the subject `post:<id>/<language>`. */

export const shownPicture = z.strictObject({
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  focal: z.strictObject({ x: z.number(), y: z.number() }),
  sizes: z.array(z.strictObject({ url: z.string(), type: z.enum(['avif', 'webp', 'jpeg']), width: z.number().int() })),
})
export type ShownPicture = z.infer<typeof shownPicture>

export const publishedPost = z.strictObject({
  state: z.enum(['live', 'retired']),
  kind: z.enum(postKinds),
  /** Which of its texts. */
  version: z.number().int().min(1),
  /** Addresses that it had before. */
  formerSlugs: z.array(z.string()),
  text: postText,
  /** The pictures it shows, by id, described in its language. */
  pictures: z.record(z.string(), shownPicture),
  /** What its figures were when it was published, by name, as its language prints them. */
  facts: z.record(z.string(), z.string()).default({}),
})
export type PublishedPost = z.infer<typeof publishedPost>

export const postSubjectName = 'post:'
export const subjectOf = (id: string, language: 'en' | 'es') => `${postSubjectName}${id}/${language}`
