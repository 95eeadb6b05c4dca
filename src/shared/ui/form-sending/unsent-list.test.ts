import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUnsent, keepUnsent } from '#src/shared/ui/browser-memory/form-draft.ts'
import { unsentMark } from '#src/shared/ui/browser-memory/unsent-mark.ts'
import { noteRefused, unsentForms } from './unsent-list.ts'

const local = new Map<string, string>()

/** A store as a browser has it: what is kept are its own properties. */
function storeOf(kept: Map<string, string>) {
  return new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
}

const now = new Date('2026-11-23T10:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

beforeEach(() => {
  local.clear()
  vi.useFakeTimers({ now })
  vi.stubGlobal('window', { localStorage: storeOf(local) })
  vi.stubGlobal('localStorage', storeOf(local))
  vi.stubGlobal('location', { pathname: '/contact' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a form is kept whole with its key, its page and its draft, until the server has it', () => {
  keepUnsent('/api/contact', 'k1', { name: 'Ana' }, 'contact-draft')
  expect(local.get(unsentMark)).toBe('1')
  expect(unsentForms(now)).toEqual([
    {
      path: '/api/contact',
      key: 'k1',
      body: { name: 'Ana' },
      at: now,
      page: '/contact',
      draft: 'contact-draft',
      refused: undefined,
    },
  ])
  forgetUnsent('/api/contact')
  expect(unsentForms(now)).toEqual([])
  expect([...local.keys()]).toEqual([])
})

test('each form has one: what is sent anew takes the place of what was sent before', () => {
  keepUnsent('/api/contact', 'k1', { name: 'An' })
  keepUnsent('/api/consultations', 'k2', {})
  keepUnsent('/api/contact', 'k3', { name: 'Ana' })
  expect(
    unsentForms(now)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['k2', 'k3'])
})

test('what was refused says why, and is still there to be written again', () => {
  keepUnsent('/api/consultations', 'k', { slot: 'x' })
  const [form] = unsentForms(now)
  if (form) noteRefused(form, 'Somebody was faster')
  expect(unsentForms(now)).toMatchObject([{ key: 'k', refused: 'Somebody was faster', at: now }])
})

test('after a week it goes by itself', () => {
  keepUnsent('/api/contact', 'k', {})
  expect(unsentForms(days(6.9))).toHaveLength(1)
  expect(unsentForms(days(7))).toEqual([])
  expect([...local.keys()]).toEqual([])
})

test.each(['{', '[]', '{"key":1}', '{"key":"k","body":null,"at":1,"page":"/"}'])('%s is no form and goes', (text) => {
  local.set('unsent:/api/contact', text)
  expect(unsentForms(now)).toEqual([])
  expect(local.size).toBe(0)
})

test('where storage is denied nothing is kept and nothing breaks', () => {
  const denied = {
    get localStorage() {
      throw new Error('denied')
    },
  }
  vi.stubGlobal('window', denied)
  vi.stubGlobal('localStorage', undefined)
  keepUnsent('/api/contact', 'k', {}, 'contact-draft')
  expect(unsentForms(now)).toEqual([])
})
