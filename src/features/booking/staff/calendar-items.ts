import { type Diary, modes, topics, travelMinutes } from '#src/features/booking/domain/rules.ts'
import type { Engaged } from '#src/features/booking/domain/slots.ts'
import { heldOffers } from '#src/features/booking/offer-repo.ts'
import * as repo from '#src/features/booking/repo.ts'
import { leadsById } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { CalendarItem, CalendarOffer } from './contract.ts'

/** What crews do on some days, in order, with the drive to each. */
export async function itemsOf(
  db: Database,
  { rules }: Diary,
  span: { from: PlainDate; days: number },
): Promise<CalendarItem[]> {
  const [from, to] = [madridInstant(span.from, 0), madridInstant(addDays(span.from, span.days), 0)]
  const rows = await repo.bookingsBetween(db, from, to)
  const leads = await leadsById(
    db,
    rows.flatMap(({ leadId }) => leadId ?? []),
  )
  const items: CalendarItem[] = []
  for (const row of rows) {
    const lead = row.leadId ? leads.get(row.leadId) : undefined
    const town = repo.townOf(row.town)
    const day = madridDate(row.startAt)
    const before = items.findLast(
      (one) => one.crewId === row.crewId && one.town !== null && madridDate(new Date(one.start)) === day,
    )
    const base = rules.crews.find(({ id }) => id === row.crewId)?.base
    const place = before?.town ?? base
    items.push({
      id: row.id,
      kind: row.kind,
      reference: row.reference,
      crewId: row.crewId,
      start: row.startAt.toISOString(),
      end: row.endAt.toISOString(),
      topic: topics.find((topic) => topic === row.topic) ?? null,
      mode: modes.find((mode) => mode === row.mode) ?? null,
      town,
      address: row.address,
      note: row.note,
      leadId: row.leadId,
      ownerId: lead?.takenById ?? null,
      name: lead?.name ?? '',
      phone: lead?.phone ?? null,
      hasEmail: Boolean(lead?.email),
      language: lead?.language ?? row.language,
      travelMinutes: town && place ? travelMinutes(rules, place, town) : null,
      sequence: row.sequence,
      isTold: row.leadId === null || row.toldSequence === row.sequence,
      onWayAt: row.onWayAt?.toISOString() ?? null,
    })
  }
  return items
}

/** An item as somebody sees it who has only their own leads: that the crew is busy, and where. */
export const withoutPerson = (item: CalendarItem): CalendarItem => ({
  ...item,
  reference: '',
  address: '',
  note: '',
  leadId: null,
  name: '',
  phone: null,
  hasEmail: false,
})

/** Times that are offered to customers on some days. */
export async function offersOn(
  db: Database,
  span: { from: PlainDate; days: number },
  now: Date,
): Promise<CalendarOffer[]> {
  const [from, to] = [madridInstant(span.from, 0), madridInstant(addDays(span.from, span.days), 0)]
  const rows = await heldOffers(db, from, to, now)
  const leads = await leadsById(
    db,
    rows.map(({ leadId }) => leadId),
  )
  return rows.flatMap(({ id, leadId, crewId, startAt, endAt, town, until, byName }) => {
    const place = repo.townOf(town)
    if (!place) return []
    return [
      {
        id,
        leadId,
        crewId,
        name: leads.get(leadId)?.name ?? '',
        start: startAt.toISOString(),
        end: endAt.toISOString(),
        town: place,
        until: until.toISOString(),
        by: byName,
      },
    ]
  })
}

/** What stands in a crew's day, whatever it is. */
export const engagedOf = ({
  crewId,
  start,
  end,
  town,
}: Pick<CalendarItem, 'crewId' | 'start' | 'end' | 'town'>): Engaged => ({
  crewId,
  startMs: Date.parse(start),
  endMs: Date.parse(end),
  town,
})
