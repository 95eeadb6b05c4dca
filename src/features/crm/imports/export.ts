import { and, asc, isNull, sql } from 'drizzle-orm'
import { type Separator, writeCsv } from '#src/features/crm/domain/csv/csv.ts'
import { leadColumns } from '#src/features/crm/domain/csv/lead-columns.ts'
import { type LeadFilter, matching } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'

/** The leads of a filter that are not erased, as a table that the import reads; the oldest first. */
export async function exportLeads(db: Database, separator: Separator, filter: LeadFilter = {}): Promise<string> {
  const rows = await db
    .select({
      name: lead.name,
      phone: lead.phone,
      email: lead.email,
      town: sql`coalesce(${lead.town}, ${lead.location})`.mapWith(String),
      service: lead.service,
      language: lead.language,
      source: lead.source,
      stage: lead.stage,
      note: lead.message,
    })
    .from(lead)
    .where(and(isNull(lead.erasedAt), matching(filter)))
    .orderBy(asc(lead.createdAt), asc(lead.id))
  return writeCsv([leadColumns, ...rows.map((row) => leadColumns.map((column) => row[column] ?? ''))], separator)
}
