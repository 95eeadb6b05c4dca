import { expect, it } from 'vitest'
import { checklistIds } from '#src/features/crm/checklist-contract.ts'
import { checklistWords } from './checklist-words.ts'

it('names the value in use while something is left to do', () => {
  const item = { id: 'mail-from', status: 'warning', values: { value: 'no-reply@localhost' } } as const
  expect(checklistWords(item).detail?.en).toContain('no-reply@localhost')
  expect(checklistWords({ ...item, status: 'ok' }).detail).toBeNull()
})

it('leaves no gap in any language when a value is missing', () => {
  for (const id of checklistIds) {
    const { detail } = checklistWords({ id, status: 'todo', values: {} })
    for (const words of [detail?.en, detail?.es]) expect(words).not.toMatch(/[{}]|undefined/)
  }
})
