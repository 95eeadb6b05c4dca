import { withoutTokens } from '#src/shared/crypto/signed-link.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Visit } from '#src/shared/domain/visit.ts'
import { type FoundBy, foundBy } from './domain/found-by.ts'
import { insertLeads, type NewLead } from './repo.ts'

/** What a listener hears of a lead. */
export interface LeadNotice {
  leadId: string
  personId: string
  kind: NewLead['kind']
  reference: string
  partnerCode?: string
  name: string
  email?: string
  phone?: string
  town?: string
  receivedAt: Date
}

/** Called in the transaction that stores leads, with the new ones in the order in which they came; what it throws undoes the storing. */
export type LeadListener = (tx: Database, leads: readonly LeadNotice[]) => Promise<void>

/** A lead with what its form knows of how its person found us. */
export type IncomingLead = Omit<NewLead, keyof FoundBy> & { visit?: Visit | null | undefined }

/** Stores leads that are not there yet, in the caller's transaction; gives the ids that were new. The one door by which a lead comes into the database. */
export type LeadWriter = (tx: Database, leads: IncomingLead[]) => Promise<Set<string>>

/** The door, with those who want to hear of each lead that comes in by it; `isPage` knows the site's pages. */
export function createLeadWriter(
  listeners: readonly LeadListener[],
  isPage: (path: string) => boolean = () => true,
): LeadWriter {
  return async (tx, leads) => {
    const personOf = await insertLeads(
      tx,
      leads.map(({ visit, ...lead }) => ({ ...lead, ...foundBy(lead.source, visit && withoutToken(visit), isPage) })),
    )
    const notices = leads.flatMap((lead) => {
      const personId = personOf.get(lead.id)
      return personId === undefined ? [] : [noticeOf(lead, personId)]
    })
    if (notices.length > 0) for (const listen of listeners) await listen(tx, notices)
    return new Set(personOf.keys())
  }
}

/** A link made for one person is no page to count by. */
const withoutToken = (visit: Visit): Visit => ({ ...visit, page: withoutTokens(visit.page) })

function noticeOf(lead: IncomingLead, personId: string): LeadNotice {
  const { partnerCode, email, phone, town } = lead
  return {
    leadId: lead.id,
    personId,
    kind: lead.kind,
    reference: lead.reference,
    name: lead.name,
    receivedAt: lead.createdAt,
    ...(partnerCode ? { partnerCode } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(town ? { town } : {}),
  }
}
