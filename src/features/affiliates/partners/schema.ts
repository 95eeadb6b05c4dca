import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  BusinessType,
  MarketingChannel,
  PartnerState,
  ReferralVolume,
} from '#src/features/affiliates/domain/partner.ts'
import type { PartnerTaxKind } from '#src/features/affiliates/domain/rules.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A partner from the application on. */
export const affiliate = pgTable(
  'affiliate',
  {
    /** Made at intake, so that replaying the journal cannot make a second one. */
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    state: text('state').$type<PartnerState>().notNull().default('applied'),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    businessName: text('business_name').notNull(),
    businessType: text('business_type').$type<BusinessType>().notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    businessDescription: text('business_description'),
    website: text('website'),
    monthlyReferrals: text('monthly_referrals').$type<ReferralVolume>(),
    channels: jsonb('channels').$type<MarketingChannel[]>().notNull().default([]),
    consentTextVersion: text('consent_text_version').notNull(),
    appliedAt: at('applied_at').notNull(),
    decisionBy: at('decision_by').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    decisionReason: text('decision_reason'),
    /** Capitals; null until approved, then for good. */
    code: text('code').unique(),
    passwordHash: text('password_hash'),
    taxKind: text('tax_kind').$type<PartnerTaxKind>(),
    /** Encrypted. */
    taxNumber: text('tax_number'),
    taxAddress: text('tax_address'),
    /** Encrypted. */
    iban: text('iban'),
    /** Keyed hash: whether two partners share an account. */
    ibanHash: text('iban_hash'),
    ibanLast4: text('iban_last4'),
    ibanChangedAt: at('iban_changed_at'),
    erasedAt: at('erased_at'),
  },
  (t) => [
    check('affiliate_state', sql`${t.state} in ('applied', 'approved', 'declined', 'paused')`),
    check('affiliate_code', sql`(${t.state} in ('approved', 'paused')) <= (${t.code} is not null)`),
    // One partner an address: it is what they sign in with.
    uniqueIndex('affiliate_email').on(sql`lower(${t.email})`).where(sql`${t.state} in ('approved', 'paused')`),
    // Staff look at applications by their clock, and at all of a state.
    index('affiliate_state_applied').on(t.state, t.appliedAt),
    index('affiliate_iban').on(t.ibanHash),
  ],
)

/** What was decided about a partner, by whom and why; append-only. */
export const affiliateEvent = pgTable(
  'affiliate_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    at: at('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    actor: text('actor'),
    reason: text('reason'),
  },
  (t) => [index('affiliate_event_affiliate').on(t.affiliateId, t.at)],
)

/** What lets a partner into the portal: a session, or a mailed link that is good once. */
export const affiliateAccess = pgTable(
  'affiliate_access',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['session', 'link'] }).notNull(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    check('affiliate_access_kind', sql`${t.kind} in ('session', 'link')`),
    index('affiliate_access_affiliate').on(t.affiliateId),
  ],
)

/** How often a partner's link was opened, by day and nothing else. */
export const affiliateClick = pgTable(
  'affiliate_click',
  {
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    /** Day in Spain. */
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.affiliateId, t.day] })],
)
