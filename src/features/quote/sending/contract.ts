import { z } from 'zod'
import { formSigns } from '#src/shared/http/form-signs.ts'
import { languages } from '#src/shared/i18n/language.ts'

/** POST /api/quotes/{token}/send. */
export const sendRequest = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.email().max(254))
    .describe("Where the link and the PDF go; a lead without an e-mail has it from now on, another's stays."),
  language: z.enum(languages).default('en').describe('Of the mail and of the PDF.'),
  marketing: z.boolean().default(false).describe('Tips and offers to this address as well.'),
  signs: formSigns,
})
export type SendRequest = z.infer<typeof sendRequest>

/** On its way: what keeps a mail from leaving is for staff to see. */
export const sendResponse = z.object({ email: z.string(), language: z.enum(languages) })
export type SendResponse = z.infer<typeof sendResponse>
