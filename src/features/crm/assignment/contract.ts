import { z } from 'zod'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { languages } from '#src/shared/i18n/language.ts'

const mostRules = 100

/** PUT /api/crm/assignment-rules: all rules in their order; null fits everything. */
export const assignmentList = z.object({
  items: z
    .array(
      z.object({
        town: z.enum(towns).nullable(),
        service: z.enum(services).nullable(),
        language: z.enum(languages).nullable(),
        ownerId: z.uuid(),
      }),
    )
    .max(mostRules),
})
export type AssignmentList = z.infer<typeof assignmentList>
