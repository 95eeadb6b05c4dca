import { z } from 'zod'
import { modes, topics } from '#src/features/booking/domain/rules.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { text } from '#src/shared/http/person.ts'

const instant = z.iso.datetime({ offset: true })

export const calendarQuery = z.object({
  from: z.iso.date(),
  days: z.coerce.number().int().min(1).max(14).default(7),
  town: z.enum(towns).optional().describe('Of the visit for which free times are looked for.'),
})

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
  name: z.string().describe('Of the customer.'),
  phone: z.string().nullable(),
  travelMinutes: z.number().int().nullable().describe('The drive to it, estimated; null where none is needed.'),
  sequence: z.number().int(),
})
export type CalendarItem = z.infer<typeof calendarItem>

/** GET /api/admin/calendar. */
export const calendarAnswer = z.object({
  days: z.array(z.object({ date: z.iso.date(), isClosed: z.boolean() })),
  crews: z.array(z.object({ id: z.string(), name: z.string() })),
  items: z.array(calendarItem),
  free: z
    .array(z.object({ crewId: z.string(), start: instant, end: instant, extraMinutes: z.number().int() }))
    .describe('Where a visit of an hour still fits, with the driving that it adds at its start.'),
  closedAhead: z.array(z.iso.date()).describe('The next holidays.'),
})
export type CalendarAnswer = z.infer<typeof calendarAnswer>

/** POST /api/admin/calendar. */
export const calendarEntry = z
  .object({
    kind: z.enum(['visit', 'leave']),
    crewId: z.string().min(1).max(30),
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
export type CalendarEntry = z.infer<typeof calendarEntry>

/** GET /api/admin/calendar/of-lead/{leadId}. */
export const leadVisits = z.object({
  visits: z
    .array(
      z.object({ id: z.uuid(), start: instant, end: instant, crewName: z.string(), mode: z.enum(modes).nullable() }),
    )
    .describe('Still to come, in their order.'),
  proposals: z
    .array(
      z.object({
        start: instant,
        end: instant,
        crewId: z.string(),
        driveMinutes: z.number().int().describe('From where the crew is before, estimated.'),
        after: z.string().nullable().describe('Whom the crew visits before; null when it comes from its base.'),
        extraMinutes: z.number().int().describe('Driving that it adds to the day, estimated.'),
      }),
    )
    .describe('Free times for a visit to them, the least additional driving first; none without a town.'),
})
export type LeadVisits = z.infer<typeof leadVisits>
export type VisitProposal = LeadVisits['proposals'][number]
