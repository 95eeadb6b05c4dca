import { z } from 'zod'
import { text } from '#src/shared/http/person.ts'

export const viewRequest = z.object({
  name: text(60).min(1),
  search: z
    .string()
    .max(500)
    .regex(/^(\?[\w=&%.+*-]*)?$/)
    .describe("The query of the list's address, with its question mark."),
})
export const savedViewList = z.object({
  items: z.array(z.object({ id: z.uuid(), name: z.string(), search: z.string() })),
})
