import { z } from 'zod'
import { leadStages } from '#src/features/crm/domain/stages.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'

export const leadKinds = ['quote', 'enquiry'] as const
/** How urgent a message from the chat is (levels of its triage). */
export const urgencies = ['critical', 'high', 'medium', 'low'] as const

const instant = z.iso.datetime({ offset: true })

export const leadListQuery = z.object({
  q: text(200).optional().describe('Searches reference, name, e-mail, phone and town.'),
  stage: z.enum(leadStages).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const leadSummary = z.object({
  id: z.uuid(),
  personId: z.uuid(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  stage: z.enum(leadStages),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  source: z.string().describe('Path of the form it came from.'),
  town: z.enum(towns).nullable(),
  /** Balanced option, EUR with VAT; null without a quote. */
  valueEur: z.number().nullable(),
  createdAt: instant,
  answerBy: instant.nullable(),
  urgency: z
    .enum(urgencies)
    .nullable()
    .describe('From what was said in the chat; null when it did not come from there.'),
  takenBy: z.string().nullable().describe('Name of the member of staff who looks after it.'),
})
export type LeadSummary = z.infer<typeof leadSummary>
export const leadList = z.object({
  items: z.array(leadSummary),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type LeadList = z.infer<typeof leadList>

/** Kinds of events that have words. A database may hold others, from a release after this one. */
export const timelineKinds = [
  'created',
  'stage-changed',
  'note',
  'mail',
  'quote-viewed',
  'pdf-opened',
  'bill-opened',
  'taken',
  'urgent-notice',
  'confirmation-held',
  'paid',
  'erased',
] as const
export const timelineEntry = z.object({
  id: z.uuid(),
  at: instant,
  kind: z.string().describe('One that is not known here is shown plainly.'),
  /** Name of the member of staff; null when the system or the visitor did it. */
  actor: z.string().nullable(),
  /** stage-changed: {from, to}; note: {text}; mail: {template, status, to, attempts, lastError}; urgent-notice: {step}. */
  data: z.record(z.string(), z.unknown()),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

export const leadMail = z.object({
  id: z.uuid(),
  template: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  sentAt: instant.nullable(),
})
export type LeadMail = z.infer<typeof leadMail>

export const leadDetail = leadSummary.extend({
  location: z.string().nullable(),
  service: z.enum(services).nullable(),
  message: z.string().nullable(),
  conversation: z.array(z.object({ from: z.enum(['visitor', 'chat']), text: z.string() })).nullable(),
  consent: z.object({ privacy: z.boolean(), marketing: z.boolean(), textVersion: z.string(), at: instant }),
  quote: z
    .object({
      reference: z.string(),
      url: z.string(),
      pdfUrl: z.string(),
      validUntil: z.iso.date(),
      /** The stored `Estimate` (quote/domain/estimate-types.ts), to be worded by quote/text. */
      estimate: z.unknown(),
    })
    .nullable(),
  timeline: z.array(timelineEntry),
  mails: z.array(leadMail),
})
export type LeadDetail = z.infer<typeof leadDetail>

/** PATCH /api/crm/leads/{id}. A stage change names the stage it expects, so that two people cannot overwrite each other: 409 otherwise. */
export const leadPatch = z
  .object({
    stage: z.object({ from: z.enum(leadStages), to: z.enum(leadStages) }).optional(),
    note: text(4000).min(1).optional(),
  })
  .refine((value) => value.stage || value.note, { message: 'nothing_to_change' })
export type LeadPatch = z.infer<typeof leadPatch>
