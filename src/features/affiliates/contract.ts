import { z } from 'zod'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { formSigns } from '#src/shared/http/form-signs.ts'
import { consentShape, emailField, isReachable, phoneField, requirement, text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { commissionStates } from './domain/ledger.ts'
import { businessTypes, marketingChannels, partnerStates, referralVolumes } from './domain/partner.ts'
import { partnerTaxKinds, tierIds } from './domain/rules.ts'

const instant = z.iso.datetime({ offset: true })
const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
/** As people type it, with or without https:// before it. */
export const website = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .trim()
    .max(200)
    .transform((typed) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
    .pipe(z.url({ protocol: /^https?$/ }))
    .optional(),
)
const details = {
  businessDescription: text(2000).optional(),
  website,
  monthlyReferrals: z.preprocess(blankIsAbsent, z.enum(referralVolumes).optional()),
  channels: z.array(z.enum(marketingChannels)).max(marketingChannels.length).default([]),
}

/** POST /api/affiliates/applications: five fields to begin with, the rest at any time. */
export const applicationRequest = z
  .object({
    language: z.enum(languages).default('en'),
    businessName: text(120).min(1),
    businessType: z.enum(businessTypes),
    contactName: text(120).min(1),
    email: z.email().max(254),
    phone: phoneField.refine((phone) => phone !== undefined, { message: 'required', params: { code: 'required' } }),
    ...details,
    paymentMethod: z.enum(['bank-transfer']).default('bank-transfer'),
    consent: consentShape,
    signs: formSigns,
  })
  .refine(({ consent }) => consent?.privacy === true, requirement('consent_required', ['consent', 'privacy']))
export type ApplicationRequest = z.infer<typeof applicationRequest>

export const applicationResponse = z.object({
  reference: z.string(),
  decisionBy: instant.describe('When staff have decided at the latest, and written either way.'),
})
export type ApplicationResponse = z.infer<typeof applicationResponse>

/** What staff see of a partner. No account number, no tax number. */
export const partnerSummary = z.object({
  id: z.uuid(),
  reference: z.string(),
  state: z.enum(partnerStates),
  businessName: z.string(),
  businessType: z.enum(businessTypes),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  website: z.string().nullable(),
  businessDescription: z.string().nullable(),
  monthlyReferrals: z.enum(referralVolumes).nullable(),
  channels: z.array(z.enum(marketingChannels)),
  appliedAt: instant,
  decisionBy: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  taxKind: z.enum(partnerTaxKinds).nullable(),
  hasTaxNumber: z.boolean(),
  ibanLast4: z.string().nullable(),
})
export type PartnerSummary = z.infer<typeof partnerSummary>
export const partnerList = z.object({ items: z.array(partnerSummary), total: z.number().int() })
export const partnerListQuery = z.object({ state: z.enum(partnerStates).optional() })

/** A decision with its reason: one that says no needs it. */
export const decisionRequest = z
  .object({ approve: z.boolean(), reason: text(1000).default('') })
  .refine(({ approve, reason }) => approve || reason, requirement('reason_required', ['reason']))
export const partnerDecision = z.object({ code: z.string().nullable(), link: z.string().nullable() })
export const reasonRequest = z.object({ reason: text(1000).min(1) })

/** POST /api/affiliates/{id}/leads. */
export const registrationRequest = z
  .object({
    name: text(120).min(1),
    email: emailField,
    phone: phoneField,
    service: z.enum(services),
    town: z.enum(towns),
    language: z.enum(languages).optional(),
    consent: z
      .union([z.boolean(), z.object({ privacy: z.boolean() }).transform(({ privacy }) => privacy)])
      .describe('They know, and are happy for us to call.'),
  })
  .refine(isReachable, requirement('email_or_phone_required', ['phone']))
  .refine(({ consent }) => consent === true, requirement('consent_required', ['consent']))
export const registeredNew = z.object({ status: z.literal('new'), protectedUntil: instant })
export const registeredBefore = z.object({ status: z.literal('existing'), since: instant })

export const balances = z.object({
  pending: z.number(),
  approved: z.number(),
  inPayout: z.number(),
  paid: z.number(),
})
export const commissionSummary = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  service: z.string(),
  kind: z.string(),
  tier: z.enum(tierIds),
  state: z.enum(commissionStates),
  amountEur: z.number(),
  baseEur: z.number(),
  bonusEur: z.number(),
  paidOn: z.iso.date(),
  because: z.string(),
  flags: z.array(z.string()),
})
export type CommissionSummary = z.infer<typeof commissionSummary>
export const ledgerEntryOut = z.object({
  at: instant,
  kind: z.string(),
  account: z.string(),
  amountEur: z.number().describe('Debit above zero, credit below.'),
  commissionId: z.uuid().nullable(),
  payoutId: z.uuid().nullable(),
  because: z.string(),
})
export const ledgerResponse = z.object({
  entries: z.array(ledgerEntryOut),
  commissions: z.array(commissionSummary),
  balancesEur: balances,
})
export const ledgerCheckResponse = z.object({
  entries: z.number().int(),
  debitEur: z.number(),
  creditEur: z.number(),
  differenceEur: z.number(),
  mismatches: z.array(z.object({ what: z.string(), id: z.string(), booksEur: z.number(), recordsEur: z.number() })),
})

