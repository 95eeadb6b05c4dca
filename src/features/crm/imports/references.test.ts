import { expect, it } from 'vitest'
import { newReference } from '#src/shared/crypto/reference.ts'
import { mostRows } from './check.ts'
import { importedSigns } from './service.ts'

it('gives each row of the largest import a reference of its own', () => {
  const made = new Set(Array.from({ length: 10 * mostRows }, () => newReference('I', importedSigns)))
  expect(made.size).toBe(10 * mostRows)
})
