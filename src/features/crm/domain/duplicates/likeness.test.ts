import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { PeopleIndex } from './find-pairs.ts'
import {
  byNameScore,
  type ComparedPerson,
  canReach,
  commonNameScore,
  likeness,
  plainEmail,
  prepared,
  queueScore,
} from './likeness.ts'
import { editDistance, isOneSlip, nameLikeness, nameWords, orderedLikeness } from './names.ts'

const of = (id: string, more: Partial<ComparedPerson>): ComparedPerson => ({
  id,
  name: '',
  email: null,
  phone: null,
  town: null,
  ...more,
})
const compared = (a: Partial<ComparedPerson>, b: Partial<ComparedPerson>) =>
  likeness(prepared(of('a', a)), prepared(of('b', b)))

const phone = '+34600000001'
const email = 'ana.ruiz@example.com'
const name = 'Ana Ruiz'

describe('two records are one person', () => {
  it.each([
    ['by number and address', { phone, email, name }, { phone, email, name: 'Bob' }, 0.99],
    ['by address and name', { email, name }, { email, name }, 0.97],
    ['by address and half the name', { email, name }, { email, name: 'Ana' }, 0.9],
    ['by address alone', { email, name }, { email, name: 'Luis Pérez' }, 0.78],
    ['by number and name', { phone, name }, { phone, name }, 0.96],
    ['by number and half the name', { phone, name }, { phone, name: 'Ana' }, 0.85],
    ['by number, another name, addresses not known', { phone, name }, { phone, name: 'Luis Pérez' }, 0.76],
    [
      'by number, another name and address',
      { phone, name, email },
      { phone, name: 'Luis Pérez', email: 'l@x.es' },
      0.6,
    ],
    [
      'by number, another name, the address with a slip',
      { phone, name, email },
      { phone, name: 'Luis Pérez', email: 'ana.riz@example.com' },
      0.76,
    ],
    ['by a number with a slip and name', { phone, name }, { phone: '+34600000002', name }, 0.8],
    [
      'by a number with a slip, name and town',
      { phone, name, town: 'mijas' },
      { phone: '+34600000002', name, town: 'mijas' },
      0.88,
    ],
    [
      'by a number and an address with a slip each, and name',
      { phone, name, email },
      { phone: '+34600000002', name, email: 'ana.riz@example.com' },
      0.88,
    ],
    ['not by a number with a slip alone', { phone, name }, { phone: '+34600000002', name: 'Luis Pérez' }, 0.3],
    ['by name and town alone', { name, town: 'mijas' }, { name, town: 'mijas' }, byNameScore],
    ['less by name and town with one address', { name, town: 'mijas', email }, { name, town: 'mijas' }, byNameScore],
    [
      'less by name and town with two addresses',
      { name, town: 'mijas', email },
      { name, town: 'mijas', email: 'other@x.es' },
      0.65,
    ],
    [
      'less by name and town with two numbers',
      { name, town: 'mijas', phone },
      { name, town: 'mijas', phone: '+34655555555' },
      0.65,
    ],
    ['perhaps by name where a town is missing', { name, town: 'mijas' }, { name }, 0.62],
    ['hardly by name in two towns', { name, town: 'mijas' }, { name, town: 'marbella' }, 0.45],
    ['not by one word and town', { name: 'Ana', town: 'mijas' }, { name: 'Ana', town: 'mijas' }, 0.3],
    ['less by a name with a word more', { name, town: 'mijas' }, { name: 'Ana Ruiz Gil', town: 'mijas' }, 0.65],
  ])('%s', (_what, a, b, score) => {
    expect(compared(a, b).score).toBe(score)
  })

  it('by any of their further numbers and addresses', () => {
    expect(compared({ phone, name }, { otherPhones: [phone], name }).score).toBe(0.96)
    expect(compared({ otherEmails: ['ANA.ruiz@example.com'], name }, { email, name }).score).toBe(0.97)
  })

  it('says what is nearly the same', () => {
    const { because } = compared({ phone, email }, { phone: '+34600000010', email: 'ana.ruiz@exmaple.com' })
    expect(because).toEqual(['nearly-same-phone', 'nearly-same-email'])
    expect(compared({ phone: '600001' }, { phone: '600002' }).because).toEqual([])
    expect(compared({ email: 'anar@example.com' }, { email: 'anar@exmaple.com' }).because).toEqual([])
    expect(compared({ email: 'anaru@x.es' }, { email: 'anari@x.es' }).because).toEqual([])
    expect(compared({ email: 'anaruiz@x.es' }, { email: 'anaruis@y.es' }).because).toEqual([])
    expect(compared({ email: 'ana1ruiz@x.es' }, { email: 'ana2ruiz@x.es' }).because).toEqual([])
  })
})

test('name and town bring nobody together where several are called so', () => {
  const namesake = (id: string) => of(id, { name, town: 'mijas' })
  const two = new PeopleIndex([namesake('1')])
  expect(two.like(namesake('2'), 0.5)).toMatchObject([{ id: '1', score: byNameScore }])
  const many = new PeopleIndex(['1', '2', '3'].map(namesake))
  expect(many.like(namesake('4'), 0.5).map(({ score }) => score)).toEqual([
    commonNameScore,
    commonNameScore,
    commonNameScore,
  ])
})

