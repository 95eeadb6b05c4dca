import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SuspicionReason } from './domain/suspicion.ts'

/** Forms that look as if no person had sent them: kept as they came until staff have looked. */
export const quarantined = pgTable(
  'quarantined',
  {
    /** Of the journal's entry, and of the lead that a released one becomes. */
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** As the journal has it; empty once it was decided. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    personHash: text('person_hash').notNull(),
    /** By which an erasure finds it. */
    email: text('email'),
    phone: text('phone'),
    reference: text('reference').notNull(),
    score: integer('score').notNull(),
    because: jsonb('because').$type<SuspicionReason[]>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    state: text('state', { enum: ['held', 'released', 'dismissed'] })
      .notNull()
      .default('held'),
    decidedByName: text('decided_by_name'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (t) => [
    check('quarantined_state', sql`${t.state} in ('held', 'released', 'dismissed')`),
    // Staff see what waits, newest first.
    index('quarantined_waiting').on(t.receivedAt).where(sql`${t.state} = 'held'`),
  ],
)
