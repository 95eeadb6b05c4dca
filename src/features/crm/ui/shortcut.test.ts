import { describe, expect, it } from 'vitest'
import { isNoteShortcut, listShortcut, movedIndex } from './shortcut.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, isTyping: false }

describe('shortcuts', () => {
  it('knows its keys, capitals included', () => {
    expect(['/', 'j', 'K', 'x', 'Enter'].map((key) => listShortcut({ ...plain, key }))).toEqual([
      'search',
      'next',
      'previous',
      undefined,
      undefined,
    ])
    expect(isNoteShortcut({ ...plain, key: 'N' })).toBe(true)
  })

  it('leaves typing and browser commands alone', () => {
    expect(listShortcut({ ...plain, key: 'j', isTyping: true })).toBeUndefined()
    expect(listShortcut({ ...plain, key: 'k', ctrlKey: true })).toBeUndefined()
    expect(isNoteShortcut({ ...plain, key: 'n', metaKey: true })).toBe(false)
  })

  it('moves through the rows and stops at the ends', () => {
    expect(movedIndex(-1, 'next', 3)).toBe(0)
    expect(movedIndex(-1, 'previous', 3)).toBe(2)
    expect(movedIndex(0, 'next', 3)).toBe(1)
    expect(movedIndex(2, 'next', 3)).toBe(2)
    expect(movedIndex(0, 'previous', 3)).toBe(0)
    expect(movedIndex(-1, 'next', 0)).toBe(-1)
  })
})
