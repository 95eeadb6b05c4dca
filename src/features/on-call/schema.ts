import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Whether somebody answers at night, append-only: the newest row counts. */
export const onCall = pgTable('on_call', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  isOn: boolean('is_on').notNull(),
  setByName: text('set_by_name').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})
