import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AttributionMethod, Flag } from '#src/features/affiliates/domain/attribution.ts'
import { affiliate } from '#src/features/affiliates/partners/schema.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A person that a partner brought. Who it is stands with their leads alone, so that erasing these forgets it here too. */
export const attribution = pgTable(
  'attribution',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    method: text('method').$type<AttributionMethod>().notNull(),
    registeredAt: at('registered_at').notNull(),
    protectedUntil: at('protected_until').notNull(),
    flags: jsonb('flags').$type<Flag[]>().notNull().default([]),
    /** Set when staff gave the person to somebody else, or to us: it protects no longer. */
    endedAt: at('ended_at'),
  },
  (t) => [
    check('attribution_method', sql`${t.method} in ('link', 'spoken', 'registered')`),
    index('attribution_affiliate').on(t.affiliateId, t.registeredAt),
  ],
)

/** Which leads came of an attribution: a lead is of one partner at most. */
export const attributedLead = pgTable(
  'attributed_lead',
  {
    leadId: uuid('lead_id').primaryKey(),
    attributionId: uuid('attribution_id')
      .notNull()
      .references(() => attribution.id),
  },
  (t) => [index('attributed_lead_attribution').on(t.attributionId)],
)

/** Every claim and decision about who brought whom, with who, when and why; append-only. */
export const attributionEvent = pgTable(
  'attribution_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: at('at').notNull(),
    kind: text('kind').notNull(),
    affiliateId: uuid('affiliate_id').references(() => affiliate.id),
    attributionId: uuid('attribution_id').references(() => attribution.id),
    leadId: uuid('lead_id'),
    /** Name of the member of staff or 'partner'; null: the rule decided. */
    actor: text('actor'),
    because: text('because').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('attribution_event_at').on(t.at),
    index('attribution_event_affiliate').on(t.affiliateId, t.at),
    index('attribution_event_lead').on(t.leadId),
  ],
)

/** A partner asks to look again at a decision; staff answer in writing. */
export const appeal = pgTable(
  'affiliate_appeal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    /** What it is about: a commission, or a registration that was answered 'already ours'. */
    commissionId: uuid('commission_id'),
    leadId: uuid('lead_id'),
    words: text('words').notNull(),
    askedAt: at('asked_at').notNull().defaultNow(),
    answerBy: at('answer_by').notNull(),
    answeredAt: at('answered_at'),
    answeredBy: text('answered_by'),
    answer: text('answer'),
    outcome: text('outcome', { enum: ['upheld', 'turned-down'] }),
  },
  (t) => [index('affiliate_appeal_open').on(t.answeredAt, t.answerBy)],
)
