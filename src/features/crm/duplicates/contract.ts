import { z } from 'zod'
import { likenessReasons } from '#src/features/crm/domain/duplicates/likeness.ts'
import { chosenFields } from '#src/features/crm/domain/duplicates/merged-person.ts'
import { languages } from '#src/shared/i18n/language.ts'

/** A merge can be taken back for so long. */
export const undoDays = 90

const instant = z.iso.datetime({ offset: true })

export const personView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  otherEmails: z.array(z.string()),
  otherPhones: z.array(z.string()),
  language: z.enum(languages),
  town: z.string().nullable(),
  address: z.string().nullable(),
  consentMarketing: z.boolean(),
  createdAt: instant,
  leads: z.array(z.object({ id: z.uuid(), reference: z.string(), stage: z.string(), createdAt: instant })),
})
export type PersonView = z.infer<typeof personView>

export const duplicateItem = z.object({
  a: personView,
  b: personView,
  score: z.number(),
  because: z.array(z.enum(likenessReasons).or(z.string())),
})
export const duplicateQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  personId: z.uuid().optional().describe('Only pairs of this person.'),
})
export const duplicateList = z.object({ items: z.array(duplicateItem), total: z.number().int() })
export type DuplicateList = z.infer<typeof duplicateList>

export const apartRequest = z.object({ a: z.uuid(), b: z.uuid(), apart: z.boolean().default(true) })

const side = z.enum(['a', 'b'])
export const mergeRequest = z.object({
  keepId: z.uuid().describe('a: the record that stays.'),
  dropId: z.uuid().describe('b: the record that becomes a part of it.'),
  fields: z.partialRecord(z.enum(chosenFields), side).optional(),
})
export type MergeRequest = z.infer<typeof mergeRequest>
export const mergeResponse = z.object({ mergeId: z.uuid(), undoUntil: instant })

export const undoneMerge = z.object({ keep: personView, drop: personView })
export const mergeList = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      keepId: z.uuid(),
      dropId: z.uuid(),
      byName: z.string(),
      mergedAt: instant,
      undoUntil: instant,
      undoneAt: instant.nullable(),
    }),
  ),
})
