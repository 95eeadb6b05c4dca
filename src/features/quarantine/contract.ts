import { z } from 'zod'
import { suspicionReasons } from './domain/suspicion.ts'

/** The forms that may be held back, as the journal names them. */
export const heldKinds = [
  'contact',
  'quote',
  'bill',
  'chat-request',
  'consultation-wish',
  'affiliate-application',
  'energy-alert',
  'quote-sending',
] as const
export type HeldKind = (typeof heldKinds)[number]

const instant = z.iso.datetime({ offset: true })

/** GET /api/admin/quarantine: forms that wait for a look, newest first. */
export const quarantineList = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(heldKinds),
      reference: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      text: z.string().describe('What was written, shortened.'),
      because: z.array(z.enum(suspicionReasons)),
      receivedAt: instant,
    }),
  ),
  total: z.number().int(),
})
export type QuarantineList = z.infer<typeof quarantineList>
