import { z } from 'zod'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { requirement, text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'
import {
  declineReasons,
  fewestWordsCharacters,
  mostNameCharacters,
  mostReplyCharacters,
  mostWordsCharacters,
  reviewKinds,
  reviewStates,
} from './domain/review.ts'

const instant = z.iso.datetime({ offset: true })

/** POST /api/reviews/{token}. */
export const reviewRequest = z
  .object({
    language: z.enum(languages).default('en'),
    stars: z.number().int().min(1).max(5),
    words: text(mostWordsCharacters).min(fewestWordsCharacters),
    name: text(mostNameCharacters).default('').describe('As the writer wants to be called; empty for no name.'),
    town: z.enum(towns).nullable().default(null),
    consent: z.object({ publish: z.boolean() }),
  })
  .refine(({ consent }) => consent?.publish === true, requirement('consent_required', ['consent', 'publish']))
export type ReviewRequest = z.infer<typeof reviewRequest>

/** What stands behind an invitation's link. */
export const openInvitation = z.object({
  kind: z.enum(reviewKinds),
  firstName: z.string(),
  service: z.string().nullable(),
  town: z.enum(towns).nullable(),
  language: z.enum(languages),
  expiresAt: instant,
  canWrite: z.boolean().describe('Nothing is written yet, or what was written came back to its writer.'),
  written: z
    .object({
      state: z.enum(reviewStates),
      declined: z.enum(declineReasons).nullable(),
      stars: z.number().int(),
      words: z.string(),
      name: z.string(),
      town: z.enum(towns).nullable(),
      reply: z.string().nullable(),
    })
    .nullable(),
})
export type OpenInvitation = z.infer<typeof openInvitation>

export const staffReview = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  reference: z.string(),
  kind: z.enum(reviewKinds),
  state: z.enum(reviewStates),
  stars: z.number().int(),
  words: z.string(),
  name: z.string(),
  town: z.enum(towns).nullable(),
  service: z.string().nullable(),
  language: z.enum(languages),
  writtenAt: instant,
  decidedBy: z.string().nullable(),
  declined: z.enum(declineReasons).nullable(),
  reply: z.string().nullable(),
  repliedBy: z.string().nullable(),
})
export type StaffReview = z.infer<typeof staffReview>

export const staffInvitation = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  reference: z.string(),
  name: z.string(),
  kind: z.enum(reviewKinds),
  dueAt: instant,
  sentAt: instant.nullable(),
  expiresAt: instant,
  hasEmail: z.boolean(),
  url: z.string().describe('The link, to be sent by hand to somebody without an e-mail.'),
})
export type StaffInvitation = z.infer<typeof staffInvitation>

export const reviewList = z.object({
  reviews: z.array(staffReview),
  invitations: z.array(staffInvitation).describe('Asked, and nothing written yet; the newest hundred.'),
})
export type ReviewList = z.infer<typeof reviewList>

export const inviteRequest = z.object({ reference: z.string().trim().min(1).max(40).describe('Of the paid lead.') })
export const invited = z.object({ url: z.string() })
export const decisionRequest = z.union([
  z.object({ show: z.literal(true) }),
  z.object({ show: z.literal(false), reason: z.enum(declineReasons) }),
])
export type Decision = z.infer<typeof decisionRequest>
export const replyRequest = z.object({ words: text(mostReplyCharacters).min(1) })
