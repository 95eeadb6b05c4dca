import { expect, test } from 'vitest'
import { type MergeablePerson, mergedPerson } from './merged-person.ts'

const ana: MergeablePerson = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '+34600000001',
  otherEmails: ['old@example.com'],
  otherPhones: [],
  language: 'es',
  town: null,
  address: '',
  consentMarketing: true,
  restrictedAt: null,
}
const second: MergeablePerson = {
  name: 'A. Ruiz',
  email: 'ruiz@example.com',
  phone: '+34600000002',
  otherEmails: ['ANA@example.com'],
  otherPhones: ['+34600000003'],
  language: 'en',
  town: 'mijas',
  address: 'Calle Larga 1',
  consentMarketing: true,
  restrictedAt: null,
}

test('the record that stays gives what it has, the other what is missing; no number or address is lost', () => {
  expect(mergedPerson(ana, second, {})).toEqual({
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '+34600000001',
    otherEmails: ['ruiz@example.com', 'old@example.com'],
    otherPhones: ['+34600000002', '+34600000003'],
    language: 'es',
    town: 'mijas',
    address: 'Calle Larga 1',
    consentMarketing: true,
    restrictedAt: null,
  })
})

test('a field that staff choose is the other’s, and what was first is kept beside it', () => {
  const merged = mergedPerson(ana, second, { email: 'b', name: 'b', language: 'b', phone: 'a' })
  expect(merged).toMatchObject({ name: 'A. Ruiz', email: 'ruiz@example.com', phone: '+34600000001', language: 'en' })
  expect(merged.otherEmails).toEqual(['ana@example.com', 'old@example.com'])
  // Chosen, and yet not there.
  expect(mergedPerson(second, ana, { town: 'b' }).town).toBe('mijas')
})

test('records without numbers make one without', () => {
  const bare = { ...ana, email: null, phone: null, otherEmails: [], otherPhones: [] }
  expect(mergedPerson(bare, bare, {})).toMatchObject({ email: null, phone: null, otherEmails: [], otherPhones: [] })
})

test('news go on only where both agreed', () => {
  expect(mergedPerson({ ...ana, consentMarketing: false }, second, {}).consentMarketing).toBe(false)
  expect(mergedPerson(ana, { ...second, consentMarketing: false }, {}).consentMarketing).toBe(false)
})

test('a restriction of either holds, from the earlier day', () => {
  const [early, late] = [new Date('2026-01-01'), new Date('2026-05-01')]
  const of = (a: Date | null, b: Date | null) =>
    mergedPerson({ ...ana, restrictedAt: a }, { ...second, restrictedAt: b }, {}).restrictedAt
  expect([of(early, null), of(null, late), of(early, late), of(late, early)]).toEqual([early, late, early, early])
})
