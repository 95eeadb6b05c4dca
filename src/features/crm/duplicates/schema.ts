import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { person } from '#src/features/crm/people/schema.ts'

/** Two records that look like one person, the smaller id first; what staff decided about them stays. */
export const duplicatePair = pgTable(
  'duplicate_pair',
  {
    aId: uuid('a_id')
      .notNull()
      .references(() => person.id),
    bId: uuid('b_id')
      .notNull()
      .references(() => person.id),
    score: real('score').notNull(),
    because: jsonb('because').$type<string[]>().notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull().defaultNow(),
    /** Two people: not asked again. */
    apartAt: timestamp('apart_at', { withTimezone: true }),
    apartByName: text('apart_by_name'),
  },
  (t) => [
    primaryKey({ columns: [t.aId, t.bId] }),
    check('duplicate_pair_order', sql`${t.aId} < ${t.bId}`),
    index('duplicate_pair_b').on(t.bId),
  ],
)

/** Two people made one, with what it takes to make them two again. */
export const personMerge = pgTable(
  'person_merge',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    keepId: uuid('keep_id')
      .notNull()
      .references(() => person.id),
    dropId: uuid('drop_id')
      .notNull()
      .references(() => person.id),
    byName: text('by_name').notNull(),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull().defaultNow(),
    undoUntil: timestamp('undo_until', { withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    /** Both rows as they were, the kept one as it became, and the leads that moved; null once it may no longer be undone. */
    inverse: jsonb('inverse').$type<MergeInverse>(),
  },
  (t) => [index('person_merge_keep').on(t.keepId), index('person_merge_drop').on(t.dropId)],
)

export interface MergeInverse {
  keep: Record<string, unknown>
  drop: Record<string, unknown>
  merged: Record<string, unknown>
  leadIds: string[]
}