test('the likeliest comes first, and of two alike the smaller id', () => {
  const index = new PeopleIndex([
    of('c', { name, phone }),
    of('a', { name: 'Luis Pérez', phone }),
    of('b', { name, phone }),
  ])
  expect(index.like(of('x', { name, phone }), 0.5).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  expect(index.like(of('x', { name, phone }), 0.96).map(({ id }) => id)).toEqual(['b', 'c'])
})

test('a switchboard’s number says nothing about two hundred people and more', () => {
  const people = (count: number) => Array.from({ length: count }, (_, n) => of(`p${n}`, { name: `N${n}`, phone }))
  expect(new PeopleIndex(people(200)).like(of('x', { phone }), 0.5)).toHaveLength(200)
  expect(new PeopleIndex(people(201)).like(of('x', { phone }), 0.5)).toEqual([])
})

test('mailboxes are compared as their provider reads them', () => {
  expect(plainEmail(' Ana.Ruiz+news@Gmail.com ')).toBe('anaruiz@gmail.com')
  expect(plainEmail('Ana.Ruiz+news@example.com')).toBe('ana.ruiz@example.com')
  expect(plainEmail('ana@googlemail.com')).toBe('ana@gmail.com')
})

describe('names', () => {
  const alike = (a: string, b: string) => nameLikeness(nameWords(a), nameWords(b))
  it('are read without titles, particles and accents', () => {
    expect(nameWords('Sra. Doña María de la O Núñez')).toEqual(['maria', 'o', 'nunez'])
    expect(nameWords('  ')).toEqual([])
  })
  it('lose a little for an initial, a slip or a surname left out, and much for a word alone', () => {
    expect(alike('A Ruiz', 'Ana Ruiz')).toBeCloseTo((0.85 + 1) / 2)
    expect(alike('Ana Rviz', 'Ana Ruiz')).toBeCloseTo((1 + 0.94) / 2)
    expect(alike('Ana Fernandez', 'Ana Hernandes')).toBeCloseTo((1 + 0.88) / 2)
    expect(alike('Ana Ruiz', 'Ana Ruiz Gil')).toBeCloseTo(0.97)
    expect(alike('Ana', 'Ana Ruiz')).toBeCloseTo(0.6)
    expect(alike('B Ruiz', 'Ana Ruiz')).toBeCloseTo(0.5)
  })
  it('of three letters, or with figures, have no slips', () => {
    expect(alike('Ana', 'Ane')).toBe(0)
    expect(alike('Casa 1001', 'Casa 1002')).toBeCloseTo(0.5)
    expect(alike('Garci', 'Grica')).toBe(0)
  })
  it('use each word once', () => {
    expect(alike('Ana Ana', 'Ana Ruiz')).toBeCloseTo(0.5)
  })
  it('are the same in another turn, as long as they have as many words', () => {
    expect(orderedLikeness(['ruiz', 'ana'], ['ana', 'ruiz'])).toBe(1)
    expect(orderedLikeness(['ana', 'ruiz', 'gil'], ['ana', 'gil', 'ruiz'])).toBeLessThan(0.9)
    expect(orderedLikeness(['ana'], ['ana', 'ruiz'])).toBe(0)
    expect(orderedLikeness([], [])).toBe(0)
  })
  it.each([
    ['ruiz', 'ruiz', 2, 0],
    ['ruiz', 'riuz', 2, 1],
    ['ruiz', 'rui', 2, 1],
    ['rui', 'ruiz', 2, 1],
    ['ruiz', 'ruis', 2, 1],
    ['kitten', 'sitting', 5, 3],
    ['abc', 'abcdef', 2, 3],
    ['ab', 'ba', 2, 1],
    ['', 'ab', 2, 2],
    ['abcd', 'wxyz', 2, 3],
  ])('%s and %s are apart by their slips (at most %i): %i', (a, b, most, slips) => {
    expect(editDistance(a, b, most)).toBe(slips)
  })
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 7 })
test('one slip is what the table of edits calls one', () => {
  fc.assert(fc.property(letters, letters, (a, b) => isOneSlip(a, b) === (editDistance(a, b, 1) === 1)))
})

test('two records that cannot reach a score never do', () => {
  const phones = fc.option(fc.constantFrom('+34600000001', '+34600000010', '+34600000999'))
  const emails = fc.option(fc.constantFrom('ana.ruiz@example.com', 'ana.riuz@example.com', 'eva@example.com'))
  const names = fc.constantFrom('Ana Ruiz', 'Ana Riuz', 'Eva Sol', 'Ana')
  const towns = fc.option(fc.constantFrom('mijas', 'marbella'))
  const somebody = fc.record({ name: names, email: emails, phone: phones, town: towns })
  fc.assert(
    fc.property(somebody, somebody, fc.constantFrom(queueScore, 0.5), (a, b, least) => {
      const [one, other] = [prepared(of('a', a)), prepared(of('b', b))]
      return canReach(one, other, least) || likeness(one, other).score < least
    }),
  )
})
