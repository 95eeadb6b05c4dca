import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attribute,
  type Claim,
  daysLeft,
  type EarlierContact,
  earns,
  initialsOf,
  isProtected,
  stopOf,
} from './attribution.ts'

const day = 86_400_000
const at = new Date('2026-11-23T10:00:00Z')
const daysAgo = (days: number) => new Date(at.getTime() - days * day)
const partner = { id: 'a', isApproved: true, isSamePerson: false, isSameHousehold: false, isStaff: false }
const claim = (more: Partial<Claim>): Claim => ({
  at,
  method: 'link',
  partner,
  earlier: [],
  protectionDays: 90,
  ...more,
})
const ours = (days: number): EarlierContact => ({
  at: daysAgo(days),
  affiliateId: null,
  protectedUntil: null,
  isAccepted: false,
})
const theirs = (affiliateId: string, days: number, isAccepted = false): EarlierContact => ({
  at: daysAgo(days),
  affiliateId,
  protectedUntil: new Date(daysAgo(days).getTime() + 90 * day),
  isAccepted,
})

describe('who brought a customer', () => {
  it('is the first who registered them, for ninety days', () => {
    expect(attribute(claim({}))).toEqual({ outcome: 'new', protectedUntil: daysAgo(-90), flags: [] })
  })
  it('is nobody when they came to us before, however long ago', () => {
    expect(attribute(claim({ earlier: [ours(300)] }))).toEqual({
      outcome: 'existing',
      since: daysAgo(300),
      owner: 'us',
    })
  })
  it('stays the first of two partners, to the last moment of the protection', () => {
    expect(attribute(claim({ earlier: [theirs('b', 89)] }))).toMatchObject({
      outcome: 'existing',
      owner: 'other-partner',
    })
    expect(attribute(claim({ earlier: [theirs('b', 90)] }))).toMatchObject({ outcome: 'new' })
  })
  it('stays the first for good once the contract is signed', () => {
    expect(attribute(claim({ earlier: [theirs('b', 400, true)] }))).toMatchObject({ outcome: 'existing' })
  })
  it('tells a partner that their own registration still counts', () => {
    expect(attribute(claim({ earlier: [theirs('a', 10)] }))).toMatchObject({
      outcome: 'still-yours',
      since: daysAgo(10),
    })
    expect(attribute(claim({ earlier: [theirs('a', 91)] }))).toMatchObject({ outcome: 'new' })
  })
  it.each([
    [undefined, 'unknown-code'],
    [{ ...partner, isApproved: false }, 'not-approved'],
    [{ ...partner, isSamePerson: true }, 'self-referral'],
    [{ ...partner, isStaff: true }, 'staff'],
  ] as const)('is nobody for a claim that is none (%#)', (who, because) => {
    expect(attribute(claim({ partner: who }))).toEqual({ outcome: 'refused', because })
  })
  it('is looked at by staff when the address is the partner’s own', () => {
    expect(attribute(claim({ partner: { ...partner, isSameHousehold: true } }))).toMatchObject({
      flags: ['same-household'],
    })
  })

  it('is one and the same whatever order the contacts are told in', () => {
    const contact = fc.record({
      affiliateId: fc.constantFrom(null, 'a', 'b', 'c'),
      days: fc.integer({ min: 0, max: 400 }),
      isAccepted: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.uniqueArray(contact, { selector: ({ days }) => days, maxLength: 8 }), (contacts) => {
        const earlier = contacts.map(({ affiliateId, days, isAccepted }) =>
          affiliateId === null ? ours(days) : theirs(affiliateId, days, isAccepted),
        )
        expect(attribute(claim({ earlier: [...earlier].reverse() }))).toEqual(attribute(claim({ earlier })))
      }),
    )
  })
})

it('a registration counts until its end, which is outside, and for good once accepted', () => {
  const contact = { protectedUntil: at, isAccepted: false }
  expect(isProtected(contact, new Date(at.getTime() - 1))).toBe(true)
  expect(isProtected(contact, at)).toBe(false)
  expect(isProtected({ ...contact, isAccepted: true }, at)).toBe(true)
  expect(isProtected({ protectedUntil: null, isAccepted: false }, at)).toBe(false)
})

it('tells a partner how long an own registration still protects, without end once accepted', () => {
  expect(attribute(claim({ earlier: [theirs('a', 10)] }))).toMatchObject({ protectedUntil: daysAgo(-80) })
  expect(attribute(claim({ earlier: [theirs('a', 10, true)] }))).toMatchObject({ protectedUntil: null })
})

describe('a payment', () => {
  const protectedUntil = daysAgo(-1)
  it('earns when the job was accepted or paid in time', () => {
    expect(earns({ protectedUntil, acceptedAt: null }, at)).toBe(true)
    expect(earns({ protectedUntil, acceptedAt: at }, daysAgo(-200))).toBe(true)
  })
  it('earns nothing when both came later', () => {
    expect(earns({ protectedUntil, acceptedAt: null }, protectedUntil)).toBe(false)
    expect(earns({ protectedUntil, acceptedAt: protectedUntil }, daysAgo(-200))).toBe(false)
  })
})

it('a partner sees days left, initials and stops, and nothing else', () => {
  expect([daysLeft(daysAgo(-90), at), daysLeft(new Date(at.getTime() + 1), at), daysLeft(at, at)]).toEqual([90, 1, 0])
  expect([initialsOf('Ana Núñez-Pérez López'), initialsOf('  '), initialsOf('李')]).toEqual(['A. N. P.', '–', '李.'])
  expect(['new', 'contacted', 'quoted', 'accepted', 'permit', 'installed', 'paid'].map(stopOf)).toEqual([
    'received',
    'received',
    'visit',
    'accepted',
    'accepted',
    'installed',
    'paid',
  ])
  expect([stopOf('survey-booked'), stopOf('lost'), stopOf('of a later release')]).toEqual([
    'visit',
    undefined,
    undefined,
  ])
})
