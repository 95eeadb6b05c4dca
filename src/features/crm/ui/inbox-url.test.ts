import { expect, test } from 'vitest'
import { inboxSearch, inboxView } from './inbox-url.ts'

test('an address and its view say the same', () => {
  for (const view of [
    { state: 'open', q: '', leadId: undefined },
    { state: 'waiting', q: 'núñez & co', leadId: 'a-lead' },
    { state: 'done', q: '', leadId: 'x' },
  ] as const)
    expect(inboxView(inboxSearch(view))).toEqual(view)
  expect(inboxSearch(inboxView(''))).toBe('')
})

test('a state that there is not shows what is open', () => {
  expect(inboxView('?state=everything').state).toBe('open')
})