const heldBack = z.object({ affiliateId: z.uuid(), amountEur: z.number(), because: z.string() })
export const payoutRunRequest = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
})
export const payoutOut = z.object({
  id: z.uuid(),
  affiliateId: z.uuid(),
  state: z.enum(['in-payout', 'paid', 'returned']),
  amountEur: z.number().describe('What is transferred.'),
  commissionEur: z.number(),
  vatEur: z.number(),
  withheldEur: z.number(),
  holder: z.string(),
  ibanLast4: z.string(),
  paidAt: instant.nullable(),
  paidBy: z.string().nullable(),
})
export const payoutRunResponse = z.object({
  id: z.uuid(),
  month: z.string(),
  payoutDate: z.iso.date(),
  executionDate: z.iso.date(),
  state: z.enum(['made', 'released', 'paid']),
  madeBy: z.string(),
  madeAt: instant,
  releasedBy: z.string().nullable(),
  releasedAt: instant.nullable(),
  isByOne: z.boolean().describe('One person made and released it: there was nobody else of the role.'),
  payouts: z.array(payoutOut),
  totalEur: z.number(),
  held: z.array(heldBack),
  belowMinimum: z.array(heldBack),
})
export type PayoutRunResponse = z.infer<typeof payoutRunResponse>
export const payoutRunList = z.object({
  items: z.array(payoutRunResponse.omit({ payouts: true, held: true, belowMinimum: true })),
})
export const paidRequest = z.object({
  payoutIds: z.array(z.uuid()).max(1000).optional().describe('Left out: all of the run.'),
  paidAt: z.union([instant, z.iso.date()]).optional(),
})
export const statementLines = z.object({
  lines: z.array(
    z.object({ reference: z.string(), outcome: z.string(), amountEur: z.number(), bookedOn: z.iso.date() }),
  ),
})

export const attributionLogResponse = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      at: instant,
      kind: z.string(),
      affiliateId: z.uuid().nullable(),
      partner: z.string().nullable(),
      leadId: z.uuid().nullable(),
      actor: z.string().nullable(),
      because: z.string(),
    }),
  ),
})
export const reassignRequest = z.object({
  leadId: z.uuid(),
  affiliateId: z.uuid().nullable().describe('Null: nobody brought them.'),
  reason: text(1000).min(1),
})
export const appealOut = z.object({
  id: z.uuid(),
  affiliateId: z.uuid(),
  partner: z.string().nullable(),
  commissionId: z.uuid().nullable(),
  leadId: z.uuid().nullable(),
  words: z.string(),
  askedAt: instant,
  answerBy: instant,
  answeredAt: instant.nullable(),
  answer: z.string().nullable(),
  outcome: z.enum(['upheld', 'turned-down']).nullable(),
})
export const appealList = z.object({ items: z.array(appealOut) })
export const appealAnswer = z.object({ uphold: z.boolean(), reason: text(1000).min(1) })
export const pendingCommissions = z.object({
  items: z.array(commissionSummary.extend({ affiliateId: z.uuid(), partner: z.string() })),
})
