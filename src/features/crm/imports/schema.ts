import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { valueList } from '#src/shared/db/value-list.ts'
import type { CommitRequest } from './contract.ts'
import { importStates, rowKinds } from './states.ts'

export interface AskedImport {
  request: CommitRequest
  actor: { id: string; name: string }
}

/** A file of leads that staff brought: checked first, committed by a second step, undone as a whole. */
export const leadImport = pgTable(
  'lead_import',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: importStates }).notNull().default('checked'),
    rowCount: integer('row_count').notNull(),
    mapping: jsonb('mapping').$type<Record<string, string>>().notNull(),
    byName: text('by_name').notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
    committedAt: timestamp('committed_at', { withTimezone: true }),
    createdCount: integer('created_count'),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    /** Heads of the file, in order. */
    heads: jsonb('heads').$type<string[]>().notNull().default([]),
    /** What was decided about known rows, and who asked last: what goes on after a stop of the process asks nobody again. */
    asked: jsonb('asked').$type<AskedImport>(),
    /** When the last portion was written. */
    movedAt: timestamp('moved_at', { withTimezone: true }),
    /** The last row of that portion; null before the first. */
    lastRow: integer('last_row'),
  },
  (t) => [check('lead_import_state', sql`${t.state} in ${valueList(importStates)}`)],
)

/** A row of the file as it was read, and what became of it. */
export const leadImportRow = pgTable(
  'lead_import_row',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => leadImport.id, { onDelete: 'cascade' }),
    /** Line of the file as a spreadsheet counts it: the heads are 1. */
    row: integer('row').notNull(),
    kind: text('kind', { enum: rowKinds }).notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** Of a duplicate: whose record is there already; null when it repeats a row above. */
    personId: uuid('person_id'),
    /** What is wrong, or why it looks known. */
    because: jsonb('because').$type<unknown[]>().notNull().default([]),
    /** Of a duplicate within the file: the row above that is the same. */
    ofRow: integer('of_row'),
    score: real('score'),
    /** What of the known person was filled in, and so is emptied by an undo. */
    filled: jsonb('filled').$type<string[]>(),
    /** The lead made of it. */
    leadId: uuid('lead_id'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    check('lead_import_row_kind', sql`${t.kind} in ${valueList(rowKinds)}`),
  ],
)
