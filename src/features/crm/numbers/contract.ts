import { z } from 'zod'

export const numberGroups = ['source', 'town', 'language', 'service'] as const
export type NumberGroup = (typeof numberGroups)[number]

const mostDays = 3660

/** GET /api/crm/numbers: leads that came in from `from` to `to`, both days included, and how far they have come by now. */
export const numbersQuery = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    by: z.enum(numberGroups).default('source'),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= mostDays * 86_400_000, {
    path: ['to'],
    message: 'date_out_of_range',
    params: { code: 'date_out_of_range' },
  })

const funnel = z.object({
  leads: z.number().int(),
  contacted: z.number().int(),
  quoted: z.number().int(),
  accepted: z.number().int(),
  paid: z.number().int(),
  lost: z.number().int(),
  wonEur: z.number().describe('Money that came in from these leads.'),
  medianFirstTouchMinutes: z
    .number()
    .nullable()
    .describe('From arrival to the first touch, nights and Sundays included.'),
  touchedWithinTwoHours: z.number().int().describe('First touch within 120 minutes of arriving.'),
})
export type Funnel = z.infer<typeof funnel>
export const numbersResponse = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(numberGroups),
  total: funnel,
  groups: z.array(funnel.extend({ key: z.string().nullable().describe('null: not known') })),
})
export type Numbers = z.infer<typeof numbersResponse>
