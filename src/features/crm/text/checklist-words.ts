import type { ChecklistId, ChecklistItem, ChecklistStatus } from '#src/features/crm/checklist-contract.ts'
import { checklistText } from './checklist-text.ts'

/** What the installation knows of one item; `values` are named in its words, and unset ones read as a dash. */
export interface CheckedItem {
  id: ChecklistId
  status: ChecklistStatus
  values: Record<string, string | number>
}

/** An item of the installation's own list in words; the detail only while something is left to do. */
export function checklistWords({ id, status, values }: CheckedItem): ChecklistItem {
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? '–'))
  const en = checklistText.en.checks[id]
  const es = checklistText.es.checks[id]
  return {
    id,
    status,
    label: { en: en[0], es: es[0] },
    detail: status === 'ok' ? null : { en: fill(en[1]), es: fill(es[1]) },
  }
}
