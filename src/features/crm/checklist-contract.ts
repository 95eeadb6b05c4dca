import { z } from 'zod'

/**
 * GET /api/admin/checklist: what stands between this installation and its opening. The API gives ids and values, the words are in
 * text/, in the order of this list. Facts about the business that the owner still owes are not here: the pages know them at
 * build time.
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

export const checklistItem = z.object({
  id: z.enum(checklistIds),
  status: z.enum(checklistStatuses),
  /**
   * What the words name: prices-confirmed {asOf}; public-url, mail-from, staff-mail {value}; mail-delivery {folder} without SMTP;
   * failed-mails, journal-intact {count}; holidays-checked {count} of those unverified; database {engine}. Unset values are left out.
   */
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
export type ChecklistItem = z.infer<typeof checklistItem>

export const checklistResponse = z.object({ items: z.array(checklistItem) })
export type ChecklistResponse = z.infer<typeof checklistResponse>
