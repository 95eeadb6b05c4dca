import { expect, it } from 'vitest'
import { durationMs, withClosed, withoutToast, withToast } from './toast-list.ts'

const first = withToast([], 1, { text: 'Link copied.' })

it('shows one toast: a new one replaces the old', () => {
  expect(withToast(first, 2, { text: 'Not sent.', kind: 'destructive' })).toEqual([
    { id: 2, text: 'Not sent.', kind: 'destructive', open: true },
  ])
})

it('keeps a closed toast until it is removed', () => {
  const closed = withClosed(first, 1)
  expect(closed).toEqual([{ id: 1, text: 'Link copied.', kind: 'default', open: false }])
  expect(withoutToast(closed, 1)).toEqual([])
})

it('leaves other toasts alone', () => {
  expect(withClosed(first, 9)).toEqual(first)
  expect(withoutToast(first, 9)).toEqual(first)
})

it('goes after five seconds, but an error stays', () => {
  expect(durationMs('default')).toBe(5000)
  expect(durationMs('destructive')).toBe(Number.POSITIVE_INFINITY)
})
