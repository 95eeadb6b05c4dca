import type { Database } from '#src/shared/db/database.ts'
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

/** Called in the transaction that stores a lead, once for each, new ones only; what it throws undoes the storing. */
export type LeadListener = (tx: Database, lead: LeadNotice) => Promise<void>

/** Stores leads that are not there yet, in the caller's transaction; gives the ids that were new. The one door by which a lead comes into the database. */
export type LeadWriter = (tx: Database, leads: NewLead[]) => Promise<Set<string>>

/** The door, with those who want to hear of each lead that comes in by it. */
export function createLeadWriter(listeners: readonly LeadListener[]): LeadWriter {
  return async (tx, leads) => {
    const personOf = await insertLeads(tx, leads)
    for (const lead of leads) {
      const personId = personOf.get(lead.id)
      if (personId === undefined) continue
      for (const listen of listeners) await listen(tx, noticeOf(lead, personId))
    }
    return new Set(personOf.keys())
  }
}

function noticeOf(lead: NewLead, personId: string): LeadNotice {
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
