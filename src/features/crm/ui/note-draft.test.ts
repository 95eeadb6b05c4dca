import { expect, it } from 'vitest'
import { keepDraft, readDraft } from './note-draft.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const deny = () => {
  throw new Error('denied')
}

it('keeps one draft per lead as typed, and forgets it when blank', () => {
  const store = memory()
  keepDraft(store, 'a', ' Call after six ')
  keepDraft(store, 'b', 'Other')
  expect(readDraft(store, 'a')).toBe(' Call after six ')
  keepDraft(store, 'a', '  ')
  expect(readDraft(store, 'a')).toBe('')
  expect(store.kept.size).toBe(1)
})

it('lives without storage', () => {
  const store = { getItem: deny, setItem: deny, removeItem: deny }
  expect(readDraft(store, 'a')).toBe('')
  expect(keepDraft(store, 'a', 'x')).toBe(false)
})
