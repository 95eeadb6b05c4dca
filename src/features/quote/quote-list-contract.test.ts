import { expect, test } from 'vitest'
import { quoteListQuery } from './quote-list-contract.ts'

test('a reference that the database cannot hold is refused, not asked of it', () => {
  expect(quoteListQuery.safeParse({ reference: 'Q-\u0000' }).success).toBe(false)
  expect(quoteListQuery.parse({ reference: ' Q-1 ' }).reference).toBe('Q-1')
})
