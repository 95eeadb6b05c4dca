import { expect, test } from 'vitest'
import { leadListQuery, leadPatch } from './contract.ts'

test('what the database cannot hold is refused, not asked of it', () => {
  expect(leadListQuery.safeParse({ q: 'a\u0000' }).success).toBe(false)
  expect(leadPatch.safeParse({ note: 'called\u0000' }).success).toBe(false)
  expect(leadListQuery.parse({ q: ' Núñez ' }).q).toBe('Núñez')
  expect(leadPatch.parse({ note: 'called\ntwice' }).note).toBe('called\ntwice')
  expect(leadPatch.safeParse({ note: ' ' }).success).toBe(false)
})
