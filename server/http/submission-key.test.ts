import { expect, test } from 'vitest'
import { submissionKeys } from './submission-key.ts'

const minute = 60_000
const windowStart = Date.parse('2026-11-23T10:00:00Z')
const form = new URLSearchParams('name=Ana&message=hello')

test('the same answers sent twice within ten minutes have one key', () => {
  expect(submissionKeys(form, windowStart + 10 * minute - 1)).toEqual(submissionKeys(form, windowStart))
})

test('sent again in the next ten minutes, they are found under the key of the first', () => {
  const [first, second] = [
    submissionKeys(form, windowStart + 9 * minute),
    submissionKeys(form, windowStart + 10 * minute),
  ]
  expect(second.key).not.toBe(first.key)
  expect(second.earlierKey).toBe(first.key)
})

test('after twenty minutes they are another submission', () => {
  const [first, later] = [submissionKeys(form, windowStart), submissionKeys(form, windowStart + 20 * minute)]
  expect([later.key, later.earlierKey]).not.toContain(first.key)
})

test('other answers are another submission', () => {
  const other = new URLSearchParams('name=Ana&message=hello again')
  expect(submissionKeys(other, windowStart).key).not.toBe(submissionKeys(form, windowStart).key)
})
