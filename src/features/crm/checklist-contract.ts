import { z } from 'zod'

/**
 * GET /api/admin/checklist: what stands between this installation and its opening, in words of both languages: first the installation's own, in the
 * order of this list, then what each feature adds. Facts about the business that the owner still owes are not here: the pages know them at build time.
 */
export const checklistIds = [
  'prices-confirmed',
  'public-url',
  'mail-delivery',
  'mail-from',
  'staff-mail',
  'journal-intact',
  'failed-mails',
  'on-call-contact',
  'emergency-numbers',
  'holidays-checked',
  'database',
  'second-factor',
] as const
export type ChecklistId = (typeof checklistIds)[number]

/** ok: done. todo: somebody has to do or confirm it. warning: as it stands it harms visitors or loses mail. */
export const checklistStatuses = ['ok', 'todo', 'warning'] as const
export type ChecklistStatus = (typeof checklistStatuses)[number]

const inBothLanguages = z.object({ en: z.string(), es: z.string() })

export const checklistItem = z.object({
  id: z.string(),
  status: z.enum(checklistStatuses),
  label: inBothLanguages,
  /** What to do; only while something is left. */
  detail: inBothLanguages.nullable(),
})
export type ChecklistItem = z.infer<typeof checklistItem>

export const checklistResponse = z.object({ items: z.array(checklistItem) })
export type ChecklistResponse = z.infer<typeof checklistResponse>
