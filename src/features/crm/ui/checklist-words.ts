import type { ChecklistItem } from '#src/features/crm/checklist-contract.ts'
import type { CrmText } from '#src/features/crm/text/en.ts'

/** A checklist item in words; the detail only while something is left to do. Unset values read as a dash. */
export function checklistWords(item: ChecklistItem, text: CrmText['checklist']): { label: string; detail?: string } {
  const [label, todo] = text.checks[item.id]
  if (item.status === 'ok') return { label }
  return { label, detail: todo.replace(/\{(\w+)\}/g, (_, key: string) => String(item.values[key] ?? '–')) }
}
