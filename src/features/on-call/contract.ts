import { z } from 'zod'

/** PUT /api/admin/on-call. */
export const onCallChange = z.object({ isOn: z.boolean().describe('Somebody answers the business phone at any hour.') })

export const onCallState = onCallChange.extend({
  since: z.iso.datetime({ offset: true }).nullable().describe('Null until somebody has set it.'),
  setBy: z.string().nullable(),
})
export type OnCallState = z.infer<typeof onCallState>
