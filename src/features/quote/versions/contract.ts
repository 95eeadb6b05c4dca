import { z } from 'zod'
import { optionIds } from '#src/features/quote/domain/candidates/option-ids.ts'
import { text } from '#src/shared/http/person.ts'

const mostLines = 40
const eur = z.number().min(0).max(1_000_000)

/** POST /api/quotes/of-lead/{leadId}/versions: options as staff leave them; those left out stay as they are. */
export const versionRequest = z.object({
  basedOnNumber: z.number().int().min(1).describe('409 when a newer version is there.'),
  note: text(500).default('').describe('For staff.'),
  options: z
    .array(
      z.object({
        id: z.enum(optionIds),
        lines: z
          .array(
            z.object({
              at: z
                .number()
                .int()
                .min(0)
                .max(200)
                .optional()
                .describe('Place among the items of the version it is based on.'),
              label: text(160).optional().describe("Words of a line of one's own, in the customer's language."),
              quantity: z.number().positive().max(100_000),
              netEur: eur.describe('Without VAT, for the whole line.'),
            }),
          )
          .min(1)
          .max(mostLines)
          .refine((lines) => lines.every(({ at, label }) => at !== undefined || label), {
            message: 'required',
            params: { code: 'required' },
          }),
        discount: z.object({ netEur: eur, reason: text(160).min(1) }).optional(),
      }),
    )
    .min(1)
    .max(3),
})
export type VersionRequest = z.infer<typeof versionRequest>

export const versionList = z.object({
  quoteId: z.uuid(),
  reference: z.string(),
  versions: z.array(
    z.object({
      number: z.number().int(),
      madeAt: z.iso.datetime({ offset: true }),
      madeBy: z.string().nullable().describe('null: the customer, by the form.'),
      note: z.string(),
      validUntil: z.iso.date(),
      options: z.array(
        z.object({
          id: z.enum(optionIds),
          priceEur: z.number(),
          lines: z.array(
            z.object({ name: z.string(), quantity: z.number(), netEur: z.number(), isDiscount: z.boolean() }),
          ),
        }),
      ),
    }),
  ),
})
export type VersionList = z.infer<typeof versionList>
