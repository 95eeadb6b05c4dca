import { z } from '@hono/zod-openapi'

/** The largest file taken, bytes. */
export const mostFileBytes = 8 * 1024 * 1024
/** A multipart body around it. */
export const mostBodyBytes = mostFileBytes + 64 * 1024

const kwh = z.number().nullable()
const eur = z.number().nullable()

/** POST /api/bills: what one bill says. Null is what the bill does not say or what could not be read with reason. */
export const billResponse = z
  .object({
    kind: z.literal('electricity'),
    retailer: z.string().nullable(),
    cups: z.string().nullable(),
    period: z.object({
      start: z.iso
        .date()
        .nullable()
        .describe('As printed. Where days = end - start it is the day of the reading and is not charged.'),
      end: z.iso.date().nullable(),
      days: z.number().int().nullable(),
    }),
    contractedPowerKw: z.object({ p1: z.number().nullable(), p2: z.number().nullable() }),
    energyKwh: z.object({ p1: kwh, p2: kwh, p3: kwh, total: kwh }),
    surplusKwh: kwh.describe('Fed into the grid; null where the bill prints none'),
    amounts: z.object({
      powerTermEur: eur,
      energyTermEur: eur.describe('Before surplus is taken off'),
      vatRate: z.number().nullable().describe('Percent, as printed: 21'),
      totalEur: eur,
    }),
    checks: z.object({
      totalMatchesLines: z
        .boolean()
        .nullable()
        .describe('The lines make the total within two cents; null when a part was not found'),
    }),
    confidence: z
      .record(z.string(), z.number())
      .describe(
        '0..1 by field, dotted; 0 for what is null. From 0.9 arithmetic or a second sighting stands behind it.',
      ),
    source: z.enum(['qr', 'text', 'ocr']).describe("The regulator's code or link, the PDF's text, or recognition"),
  })
  .openapi('Bill')
export type BillResponse = z.infer<typeof billResponse>
