import { z } from 'zod'
import { likenessReasons } from '#src/features/crm/domain/duplicates/likeness.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { emailField, phoneField, text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'

/** How a lead that staff type in reached us. */
export const spokenSources = ['phone', 'whatsapp', 'walk-in', 'other'] as const

export const newLeadRequest = z.object({
  name: text(120).min(1),
  email: emailField,
  phone: phoneField,
  language: z.enum(languages).default('es').describe('What the person speaks.'),
  town: z.enum(towns).optional(),
  service: z.enum(services).optional(),
  message: text(4000).optional(),
  source: z.enum(spokenSources).default('phone'),
  partnerCode: text(40).optional(),
  personId: z
    .uuid()
    .optional()
    .describe('Of somebody who is here already; otherwise the lead begins with a person of its own.'),
  consent: z
    .object({ privacy: z.boolean(), marketing: z.boolean().default(false) })
    .optional()
    .describe('Said aloud; absent: not asked.'),
})
export type NewLeadRequest = z.infer<typeof newLeadRequest>

export const possibleDuplicate = z.object({
  personId: z.uuid(),
  score: z.number().min(0).max(1),
  because: z.array(z.enum(likenessReasons)),
  name: z.string(),
  town: z.string().nullable(),
  leadId: z.uuid().nullable().describe("The person's newest lead."),
})
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>

export const newLeadResponse = z.object({
  id: z.uuid(),
  reference: z.string(),
  personId: z.uuid(),
  possibleDuplicates: z.array(possibleDuplicate),
})
export type NewLeadResponse = z.infer<typeof newLeadResponse>

/** GET /api/crm/duplicates/check: who is here already, while a lead is typed in. */
export const duplicateCheckQuery = z.object({
  name: text(120).optional(),
  email: text(254).optional(),
  phone: text(32).optional(),
  town: text(40).optional(),
})
export const duplicateCheckResponse = z.object({ possibleDuplicates: z.array(possibleDuplicate) })
