import { type Clash, clashesOf } from '#src/features/booking/domain/clash.ts'
import type { BookingRules, Crew } from '#src/features/booking/domain/rules.ts'
import type { Engaged } from '#src/features/booking/domain/slots.ts'
import { heldOffers } from '#src/features/booking/offer-repo.ts'
import { bookingsBetween, engagedBy } from '#src/features/booking/repo.ts'
import { clockSpan } from '#src/features/booking/text/times.ts'
import { findLead } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem, type ProblemField } from '#src/shared/http/problem.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'

/** What a crew has on a day: appointments, leave, and times that are offered to somebody. */
interface CrewTime extends Engaged {
  kind: 'consultation' | 'visit' | 'leave' | 'offer'
  leadId: string | null
}

const halfDayMillis = 12 * 3_600_000

/**
 * Refuses what does not go together with the rest of a crew's day, saying with what: 409 slot_taken with a field for each thing that stands there. What is
 * offered to another customer counts, what visitors are choosing at this moment does not. The caller holds the lock of decisions.
 */
export async function assertFits(
  tx: Database,
  rules: BookingRules,
  crew: Crew,
  wanted: Engaged,
  o: { now: Date; withoutBooking?: string; ofLead?: string | null },
): Promise<void> {
  const [from, to] = [new Date(wanted.startMs - halfDayMillis), new Date(wanted.endMs + halfDayMillis)]
  const bookings = (await bookingsBetween(tx, from, to))
    .filter(({ id, crewId }) => id !== o.withoutBooking && crewId === crew.id)
    .map((row): CrewTime => ({ ...engagedBy(row), kind: row.kind, leadId: row.leadId }))
  const offers = (await heldOffers(tx, from, to, o.now))
    .filter(({ crewId, leadId }) => crewId === crew.id && leadId !== o.ofLead)
    .map((row): CrewTime => ({ ...engagedBy(row), kind: 'offer', leadId: row.leadId }))
  const clashes = clashesOf(rules, crew, [...bookings, ...offers], wanted)
  if (clashes.length === 0) return
  const fields: ProblemField[] = []
  for (const clash of clashes) fields.push(await fieldOf(tx, clash))
  throw new Problem(409, 'slot_taken', { fields })
}

/** `booked`, `offered`, `leave` or `drive`, with when, who and where. */
async function fieldOf(tx: Database, { with: one, because }: Clash<CrewTime>): Promise<ProblemField> {
  const name = one.leadId ? (await findLead(tx, one.leadId))?.name : undefined
  const where = one.town ? townNames[one.town] : undefined
  const span = clockSpan(new Date(one.startMs), new Date(one.endMs))
  const codes = { offer: 'offered', leave: 'leave', visit: 'booked', consultation: 'booked' } as const
  return {
    field: 'start',
    code: because === 'drive' ? 'drive' : codes[one.kind],
    message: [span, name, where].filter(Boolean).join(', '),
  }
}
