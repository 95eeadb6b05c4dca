import { z } from 'zod'

/** Who works here, as `GET /api/admin/colleagues` says, for choosing whom to give something to. */
export const colleagues = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) })
