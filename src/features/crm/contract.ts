import { z } from 'zod'
import { scoreReasons } from '#src/features/crm/domain/score.ts'
import { leadStages, lostReasons } from '#src/features/crm/domain/stages.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { emailField, phoneField, text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { depositView } from './deposits/contract.ts'
import { jobStepView } from './job/contract.ts'
import { messageView } from './messages/contract.ts'

export const leadKinds = ['quote', 'enquiry'] as const
/** How urgent a message from the chat is (levels of its triage). */
export const urgencies = ['critical', 'high', 'medium', 'low'] as const

const instant = z.iso.datetime({ offset: true })

/** Ways to look at the leads that have a tab of their own. */
export const leadViews = ['clock', 'opened', 'partner', 'jobs'] as const
export type LeadView = (typeof leadViews)[number]

export const leadListQuery = z.object({
  q: text(200).optional().describe('Searches reference, name, e-mail, phone and town.'),
  stage: z.enum(leadStages).optional(),
  owner: z.union([z.literal('me'), z.literal('nobody'), z.uuid()]).optional(),
  town: z.enum(towns).optional(),
  service: z.enum(services).optional(),
  open: z.literal('yes').optional().describe('Neither lost nor in aftercare.'),
  tab: z
    .enum(leadViews)
    .optional()
    .describe('Whose clock runs; whose quote was opened this week; from a partner and open; jobs that run.'),
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
  updatedAt: instant,
  service: z.enum(services).nullable(),
  ownerId: z.uuid().nullable(),
  lostReason: z.enum(lostReasons).nullable(),
  version: z.number().int().describe('Grows with every change; a change of fields names the one it was made on.'),
  answerBy: instant.nullable(),
  urgency: z
    .enum(urgencies)
    .nullable()
    .describe('From what was said in the chat; null when it did not come from there.'),
  takenBy: z.string().nullable().describe('Name of the member of staff who looks after it.'),
})
export type LeadSummary = z.infer<typeof leadSummary>
export const leadList = z.object({
  items: z.array(
    leadSummary.extend({ lastAt: instant.describe('When something last happened with it, by whomever.') }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  waiting: z.number().int().describe('Accepted leads that are not in the database yet.'),
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
  'quote-chosen',
  'quote-withdrawn',
  'quote-sent',
  'quote-sent-on',
  'photo-sent',
  'booking-made',
  'booking-moved',
  'booking-cancelled',
  'booking-told',
  'time-offered',
  'time-let-go',
  'on-the-way',
  'deposit-asked',
  'deposit-received',
  'deposit-undone',
  'paid',
  'erased',
  'edited',
  'owner-changed',
  'called',
  'called-no-answer',
  'whatsapp-opened',
  'whatsapp-sent',
  'mail-written',
  'mail-stopped',
  'inbox-open',
  'inbox-waiting',
  'inbox-done',
  'escalated',
  'file-added',
  'file-removed',
  'job-step-done',
  'job-step-undone',
  'quote-version',
  'restricted',
  'unrestricted',
  'typed-in',
  'imported',
  'task-made',
  'task-done',
  'task-reopened',
  'task-withdrawn',
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
  status: z.enum(['queued', 'sent', 'filed', 'failed']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  sentAt: instant.nullable(),
})
export type LeadMail = z.infer<typeof leadMail>

export const leadDetail = leadSummary.extend({
  location: z.string().nullable(),
  partnerCode: z.string().nullable(),
  firstSource: z.string().nullable().describe("Path of the visit's first page, or of the page with the form."),
  firstReferrer: z.string().nullable().describe('A host or a campaign; direct, site or unknown.'),
  firstIsOfVisit: z.boolean().nullable(),
  firstTouchAt: instant.nullable(),
  message: z.string().nullable(),
  conversation: z.array(z.object({ from: z.enum(['visitor', 'chat']), text: z.string() })).nullable(),
  consent: z.object({ privacy: z.boolean(), marketing: z.boolean(), textVersion: z.string(), at: instant }),
  quote: z
    .object({
      reference: z.string(),
      url: z.string(),
      customerUrl: z.string().describe('The same page as the customer opens it.'),
      pdfUrl: z.string(),
      validUntil: z.iso.date(),
      /** The stored `Estimate` (quote/domain/estimate-types.ts), to be worded by quote/text. */
      estimate: z.unknown(),
    })
    .nullable(),
  timeline: z.array(timelineEntry),
  mails: z.array(leadMail),
  job: z.array(jobStepView).nullable().describe('What is done and what comes next; null while nothing is signed.'),
  deposit: depositView.nullable().describe('Of the job; null for those who see no amounts.'),
  score: z
    .object({
      total: z.number().int().min(0).max(100),
      reasons: z.array(z.object({ id: z.enum(scoreReasons), points: z.number().int() })),
    })
    .nullable(),
  restricted: z.boolean().describe('The person asked that their data be kept and not used.'),
  messages: z.array(messageView).describe('What staff wrote by mail, with what became of each.'),
})
export type LeadDetail = z.infer<typeof leadDetail>

/** What can be edited in place. */
export const leadFields = z
  .object({
    name: text(120).min(1),
    email: emailField.nullable(),
    phone: phoneField.nullable(),
    town: z.enum(towns).nullable(),
    service: z.enum(services).nullable(),
    location: text(120).nullable(),
    language: z.enum(languages),
    valueEur: z.number().min(0).max(10_000_000).nullable(),
  })
  .partial()
export type LeadFields = z.infer<typeof leadFields>

/** What staff did to reach the person, other than by mail. */
export const touches = ['called', 'called-no-answer', 'whatsapp-opened', 'whatsapp-sent'] as const

export const leadPatchStage = z.object({
  from: z.enum(leadStages),
  to: z.enum(leadStages),
  lostReason: z.enum(lostReasons).optional(),
})

/**
 * PATCH /api/crm/leads/{id}. A stage change names the stage it expects, a change of fields the version it was made on, so that two people cannot
 * overwrite each other: 409 otherwise, with what changed in `fields`.
 */
export const leadPatch = z
  .object({
    stage: leadPatchStage.optional(),
    note: text(4000).min(1).optional(),
    fields: leadFields.optional(),
    basedOnVersion: z.number().int().optional(),
    owner: z.object({ id: z.uuid().nullable() }).optional(),
    touch: z.object({ kind: z.enum(touches), text: text(1000).optional() }).optional(),
  })
  .refine((value) => value.stage || value.note || value.fields || value.owner || value.touch, {
    message: 'nothing_to_change',
  })
  .refine((value) => !value.fields || value.basedOnVersion !== undefined, {
    path: ['basedOnVersion'],
    message: 'required',
    params: { code: 'required' },
  })
export type LeadPatch = z.infer<typeof leadPatch>
