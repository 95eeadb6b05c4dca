import { z } from 'zod'
import { modes, topics } from '#src/features/booking/domain/rules.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { text } from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'

const instant = z.iso.datetime({ offset: true })
/** Six weeks: a month with the ends of its first and last week. */
const mostDays = 42

export const calendarQuery = z.object({
  from: z.iso.date(),
  days: z.coerce.number().int().min(1).max(mostDays).default(7),
  town: z.enum(towns).optional().describe('Of the visit for which free times are looked for.'),
  minutes: z.coerce.number().int().min(15).max(480).optional().describe('How long that visit is; an hour without it.'),
  moving: z.uuid().optional().describe('An appointment to be moved: free times are those for it, as if it were away.'),
})
export type CalendarQuery = z.infer<typeof calendarQuery>

/** Something in a crew's calendar. */
export const calendarItem = z.object({
  id: z.uuid(),
  kind: z.enum(['consultation', 'visit', 'leave']),
  reference: z.string(),
  crewId: z.string(),
  start: instant,
  end: instant,
  topic: z.enum(topics).nullable(),
  mode: z.enum(modes).nullable(),
  town: z.enum(towns).nullable(),
  address: z.string(),
  note: z.string(),
  leadId: z.uuid().nullable(),
  ownerId: z.uuid().nullable().describe('Who looks after the customer.'),
  name: z.string().describe('Of the customer.'),
  phone: z.string().nullable(),
  hasEmail: z.boolean(),
  language: z.enum(languages).describe('In which the customer reads.'),
  travelMinutes: z.number().int().nullable().describe('The drive to it, estimated; null where none is needed.'),
  sequence: z.number().int(),
  isTold: z.boolean().describe('False when the customer does not know yet that it is so.'),
  onWayAt: instant.nullable().describe('When the crew said that it is on its way.'),
})
export type CalendarItem = z.infer<typeof calendarItem>

/** A time that is offered to a customer and held for them. */
export const calendarOffer = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  crewId: z.string(),
  name: z.string(),
  start: instant,
  end: instant,
  town: z.enum(towns),
  until: instant.describe('Until when it is held.'),
  by: z.string(),
})
export type CalendarOffer = z.infer<typeof calendarOffer>

/** GET /api/admin/calendar. */
export const calendarAnswer = z.object({
  days: z.array(z.object({ date: z.iso.date(), isClosed: z.boolean() })),
  crews: z.array(z.object({ id: z.string(), name: z.string() })),
  items: z.array(calendarItem),
  offers: z.array(calendarOffer),
  free: z
    .array(z.object({ crewId: z.string(), start: instant, end: instant, extraMinutes: z.number().int() }))
    .describe('Where the visit still fits, with the driving that it adds at its start.'),
  closedAhead: z.array(z.iso.date()).describe('The next holidays.'),
})
export type CalendarAnswer = z.infer<typeof calendarAnswer>

/** POST /api/admin/calendar. */
export const calendarEntry = z
  .object({
    kind: z.enum(['visit', 'leave']),
    crewId: z.string().min(1).max(30).describe('For leave also `everybody`: the house is closed.'),
    start: instant,
    end: instant,
    town: z.enum(towns).optional(),
    leadId: z.uuid().optional(),
    address: text(200).optional(),
    note: text(1000).optional(),
  })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
    path: ['end'],
    message: 'date_out_of_range',
    params: { code: 'date_out_of_range' },
  })
  .refine(({ kind, crewId }) => kind === 'leave' || crewId !== everybody, {
    path: ['crewId'],
    message: 'not_in_list',
    params: { code: 'not_in_list' },
  })
export type CalendarEntry = z.infer<typeof calendarEntry>
export const everybody = 'everybody'

export const calendarMade = z.object({ id: z.uuid(), ids: z.array(z.uuid()).describe('One a crew.') })

/** POST /api/admin/calendar/{id}/move: as long as before, at another time or with another crew. */
export const calendarMove = z.object({
  crewId: z.string().min(1).max(30),
  start: instant,
  sequence: z.number().int().describe('Of the appointment as it was seen: 409 when somebody changed it since.'),
})
export type CalendarMove = z.infer<typeof calendarMove>
export const calendarMoved = z.object({ sequence: z.number().int() })

/** POST /api/admin/calendar/{id}/tell: by a mail of ours, or staff said it themselves. */
export const calendarTell = z.object({ by: z.enum(['mail', 'word']) })
export type CalendarTell = z.infer<typeof calendarTell>

/** POST /api/admin/calendar/{id}/on-way. */
export const calendarOnWay = z.object({ isOnWay: z.boolean() })

/** POST /api/admin/calendar/offers: one of the free times of a lead. */
export const offerRequest = z.object({
  leadId: z.uuid(),
  crewId: z.string().min(1).max(30),
  start: instant,
  insteadOf: z.uuid().optional().describe('A time offered before that is let go for it.'),
})
export type OfferRequest = z.infer<typeof offerRequest>
export const offerMade = z.object({ id: z.uuid(), until: instant })

const proposal = z.object({
  start: instant,
  end: instant,
  crewId: z.string(),
  driveMinutes: z.number().int().describe('From where the crew is before, estimated.'),
  after: z.string().nullable().describe('Whom the crew visits before; null when it comes from its base.'),
  extraMinutes: z.number().int().describe('Driving that it adds to the day, estimated.'),
})

/** GET /api/admin/calendar/of-lead/{leadId}. */
export const leadVisits = z.object({
  visits: z
    .array(
      z.object({ id: z.uuid(), start: instant, end: instant, crewName: z.string(), mode: z.enum(modes).nullable() }),
    )
    .describe('Still to come, in their order.'),
  offers: z.array(calendarOffer).describe('Times that are held for them.'),
  proposals: z
    .array(proposal)
    .describe('Free times for a visit to them, the least additional driving first; none without a town.'),
})
export type LeadVisits = z.infer<typeof leadVisits>
export type VisitProposal = LeadVisits['proposals'][number]

/** GET /api/admin/calendar/undated: whom we have to drive to and have no date with. */
export const undatedVisits = z.object({
  items: z.array(
    z.object({
      leadId: z.uuid(),
      name: z.string(),
      town: z.enum(towns).nullable(),
      topic: z.enum(topics),
      what: z.enum(['survey', 'roof-check', 'installation']),
      minutes: z.number().int().nullable().describe('How long it takes; null for an installation.'),
      waitsFor: z.enum(['customer', 'town-hall', 'distributor']).nullable(),
      offered: calendarOffer.nullable().describe('The time that they were offered.'),
      best: proposal.nullable().describe('Where it adds the least driving.'),
    }),
  ),
  more: z.number().int().describe('How many are not shown.'),
})
export type UndatedVisits = z.infer<typeof undatedVisits>
