import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findPairs, PeopleIndex } from './find-pairs.ts'
import { type ComparedPerson, hintScore, likeness, plainEmail, prepared, queueScore } from './likeness.ts'
import { editDistance, nameLikeness, nameWords } from './names.ts'

const of = (more: Partial<ComparedPerson>): ComparedPerson => ({
  id: 'x',
  name: '',
  email: null,
  phone: null,
  town: null,
  ...more,
})
const compared = (a: Partial<ComparedPerson>, b: Partial<ComparedPerson>) =>
  likeness(prepared(of({ ...a, id: 'a' })), prepared(of({ ...b, id: 'b' })))

it('likeness is the same both ways, and a record is like itself', () => {
  const person = fc.record({
    name: fc.constantFrom('Ana García', 'García Ana', 'A. García López', 'Pepe Ruiz', 'José Ruiz', 'Bob', ''),
    email: fc.constantFrom(null, 'ana@gmail.com', 'a.na@gmail.com', 'anna.garcia@gmail.com', 'ana.garcia@gmail.com'),
    phone: fc.constantFrom(null, '+34600000001', '+34600000002', '+447700900000'),
    town: fc.constantFrom(null, 'mijas', 'marbella'),
  })
  fc.assert(
    fc.property(person, person, (a, b) => {
      expect(compared(a, b)).toEqual(compared(b, a))
      if (a.email || a.phone) expect(compared(a, a).score).toBeGreaterThanOrEqual(queueScore)
    }),
  )
})

it.each([
  [
    'a family with one telephone',
    { name: 'Ana Ruiz', phone: '+34600000001', email: 'ana@x.es' },
    { name: 'John Smith', phone: '+34600000001', email: 'john@y.es' },
  ],
  [
    'two people of one name',
    { name: 'Ana García', phone: '+34600000001', email: 'ana1@x.es', town: 'mijas' },
    { name: 'Ana García', phone: '+34655555555', email: 'ag@y.es', town: 'mijas' },
  ],
  [
    'numbered mailboxes',
    { name: 'Sample 1000', email: 'sample-1000@example.com' },
    { name: 'Sample 1001', email: 'sample-1001@example.com' },
  ],
])('%s is no duplicate', (_what, a, b) => {
  expect(compared(a, b).score).toBeLessThan(queueScore)
})

it('says why', () => {
  const a = { name: 'María Núñez', phone: '+34600000001', town: 'mijas' }
  expect(compared(a, { ...a, name: 'Maria Nuñes' }).because).toEqual(['same-phone', 'similar-name', 'same-town'])
  expect(compared(a, a).because).toEqual(['same-phone', 'same-name', 'same-town'])
})

it('an index follows what is added, changed and removed', () => {
  const index = new PeopleIndex()
  const ana = of({ id: '1', name: 'Ana Ruiz', phone: '+34600000001' })
  index.add(ana)
  const again = of({ id: '2', name: 'Ana Ruiz', phone: '+34600000001' })
  expect(index.like(again, hintScore).map(({ id }) => id)).toEqual(['1'])
  expect(index.like(ana, hintScore)).toEqual([])
  index.add({ ...ana, name: 'Otra', phone: null })
  expect(index.like(again, hintScore)).toEqual([])
  index.remove('1')
  expect(index.size).toBe(0)
})

it('names: order, accents, pet names, initials and slips', () => {
  const alike = (a: string, b: string) => nameLikeness(nameWords(a), nameWords(b))
  expect(alike('Núñez Ana', 'ana nunez')).toBe(1)
  expect(alike('Pepe García', 'José García')).toBe(1)
  expect(alike('A. García', 'Ana García')).toBeGreaterThan(0.9)
  expect(alike('Ana García', 'Ana García López')).toBeGreaterThan(0.9)
  expect(alike('Ana García', 'Luis Pérez')).toBe(0)
  expect(alike('', '')).toBe(0)
})

it('counts slips as people make them', () => {
  expect([editDistance('gmial', 'gmail', 2), editDistance('ana', 'anna', 2), editDistance('ana', 'pedro', 2)]).toEqual([
    1, 1, 3,
  ])
  expect(plainEmail('A.na+casa@GoogleMail.com')).toBe('ana@gmail.com')
})

it('a pair is told once, the smaller id first, from the likeness on that is asked for', () => {
  const phone = '+34600000001'
  const people = [
    of({ id: 'b', name: 'Ana Ruiz', phone }),
    of({ id: 'a', name: 'Ana Ruiz', phone }),
    of({ id: 'c', name: 'Luis Pérez', phone }),
  ]
  expect(findPairs(people, 0.9)).toEqual([{ a: 'a', b: 'b', score: 0.96, because: ['same-phone', 'same-name'] }])
  const all = findPairs(people, 0.5).map(({ a, b }) => `${a} ${b}`)
  expect(all.sort()).toEqual(['a b', 'a c', 'b c'])
})
