import { expect, test } from 'vitest'
import { type AssignmentRule, ruleFor } from './assignment.ts'

const rule = (ownerId: string, more: Partial<AssignmentRule> = {}): AssignmentRule => ({
  town: null,
  service: null,
  language: null,
  ownerId,
  ...more,
})
const rules = [
  rule('rosa', { town: 'mijas', language: 'en' }),
  rule('leo', { service: 'air-conditioning' }),
  rule('office'),
]

test.each([
  [{ town: 'mijas', service: 'solar', language: 'en' }, 'rosa'],
  [{ town: 'mijas', service: 'air-conditioning', language: 'en' }, 'rosa'],
  [{ town: 'mijas', service: 'air-conditioning', language: 'es' }, 'leo'],
  [{ town: null, service: null, language: 'es' }, 'office'],
])('%o goes to %s: the first rule that fits', (lead, owner) => {
  expect(ruleFor(rules, lead)?.ownerId).toBe(owner)
})

test('a town that nobody said fits no rule about towns', () => {
  expect(ruleFor(rules.slice(0, 1), { language: 'en' })).toBeUndefined()
})
