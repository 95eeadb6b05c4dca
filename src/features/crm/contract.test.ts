import { expect, test } from 'vitest'
import { leadListQuery, leadPatch } from './contract.ts'

test('what the database cannot hold is refused, not asked of it', () => {
  expect(leadListQuery.safeParse({ q: 'a\u0000' }).success).toBe(false)
  expect(leadPatch.safeParse({ note: 'called\u0000' }).success).toBe(false)
  expect(leadListQuery.parse({ q: ' Núñez ' }).q).toBe('Núñez')
  expect(leadPatch.parse({ note: 'called\ntwice' }).note).toBe('called\ntwice')
  expect(leadPatch.safeParse({ note: ' ' }).success).toBe(false)
})

test('a patch changes something, and fields only with the version they were read in', () => {
  expect(leadPatch.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(['nothing_to_change'])
  expect(leadPatch.safeParse({ basedOnVersion: 3 }).success).toBe(false)
  expect(leadPatch.safeParse({ fields: { name: 'Ana' } }).error?.issues[0]?.path).toEqual(['basedOnVersion'])
  expect(leadPatch.safeParse({ fields: { name: 'Ana' }, basedOnVersion: 0 }).success).toBe(true)
  for (const one of [{ note: 'called' }, { owner: { id: null } }, { touch: { kind: 'called' } }])
    expect(leadPatch.safeParse(one).success).toBe(true)
})
