import { z } from 'zod'
import { text } from '#src/shared/http/person.ts'

const instant = z.iso.datetime({ offset: true })
/** Tasks of a house, not of a century. */
const latestDue = '2100-01-01T00:00:00Z'
const dueAt = instant.refine((at) => Date.parse(at) < Date.parse(latestDue) && Date.parse(at) > 0, {
  message: 'date_out_of_range',
  params: { code: 'date_out_of_range' },
})

export const taskRequest = z.object({
  leadId: z.uuid().optional(),
  title: text(300).min(1),
  dueAt,
  owner: z.uuid().nullable().optional().describe('Absent: whoever makes it. null: nobody in particular.'),
})
export type TaskRequest = z.infer<typeof taskRequest>

export const taskPatch = z
  .object({
    title: text(300).min(1).optional(),
    dueAt: dueAt.optional(),
    owner: z.uuid().nullable().optional(),
    done: z.boolean().optional(),
    basedOnVersion: z.number().int().optional().describe('409 when somebody changed it since.'),
  })
  .refine(({ basedOnVersion: _, ...change }) => Object.keys(change).length > 0, { message: 'nothing_to_change' })
export type TaskPatch = z.infer<typeof taskPatch>

export const taskView = z.object({
  id: z.uuid(),
  title: z.string(),
  dueAt: instant,
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  done: z.boolean(),
  doneAt: instant.nullable(),
  doneBy: z.string().nullable(),
  createdBy: z.string().nullable(),
  version: z.number().int(),
  lead: z.object({ id: z.uuid(), reference: z.string(), name: z.string(), phone: z.string().nullable() }).nullable(),
})
export type TaskView = z.infer<typeof taskView>

export const taskQuery = z.object({
  leadId: z.uuid().optional(),
  owner: z.union([z.literal('me'), z.uuid()]).optional(),
  state: z.enum(['open', 'done', 'all']).default('open'),
})
export const taskList = z.object({ items: z.array(taskView), total: z.number().int() })
