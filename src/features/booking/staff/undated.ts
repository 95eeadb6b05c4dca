import { type Proposal, proposals } from '#src/features/booking/domain/proposals.ts'
import { type Diary, durationMinutes } from '#src/features/booking/domain/rules.ts'
import type { Engaged } from '#src/features/booking/domain/slots.ts'
import { bookedOfLeads, townOf } from '#src/features/booking/repo.ts'
import { type LeadToVisit, leadsToVisit } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { CalendarOffer, UndatedVisits, VisitProposal } from './contract.ts'
import { topicOf } from './topic-of.ts'

const mostShown = 8

/** Whom we have to drive to and have no date with, each with the time that adds the least driving; two are never proposed the same time. */
export async function undatedOf(
  db: Database,
  diary: Diary,
  o: {
    now: Date
    /** What crews have on the days ahead, held times included. */
    engaged: readonly Engaged[]
    offers: readonly CalendarOffer[]
    shown: (proposal: Proposal) => VisitProposal
  },
): Promise<UndatedVisits> {
  const wanted = await withoutDate(db, await leadsToVisit(db))
  const engaged = [...o.engaged]
  const items = wanted.slice(0, mostShown).map(({ lead, what, waitsFor }) => {
    const town = townOf(lead.town)
    const topic = topicOf(lead)
    const offered = o.offers.find(({ leadId }) => leadId === lead.id) ?? null
    const [best] =
      town && !offered && what !== 'installation' ? proposals(diary, engaged, { town, topic }, o.now, 1) : []
    if (best) engaged.push({ crewId: best.crewId, startMs: best.start.getTime(), endMs: best.end.getTime(), town })
    return {
      leadId: lead.id,
      name: lead.name || lead.reference,
      town,
      topic,
      what,
      minutes: what === 'installation' ? null : durationMinutes(diary.rules, 'visit', topic),
      waitsFor,
      offered,
      best: best ? o.shown(best) : null,
    }
  })
  return { items, more: wanted.length - items.length }
}

/** Those who were not visited and have no visit to come since it was wanted. */
async function withoutDate(db: Database, wanted: readonly LeadToVisit[]): Promise<LeadToVisit[]> {
  const booked = await bookedOfLeads(
    db,
    wanted.map(({ lead }) => lead.id),
  )
  return wanted.filter(({ lead, since }) => !booked.some((row) => row.leadId === lead.id && row.endAt > since))
}
