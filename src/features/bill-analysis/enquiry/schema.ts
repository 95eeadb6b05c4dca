import { date, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { KeptFile } from '#src/shared/files/files.ts'
import type { BillFigures } from './enquiry-contract.ts'

/** What came with a lead that was sent with a bill. Its files go with their day; the figures with the lead's erasure. */
export const billEnquiryRow = pgTable('bill_enquiry', {
  /** The lead is crm's; no foreign key across features, both are written in one transaction. */
  leadId: uuid('lead_id').primaryKey(),
  figures: jsonb('figures').$type<BillFigures>().notNull(),
  files: jsonb('files').$type<KeptFile[]>().notNull(),
  keptUntil: date('kept_until').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
