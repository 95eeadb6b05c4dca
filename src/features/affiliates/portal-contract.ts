import { z } from 'zod'
import { text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { balances, website } from './contract.ts'
import { jobStops } from './domain/attribution.ts'
import { commissionStates } from './domain/ledger.ts'
import { marketingChannels, referralVolumes } from './domain/partner.ts'
import { partnerTaxKinds, tierIds } from './domain/rules.ts'
import { rulesOut } from './rules/contract.ts'

/** What a partner's portal asks and shows. Nothing in it tells who a customer is. */

const instant = z.iso.datetime({ offset: true })

export const linkRequest = z.object({ email: z.email().max(254), language: z.enum(languages).default('en') })
export const signInRequest = z.union([
  z.object({ linkToken: z.string().regex(/^[\w-]{43}$/) }),
  z.object({ email: z.email().max(254), password: z.string().min(1).max(256) }),
])
export const signInResponse = z.object({ token: z.string(), expiresAt: instant })
export const passwordRequest = z.object({ password: z.string().min(12).max(256) })

export const referral = z.object({
  leadId: z.uuid().nullable(),
  initials: z.string(),
  service: z.string().nullable(),
  town: z.string().nullable(),
  registeredAt: instant,
  protectedUntil: instant.describe('Until then nobody else can bring the same person.'),
  daysLeft: z.number().int(),
  isForGood: z.boolean().describe('Accepted while protected: it stays theirs.'),
  stop: z.enum(jobStops).nullable().describe('Null: it did not become a job.'),
  stopAt: instant.nullable(),
  commission: z
    .object({
      id: z.uuid(),
      state: z.enum(commissionStates),
      amountEur: z.number(),
      because: z.string(),
      appeal: z.object({ answerBy: instant, answer: z.string().nullable(), outcome: z.string().nullable() }).nullable(),
    })
    .nullable(),
  likelyEur: z.object({ least: z.number(), most: z.number() }).nullable(),
})
export type Referral = z.infer<typeof referral>

export const statement = z.object({
  runId: z.uuid(),
  month: z.string(),
  payoutDate: z.iso.date(),
  state: z.enum(['in-payout', 'paid', 'returned']),
  amountEur: z.number(),
})

export const portal = z.object({
  id: z.uuid(),
  state: z.enum(['approved', 'paused']),
  businessName: z.string(),
  contactName: z.string(),
  language: z.enum(languages),
  code: z.string(),
  link: z.string(),
  qr: z.array(z.string()).describe('Rows of 0 and 1.'),
  now: instant,
  nextPayout: z.object({ date: z.iso.date(), month: z.string(), amountEur: z.number() }),
  balancesEur: balances,
  likelyEur: z.object({ least: z.number(), most: z.number() }),
  minimumEur: z.number(),
  rules: rulesOut.describe('Conditions in force today, for the simulator.'),
  tier: z.object({
    id: z.enum(tierIds),
    bonusPercent: z.number(),
    jobs: z.number().int(),
    next: z.object({ id: z.enum(tierIds), fromJobs: z.number().int(), bonusPercent: z.number() }).nullable(),
  }),
  clicks: z.object({ days30: z.number().int() }),
  referrals: z.array(referral),
  statements: z.array(statement),
  profile: z.object({
    email: z.string(),
    phone: z.string(),
    website: z.string().nullable(),
    businessDescription: z.string().nullable(),
    monthlyReferrals: z.enum(referralVolumes).nullable(),
    channels: z.array(z.enum(marketingChannels)),
    taxKind: z.enum(partnerTaxKinds).nullable(),
    hasTaxNumber: z.boolean(),
    taxAddress: z.string().nullable(),
    ibanLast4: z.string().nullable(),
    hasPassword: z.boolean(),
  }),
})
export type Portal = z.infer<typeof portal>

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

/** PATCH /api/affiliates/me: what is left out stays as it is. */
export const profilePatch = z.object({
  language: z.enum(languages).optional(),
  website,
  businessDescription: text(2000).optional(),
  monthlyReferrals: z.enum(referralVolumes).optional(),
  channels: z.array(z.enum(marketingChannels)).max(marketingChannels.length).optional(),
  taxKind: z.enum(partnerTaxKinds).optional(),
  taxNumber: z.preprocess(blankIsAbsent, z.string().max(20).optional()),
  taxAddress: text(200).optional(),
  iban: z.preprocess(blankIsAbsent, z.string().max(60).optional()),
})
export type ProfilePatch = z.infer<typeof profilePatch>

export const appealRequest = z.object({ words: text(2000).min(1) })
