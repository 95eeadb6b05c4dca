import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { ownLeadsOnly } from './permissions.ts'
import { findLead, type LeadRow } from './repo.ts'
import type { Viewer } from './summary.ts'

/** True for roles that have only the leads they look after. */
export const isOwnOnly = ({ role }: Viewer): boolean => ownLeadsOnly.includes(role)

/** The lead, when the member of staff may see it. Problem: 404 not_found. */
export async function seenLead(db: Database, id: string, who: Viewer): Promise<LeadRow> {
  const row = await findLead(db, id)
  if (!row || (isOwnOnly(who) && row.takenById !== who.id)) throw new Problem(404, 'not_found')
  return row
}
