import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Answers to requests of staff that came with an Idempotency-Key, kept for 30 days. What visitors send is answered from the intake journal. */
export const answeredRequest = pgTable(
  'answered_request',
  {
    /** Hash of method, path, member of staff and key. */
    keyHash: text('key_hash').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('answered_request_at').on(t.at)],
)
