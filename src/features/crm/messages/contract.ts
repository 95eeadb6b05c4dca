import { z } from 'zod'
import { text } from '#src/shared/http/person.ts'

const instant = z.iso.datetime({ offset: true })

/** POST /api/crm/leads/{id}/mails */
export const messageRequest = z.object({ subject: text(200).min(1), body: text(8000).min(1) })
export type MessageRequest = z.infer<typeof messageRequest>

/** Waits for its ten seconds, was stopped in them, or what became of the mail: the mail's own states. */
export const messageStates = ['leaving', 'stopped', 'queued', 'sent', 'filed', 'failed'] as const

export const messageView = z.object({
  id: z.uuid(),
  subject: z.string(),
  body: z.string(),
  by: z.string(),
  at: instant,
  leavesAt: instant.describe('Until then it can be stopped.'),
  state: z.enum(messageStates),
  mailId: z.uuid().nullable(),
  lastError: z.string().nullable(),
})
export type MessageView = z.infer<typeof messageView>
