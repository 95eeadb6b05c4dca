import { expect, test } from 'vitest'
import { nameOf, type Versions, withVersion } from './versions.ts'

const version = (subject: string, number: number) => ({
  subject,
  version: number,
  value: number,
  publishedAt: '2026-11-24T08:00:00Z',
  publishedBy: 'Ana',
})

test('a state is named by the newest version of each subject, in whatever order they were published', () => {
  const files: Versions = {}
  expect(nameOf(files)).toBe('')
  const both = withVersion(withVersion(files, version('switch:on-call', 7)), version('prices', 3))
  expect(nameOf(both)).toBe('prices 3, switch:on-call 7')
  expect(nameOf(withVersion(both, version('prices', 4)))).toBe('prices 4, switch:on-call 7')
  // The state before is as it was.
  expect([nameOf(both), nameOf(files)]).toEqual(['prices 3, switch:on-call 7', ''])
})
