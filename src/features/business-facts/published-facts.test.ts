import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#src/shared/http/problem.ts'
import { builtInBusiness, openFacts } from '#src/site/business.ts'
import { changedKeys } from '#src/site/published/published.ts'
import { published, reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import type { BusinessFacts } from './contract.ts'
import { hoursText, spansOf } from './hours.ts'
import { businessOf, factsOf } from './published-facts.ts'
import { businessSubject } from './subject.ts'

const builtIn = factsOf(builtInBusiness)
const checked = (facts: object) => businessSubject.check({ ...builtIn, ...facts }, undefined, 1, 'en')
const refused = (facts: object): string[] => {
  try {
    checked(facts)
  } catch (error) {
    if (error instanceof Problem) return (error.fields ?? []).map(({ field, code }) => `${field} ${code}`)
    throw error
  }
  return []
}

test('what is built in can be published as it is, and comes back the same', () => {
  expect(businessOf(checked({}))).toEqual(builtInBusiness)
  expect(businessOf(undefined)).toBe(builtInBusiness)
})

test('an empty field stays unset and on the list before going live; what is given leaves it', () => {
  const ids = (facts: object) => openFacts(businessOf(checked(facts))).map(({ id }) => id)
  expect(ids({})).toContain('taxId')
  expect(ids({})).toContain('office.torremolinos')
  const given: Partial<BusinessFacts> = {
    taxId: 'B12345678',
    addresses: { ...builtIn.addresses, torremolinos: 'Calle Uno 1, 29620 Torremolinos' },
    confirmed: ['openingHours'],
  }
  for (const id of ['taxId', 'office.torremolinos', 'openingHours']) expect(ids(given)).not.toContain(id)
  expect(ids(given)).toContain('name')
  expect(businessOf(checked({ legalName: '' })).legalName).toBeNull()
})

test('a phone is kept as it is dialled and shown as it is read; hours become the calendar of the week', () => {
  const business = businessOf(checked({ phone: '952 123 456', weekdays: '09:00-14:00, 16:00-19:00', saturday: '' }))
  expect(business.phone).toEqual({ e164: '+34952123456', display: '+34 952 123 456' })
  expect(business.openingWeek[3]).toEqual([
    { fromMinute: 540, toMinute: 840 },
    { fromMinute: 960, toMinute: 1140 },
  ])
  expect(business.openingWeek[6]).toEqual([])
})

test.each([
  [{ phone: '12' }, 'phone phone_invalid'],
  [{ name: '' }, 'name '],
  [{ taxId: 'B1' }, 'taxId tax_number_invalid'],
  [{ email: 'nobody' }, 'email '],
  [{ payoutIban: 'ES91' }, 'payoutIban iban_invalid'],
  [{ facebook: 'http://facebook.example/us' }, 'facebook '],
  [{ saturday: '14:00-10:00' }, 'saturday wrong_format'],
  [{ weekdays: '' }, 'weekdays '],
  [{ weekdays: '09:00-14:00, 13:00-19:00' }, 'weekdays wrong_format'],
  [{ fax: '1' }, ''],
])('%j is refused, the field named', (facts, field) => {
  const [first = 'nothing'] = refused(facts)
  expect(first.startsWith(field)).toBe(true)
  expect(refused(facts)).toHaveLength(1)
})

test('a colleague who was slower reads which facts are others', () => {
  expect(businessSubject.difference(undefined, checked({ email: 'a@example.com', sunday: '10:00-12:00' }))).toEqual([
    'email',
    'sunday',
  ])
})

test('hours survive being written and read', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(minutes, (some) => {
      const sorted = some.slice(0, some.length - (some.length % 2)).sort((a, b) => a - b)
      const spans = sorted.flatMap((fromMinute, at) =>
        at % 2 === 0 ? [{ fromMinute, toMinute: sorted[at + 1] ?? 0 }] : [],
      )
      expect(spansOf(hoursText(spans))).toEqual(spans)
    }),
  )
})

test('a page has read the facts that it says, and no others', () => {
  const zero = versionZero('2026-11-23')
  const page = reading(zero, () => `${published().business.name} ${published().business.phone.display}`)
  expect([...page.keys].sort()).toEqual(['business:name', 'business:phone'])
  const mailed = { ...zero, business: businessOf(checked({ email: 'a@example.com' })) }
  expect([...changedKeys(zero, mailed)]).toEqual(['business:email'])
  const called = { ...zero, business: businessOf(checked({ phone: '952 123 456' })) }
  expect([...changedKeys(zero, called)]).toEqual(['business:phone'])
})
