import { z } from 'zod'
import { services } from '#src/shared/domain/vocabulary.ts'
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

/** POST /api/contact: name, a message or a service, and an e-mail or a phone number. */
export const contactRequest = z
  .object({
    language: z.enum(languages).default('en'),
    name: text(120).min(1),
    email: emailField,
    phone: phoneField,
    location: text(120).optional(),
    service: z.enum(services).optional(),
    message: text(4000).optional(),
    consent: consentShape,
    partnerCode: partnerCodeField,
    visit: visitField,
    signs: formSigns,
  })
  .refine(isReachable, requirement('email_or_phone_required', ['email']))
  .refine(
    ({ service, message }) => Boolean(service || message),
    requirement('message_or_service_required', ['message']),
  )
  .refine(({ consent }) => consent?.privacy === true, requirement('consent_required', ['consent', 'privacy']))
export type ContactRequest = z.infer<typeof contactRequest>

export const contactResponse = z.object({
  reference: z.string(),
  answerBy: z.iso
    .datetime({ offset: true })
    .describe('When a person answers at the latest, from the opening hours and holidays, Spanish time.'),
})
export type ContactResponse = z.infer<typeof contactResponse>
