import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Flag } from '#src/features/affiliates/domain/attribution.ts'
import type { Account, CommissionState, TransactionKind } from '#src/features/affiliates/domain/ledger.ts'
import type { JobKind, TierId } from '#src/features/affiliates/domain/rules.ts'
import { affiliate } from '#src/features/affiliates/partners/schema.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What a job earned. Its amount never changes; its state goes only where the trigger of the migration lets it. */
export const commission = pgTable(
  'commission',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    /** One a job. */
    leadId: uuid('lead_id').notNull().unique(),
    service: text('service').notNull(),
    kind: text('kind').$type<JobKind>().notNull(),
    tier: text('tier').$type<TierId>().notNull(),
    contractCents: integer('contract_cents').notNull(),
    baseCents: integer('base_cents').notNull(),
    bonusCents: integer('bonus_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** First day of the rules that it was computed by. */
    rulesFrom: date('rules_from', { mode: 'string' }).notNull(),
    /** Day in Spain on which the customer paid. */
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    state: text('state').$type<CommissionState>().notNull().default('pending'),
    /** Counts changes of state; part of the key of each change's entries. */
    version: integer('version').notNull().default(0),
    because: text('because').notNull(),
    flags: jsonb('flags').$type<Flag[]>().notNull().default([]),
    createdAt: at('created_at').notNull().defaultNow(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** Of a commission clawed back after it was paid: the payout that recovered it. */
    recoveredByPayoutId: uuid('recovered_by_payout_id'),
    /** It was transferred once: clawed back, it is a debt. */
    wasPaid: boolean('was_paid').notNull().default(false),
  },
  (t) => [
    check(
      'commission_state',
      sql`${t.state} in ('pending', 'approved', 'in-payout', 'paid', 'rejected', 'clawed-back')`,
    ),
    check('commission_amount', sql`${t.amountCents} = ${t.baseCents} + ${t.bonusCents} and ${t.amountCents} > 0`),
    index('commission_affiliate').on(t.affiliateId, t.paidOn),
    // A payout run takes what is approved up to a day.
    index('commission_state_paid').on(t.state, t.paidOn),
  ],
)

/** One movement in the books. The key is computed from what moves, so that it is booked once. Append-only. */
export const ledgerTransaction = pgTable(
  'ledger_transaction',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique(),
    kind: text('kind').$type<TransactionKind>().notNull(),
    at: at('at').notNull().defaultNow(),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    commissionId: uuid('commission_id').references(() => commission.id),
    payoutId: uuid('payout_id'),
    actor: text('actor'),
    because: text('because').notNull(),
  },
  (t) => [index('ledger_transaction_affiliate').on(t.affiliateId, t.id)],
)

/** One side of a movement: debit positive, credit negative. The database refuses a transaction that does not sum to zero. Append-only. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransaction.id),
    affiliateId: uuid('affiliate_id')
      .notNull()
      .references(() => affiliate.id),
    account: text('account').$type<Account>().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    check(
      'ledger_entry_account',
      sql`${t.account} in ('expense', 'pending', 'approved', 'in-payout', 'paid', 'settled', 'input-vat', 'withholding-tax', 'bank')`,
    ),
    check('ledger_entry_amount', sql`${t.amountCents} <> 0`),
    index('ledger_entry_transaction').on(t.transactionId),
    index('ledger_entry_affiliate').on(t.affiliateId, t.account),
  ],
)
