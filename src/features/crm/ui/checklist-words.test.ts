import { expect, it } from 'vitest'
import { checklistIds } from '#src/features/crm/checklist-contract.ts'
import { crmText } from '#src/features/crm/text/crm-text.ts'
import { checklistWords } from './checklist-words.ts'

it('names the value in use while something is left to do', () => {
  const item = { id: 'mail-from', status: 'warning', values: { value: 'no-reply@localhost' } } as const
  expect(checklistWords(item, crmText.en.checklist).detail).toContain('no-reply@localhost')
  expect(checklistWords({ ...item, status: 'ok' }, crmText.en.checklist).detail).toBeUndefined()
})

it('leaves no gap in any language when a value is missing', () => {
  for (const { checklist } of Object.values(crmText))
    for (const id of checklistIds)
      expect(checklistWords({ id, status: 'todo', values: {} }, checklist).detail).not.toMatch(/[{}]|undefined/)
})
