import { z } from 'zod'
import { text } from '#src/shared/http/person.ts'
import { readCharacters } from './domain/read-message.ts'
import { replyActions } from './domain/reply.ts'
import { levels } from './domain/triage-types.ts'

/** More than this is no message. */
const longestMessage = 60_000

/** POST /api/emergency/chat. A language code that we do not know is no error: the message decides. */
export const chatRequest = z.object({
  message: text(longestMessage)
    .min(1)
    .describe(
      `What the visitor wrote. Of a message of more than ${readCharacters} characters the first and the last ${readCharacters / 2} are read and the middle is left out; more than ${longestMessage} are refused.`,
    ),
  language: z
    .string()
    .max(35)
    .optional()
    .describe('Of the page or the browser; the reply follows the language of the message.'),
  location: z.string().max(200).optional().describe('Always the same words today; not stored.'),
})
export type ChatRequest = z.infer<typeof chatRequest>

export const chatResponse = z.object({
  response: z.string(),
  showBooking: z.boolean(),
  urgencyLevel: z.enum(levels),
  actions: z.array(z.enum(replyActions)),
  because: z.array(z.string()).describe('The rules that decided, each with the words of the message it rests on.'),
})
export type ChatResponse = z.infer<typeof chatResponse>
