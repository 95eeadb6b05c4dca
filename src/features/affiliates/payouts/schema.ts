import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { HeldBack } from '#src/features/affiliates/domain/payout.ts'
import type { PartnerTaxKind } from '#src/features/affiliates/domain/rules.ts'
import { commission } from '#src/features/affiliates/ledger/schema.ts'
import { affiliate } from '#src/features/affiliates/partners/schema.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The payouts of a month: one run a month, however often it is asked for. */
export const payoutRun = pgTable(
  'payout_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `YYYY-MM` of the conversions. */
    month: text('month').notNull().unique(),
    payoutDate: date('payout_date', { mode: 'string' }).notNull(),
    executionDate: date('execution_date', { mode: 'string' }).notNull(),
    state: text('state', { enum: ['made', 'released', 'paid'] }).notNull(),
    madeAt: at('made_at').notNull(),
    madeById: uuid('made_by_id'),
    madeBy: text('made_by').notNull(),
    releasedAt: at('released_at'),
    releasedBy: text('released_by'),
    /** One person made and released it, because there was nobody else of the role. */
    isByOne: boolean('is_by_one').notNull(),
    totalCents: integer('total_cents').notNull(),
    held: jsonb('held').$type<HeldBack[]>().notNull(),
    belowMinimum: jsonb('below_minimum').$type<HeldBack[]>().notNull(),
  },
  (t) => [check('payout_run_state', sql`${t.state} in ('made', 'released', 'paid')`)],
)

/** One transfer to a partner. */
export const payout = pgTable(
  'payout',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    runId: uuid('run_id')
      .notNull()
      .references(() => payoutRun.id),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    /** Computed from month, partner and what is paid: the same content cannot be paid twice. It is the end-to-end reference at the bank. */
    key: text('key').notNull().unique(),
    state: text('state', { enum: ['in-payout', 'paid', 'returned'] }).notNull(),
    commissionCents: integer('commission_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    withheldCents: integer('withheld_cents').notNull(),
    transferCents: integer('transfer_cents').notNull(),
    taxKind: text('tax_kind').$type<PartnerTaxKind>().notNull(),
    holder: text('holder').notNull(),
    /** Encrypted, as it was when the run was made. */
    iban: text('iban').notNull(),
    ibanLast4: text('iban_last4').notNull(),
    paidAt: at('paid_at'),
    /** Who or what said so: a name, or the reference of the bank's statement. */
    paidBy: text('paid_by'),
  },
  (t) => [
    check('payout_state', sql`${t.state} in ('in-payout', 'paid', 'returned')`),
    check('payout_amount', sql`${t.transferCents} > 0`),
    unique('payout_run_affiliate').on(t.runId, t.affiliateId),
    index('payout_affiliate').on(t.affiliateId),
  ],
)

/** What a payout pays, and, below zero, what it recovers. */
export const payoutItem = pgTable(
  'payout_item',
  {
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payout.id),
    commissionId: uuid('commission_id')
      .notNull()
      .references(() => commission.id),
    amountCents: integer('amount_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.payoutId, t.commissionId] }), index('payout_item_commission').on(t.commissionId)],
)

/** A line of a bank statement that was read: the same line is not counted again. */
export const bankLine = pgTable('bank_line', {
  /** The bank's own reference, or a hash of the line's content where it gives none. */
  reference: text('reference').primaryKey(),
  payoutKey: text('payout_key'),
  amountCents: integer('amount_cents').notNull(),
  /** Money came in; below that it left. */
  isCredit: boolean('is_credit').notNull().default(false),
  bookedOn: date('booked_on', { mode: 'string' }).notNull(),
  outcome: text('outcome', { enum: ['paid', 'returned', 'paid-before', 'unknown', 'amount-differs'] }).notNull(),
  readAt: at('read_at').notNull().defaultNow(),
})
