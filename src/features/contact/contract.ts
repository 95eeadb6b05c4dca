import { z } from 'zod'
import { services } from '../../shared/domain/vocabulary.ts'
import { consentShape, emailField, phoneField, requireReachable, text } from '../../shared/http/person.ts'
import { languages } from '../../shared/i18n/language.ts'

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
  })
  .superRefine((value, ctx) => {
    requireReachable(value, ctx, [])
    if (!value.service && !value.message)
      ctx.addIssue({
        code: 'custom',
        path: ['message'],
        message: 'message_or_service_required',
        params: { code: 'message_or_service_required' },
      })
    if (!value.consent.privacy)
      ctx.addIssue({
        code: 'custom',
        path: ['consent', 'privacy'],
        message: 'consent_required',
        params: { code: 'consent_required' },
      })
  })
export type ContactRequest = z.infer<typeof contactRequest>

export const contactResponse = z.object({
  reference: z.string(),
  answerBy: z.iso
    .datetime({ offset: true })
    .describe('When a person answers at the latest, from the opening hours and holidays, Spanish time.'),
})
export type ContactResponse = z.infer<typeof contactResponse>
