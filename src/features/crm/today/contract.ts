import { z } from 'zod'
import { leadSummary } from '#src/features/crm/contract.ts'
import { outsiders } from '#src/features/crm/domain/waiting-outside.ts'
import { taskView } from '#src/features/crm/tasks/contract.ts'
import { doneKinds } from './done-kinds.ts'

const instant = z.iso.datetime({ offset: true })
const inBothLanguages = z.object({ en: z.string(), es: z.string() })

/** A visit of the day, as the booking feature tells it. */
export const visitOfDay = z.object({
  id: z.string(),
  leadId: z.uuid().nullable(),
  start: instant,
  end: instant,
  crew: z.string(),
  name: z.string(),
  what: inBothLanguages,
  town: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  travelMinutes: z.number().int().nullable().describe('Estimated driving time before it.'),
  done: z.boolean(),
})
export type VisitOfDay = z.infer<typeof visitOfDay>

/** Something that waits for staff in another feature: quarantined forms, applications of partners. */
export const waitingItem = z.object({
  kind: z.string(),
  id: z.string(),
  title: inBothLanguages,
  detail: inBothLanguages.nullable(),
  dueAt: instant.nullable(),
  href: z.string(),
})
export type WaitingItem = z.infer<typeof waitingItem>

/** Whose work is shown: mine and nobody's, or everybody's. */
export const todayScopes = ['mine', 'everyone'] as const
export type TodayScope = (typeof todayScopes)[number]
export const todayQuery = z.object({
  whose: z.enum(todayScopes).default('mine').describe("Mine and nobody's, with whatever is late or dangerous; or all."),
})

/** A lead that waits for its answer, with what the person wrote. */
const unansweredLead = leadSummary.extend({ wrote: z.string().nullable().describe('Its first line, cut short.') })
export type UnansweredLead = z.infer<typeof unansweredLead>

const outsideWait = z.object({
  lead: leadSummary.pick({ id: true, reference: true, name: true, town: true }),
  for: z.enum(outsiders),
  since: instant,
})

/** Something that was ticked off today, other than a task. */
const doneRow = z.object({
  id: z.uuid(),
  kind: z.enum(doneKinds),
  at: instant,
  by: z.string(),
  lead: leadSummary.pick({ id: true, reference: true, name: true }),
})
export type DoneRow = z.infer<typeof doneRow>

/** POST /api/crm/today/done. */
export const doneRequest = z
  .object({ kind: z.enum(doneKinds), leadId: z.uuid(), mailId: z.uuid().optional() })
  .refine(({ kind, mailId }) => (kind === 'failed-mail') === (mailId !== undefined), {
    path: ['mailId'],
    message: 'required',
    params: { code: 'required' },
  })
export type DoneRequest = z.infer<typeof doneRequest>
export const doneMade = z.object({ id: z.uuid() })

export const todayResponse = z.object({
  now: instant,
  day: z.iso.date(),
  answerNow: z.array(unansweredLead).describe('Whose clock runs: danger first, then the earliest due.'),
  othersAnswer: z.number().int().describe('How many more wait for a colleague, in time, and are not in `answerNow`.'),
  waiting: z.array(waitingItem),
  tasks: z.array(taskView).describe('Open ones due by the end of the day.'),
  doneTasks: z.array(taskView).describe('Done today.'),
  done: z.array(doneRow).describe('What else was ticked off today, to be taken back.'),
  failedMails: z.array(
    z.object({ id: z.uuid(), template: z.string(), error: z.string().nullable(), lead: leadSummary }),
  ),
  openedQuotes: z.array(
    z
      .object({ lead: leadSummary, times: z.number().int(), lastAt: instant })
      .describe('Opened, and nobody has answered since.'),
  ),
  visits: z.array(visitOfDay),
  nextDay: z
    .object({ day: z.iso.date(), visits: z.array(visitOfDay) })
    .nullable()
    .describe('The next working day.'),
  waitingOutside: z.array(outsideWait).describe('Jobs that wait for somebody else, the longest first.'),
  week: z
    .object({
      newLeads: z.number().int(),
      medianFirstTouchMinutes: z.number().nullable(),
      quoted: z.number().int(),
      accepted: z.number().int(),
      acceptedEur: z.number(),
      paidEur: z.number(),
      untouchedForADay: z.number().int(),
    })
    .nullable()
    .describe('The last seven days; for those who may read the numbers.'),
})
export type Today = z.infer<typeof todayResponse>
