import { describe, expect, it } from 'vitest'
import {
  inboxShortcut,
  isMoveShortcut,
  isReplyShortcut,
  keyTarget,
  listShortcut,
  movedIndex,
  queueShortcut,
  wayOfKey,
} from './shortcut.ts'

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
    expect(['N', 't', 'x'].map((key) => wayOfKey({ ...plain, key }))).toEqual(['note', 'task', undefined])
    expect(isReplyShortcut({ ...plain, key: 'R' })).toBe(true)
  })

  it('finishes a row of Today and takes it back, and moves a card', () => {
    expect(['x', 'Z', 'j', '/', 'q'].map((key) => queueShortcut({ ...plain, key }))).toEqual([
      'done',
      'undo',
      'next',
      'search',
      undefined,
    ])
    expect(queueShortcut({ ...plain, key: 'x', isTyping: true })).toBeUndefined()
    expect(isMoveShortcut({ ...plain, key: 'm' })).toBe(true)
  })

  it('leaves typing and browser commands alone', () => {
    expect(listShortcut({ ...plain, key: 'j', isTyping: true })).toBeUndefined()
    expect(listShortcut({ ...plain, key: 'k', ctrlKey: true })).toBeUndefined()
    expect(wayOfKey({ ...plain, key: 'n', metaKey: true })).toBeUndefined()
    expect(wayOfKey({ ...plain, key: 't', isTyping: true })).toBeUndefined()
    // The browser's own reload.
    expect(isReplyShortcut({ ...plain, key: 'r', ctrlKey: true })).toBe(false)
    expect(isReplyShortcut({ ...plain, key: 'r', isTyping: true })).toBe(false)
  })

  it('moves through the rows and stops at the ends', () => {
    expect(movedIndex(-1, 'next', 3)).toBe(0)
    expect(movedIndex(-1, 'previous', 3)).toBe(2)
    expect(movedIndex(0, 'next', 3)).toBe(1)
    expect(movedIndex(2, 'next', 3)).toBe(2)
    expect(movedIndex(0, 'previous', 3)).toBe(0)
    expect(movedIndex(-1, 'next', 0)).toBe(-1)
  })

  it('reaches the parts of a lead and closes a conversation, and neither while somebody types', () => {
    const press = (key: string, more = {}) => ({ ...plain, key, ...more })
    expect(['e', 'T', 'm', 'g', 'z', 'q'].map((key) => keyTarget(press(key)))).toEqual([
      'edit',
      undefined,
      'move',
      'give',
      'undo',
      undefined,
    ])
    expect(['x', 'j', 'g', 'z'].map((key) => inboxShortcut(press(key)))).toEqual(['close', 'next', 'give', 'undo'])
    for (const more of [{ isTyping: true }, { ctrlKey: true }]) {
      expect(keyTarget(press('e', more))).toBeUndefined()
      expect(inboxShortcut(press('x', more))).toBeUndefined()
    }
  })
})
