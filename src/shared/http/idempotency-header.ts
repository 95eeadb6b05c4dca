import { z } from 'zod'

/** The header every record-making POST takes; described once. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      '1 to 200 visible ASCII characters. The same key and body within 30 days give the same answer; another body gives 409.',
    ),
})
