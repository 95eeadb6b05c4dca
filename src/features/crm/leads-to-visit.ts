import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { type Outsider, waitsOutside } from './domain/waiting-outside.ts'
import type { LeadRow } from './repo.ts'
import { lead } from './schema.ts'
import { openJobs } from './today/repo.ts'

/** A lead that somebody has to drive to next. */
export interface LeadToVisit {
  lead: LeadRow
  what: 'survey' | 'roof-check' | 'installation'
  /** Since when. A visit that was made or booked after it is the one that was wanted. */
  since: Date
  /** Who has to do something first. */
  waitsFor: Outsider | null
}

const mostSurveys = 200

/** Leads with a visit still to be agreed on: jobs first, then surveys that were agreed on, then those we are in touch with; the oldest of each first. */
export async function leadsToVisit(db: Database): Promise<LeadToVisit[]> {
  const surveys = await db
    .select()
    .from(lead)
    .where(and(inArray(lead.stage, ['contacted', 'survey-booked']), isNull(lead.erasedAt)))
    .orderBy(asc(lead.stageSince))
    .limit(mostSurveys)
  const sinceOf = (row: LeadRow) => row.stageSince ?? row.createdAt
  const jobs = (await openJobs(db, undefined)).flatMap(({ lead: row, acceptedAt, doneAt }): LeadToVisit[] => {
    if (doneAt.has('installation') || row.stage === 'installed') return []
    const accepted = acceptedAt ?? sinceOf(row)
    const checked = doneAt.get('roof-check')
    if (!checked) return [{ lead: row, what: 'roof-check', since: accepted, waitsFor: null }]
    const [wait] = waitsOutside({ stage: row.stage, stageSince: sinceOf(row), acceptedAt: accepted, doneAt })
    return [{ lead: row, what: 'installation', since: checked, waitsFor: wait?.for ?? null }]
  })
  const toSurvey = surveys.map(
    (row): LeadToVisit => ({
      lead: row,
      what: 'survey',
      since: row.createdAt,
      waitsFor: null,
    }),
  )
  const agreed = toSurvey.filter((one) => one.lead.stage === 'survey-booked')
  return [...jobs, ...agreed, ...toSurvey.filter((one) => one.lead.stage === 'contacted')]
}
