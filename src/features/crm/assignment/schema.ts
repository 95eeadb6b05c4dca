import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who gets which new leads: the first rule that fits, and what a rule leaves open fits everything. */
export const assignmentRule = pgTable('assignment_rule', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The order in which rules are looked at. */
  position: integer('position').notNull(),
  town: text('town'),
  service: text('service'),
  language: text('language', { enum: ['en', 'es'] }),
  ownerId: uuid('owner_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
