import { z } from 'zod'
import { formSigns } from '#src/shared/http/form-signs.ts'
import {
  consentShape,
  emailField,
  isReachable,
  partnerCodeField,
  phoneField,
  requirement,
  text,
  visitField,
} from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { levels } from './domain/triage-types.ts'

/** What people write and what the chat answers, in order; long conversations keep their end. Half a character is no JSON for the database. */
const turn = z.object({
  from: z.enum(['visitor', 'chat']),
  text: text(4000)
    .min(1)
    .overwrite((said) => said.toWellFormed()),
})

/** POST /api/emergency/requests: somebody asks in the chat to be called back. */
export const chatLeadRequest = z
  .object({
    language: z.enum(languages).default('en'),
    name: text(120).min(1),
    email: emailField,
    phone: phoneField,
    location: text(120).optional(),
    conversation: z.array(turn).max(100),
    consent: consentShape,
    partnerCode: partnerCodeField,
    visit: visitField,
    signs: formSigns,
  })
  .refine(isReachable, requirement('email_or_phone_required', ['phone']))
  .refine(
    ({ conversation }) => Array.isArray(conversation) && conversation.some(({ from }) => from === 'visitor'),
    requirement('message_or_service_required', ['conversation']),
  )
  .refine(({ consent }) => consent?.privacy === true, requirement('consent_required', ['consent', 'privacy']))
export type ChatLeadRequest = z.infer<typeof chatLeadRequest>

export const chatLeadResponse = z.object({
  reference: z.string(),
  answerBy: z.iso
    .datetime({ offset: true })
    .describe('When a person answers at the latest, from the opening hours and holidays, Spanish time.'),
  urgencyLevel: z.enum(levels).describe('The most urgent of what the visitor wrote.'),
})
export type ChatLeadResponse = z.infer<typeof chatLeadResponse>
