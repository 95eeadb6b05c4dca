import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('tells its listeners about every change, and forgets a closed toast after 1,000,000 ms', () => {
  const store = toastStore()
  let told = 0
  const leave = store.subscribe(() => told++)
  store.add({ text: 'Enquiry sent.' })
  const [shown] = store.list()
  expect(shown).toMatchObject({ text: 'Enquiry sent.', open: true })
  store.close(shown?.id ?? 0)
  expect(store.list()).toMatchObject([{ open: false }])
  vi.advanceTimersByTime(999_999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toEqual([])
  expect(told).toBe(3)
  leave()
  store.add({ text: 'Another.' })
  expect(told).toBe(3)
})
