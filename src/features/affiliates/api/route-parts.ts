import { z } from 'zod'

/** What the routes of the programme have in common. */

export const tags = ['Partners']
export const security = [{ bearer: [] }]
export const byId = z.object({ id: z.uuid() })
export const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})
export const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
})
export const file = (description: string, mediaType: string) => ({
  description,
  content: { [mediaType]: { schema: z.string().openapi({ format: 'binary' }) } },
})
