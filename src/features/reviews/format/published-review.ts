import { z } from 'zod'
import {
  mostNameCharacters,
  mostReplyCharacters,
  mostWordsCharacters,
  reviewKinds,
} from '#src/features/reviews/domain/review.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'

/** A review among what is published: the value of the subject `review:<id>`. Its words are those of its writer, letter by letter. */
const shownReview = z.strictObject({
  state: z.literal('shown'),
  kind: z.enum(reviewKinds),
  stars: z.number().int().min(1).max(5),
  words: z.string().min(1).max(mostWordsCharacters),
  /** Empty for somebody who wants no name. */
  name: z.string().max(mostNameCharacters),
  town: z.enum(towns).nullable(),
  service: z.enum(services).nullable(),
  language: z.enum(['en', 'es']),
  writtenOn: z.iso.date(),
  reply: z.strictObject({ words: z.string().min(1).max(mostReplyCharacters), on: z.iso.date() }).nullable(),
})
export type ShownReview = z.infer<typeof shownReview>

/** One that went holds nothing of what it said. */
export const publishedReview = z.discriminatedUnion('state', [
  shownReview,
  z.strictObject({ state: z.literal('gone') }),
])
export type PublishedReview = z.infer<typeof publishedReview>

export const reviewSubjectName = 'review:'
