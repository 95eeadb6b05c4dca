import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Read by the release before; what is published now is in `publication`. To be dropped in the release after the next. */
export const onCall = pgTable('on_call', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  isOn: boolean('is_on').notNull(),
  setByName: text('set_by_name').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})
