import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balancesOf,
  type CommissionState,
  commissionStates,
  type Entry,
  entriesOf,
  mayFollow,
  nextStates,
  payoutEntries,
  recoveryEntries,
  returnedEntries,
  sumOf,
} from './ledger.ts'
import { partnerPayout } from './payout.ts'
import { builtInRules, partnerTaxKinds } from './rules.ts'
import { paidOut } from './tax.ts'

const cents = fc.integer({ min: 1, max: 200_000 })

describe('the books', () => {
  it('sum to zero after any way a commission can go, and hold it on one account at most', () => {
    const way = fc.array(fc.nat(), { maxLength: 12 })
    fc.assert(
      fc.property(cents, way, (amountCents, choices) => {
        const entries: Entry[] = [...entriesOf(null, 'pending', amountCents).entries]
        let state: CommissionState = 'pending'
        for (const choice of choices) {
          const next: CommissionState | undefined = nextStates[state][choice % Math.max(1, nextStates[state].length)]
          if (!next) break
          entries.push(
            ...(next === 'paid'
              ? payoutEntries({
                  commissionCents: amountCents,
                  vatCents: 0,
                  withheldCents: 0,
                  transferCents: amountCents,
                })
              : entriesOf(state, next, amountCents).entries),
          )
          state = next
        }
        expect(sumOf(entries)).toBe(0)
        const held = balancesOf(entries)
        const isDebt = state === 'clawed-back' && held.paidCents > 0
        expect(held.pendingCents).toBe(state === 'pending' ? amountCents : 0)
        expect(held.approvedCents).toBe(state === 'approved' ? amountCents : isDebt ? -amountCents : 0)
        expect(held.inPayoutCents).toBe(state === 'in-payout' ? amountCents : 0)
      }),
    )
  })

  it.each([
    [null, 'pending', 'earned', 'expense', 'pending'],
    ['pending', 'approved', 'approved', 'pending', 'approved'],
    ['pending', 'rejected', 'rejected', 'pending', 'expense'],
    ['approved', 'rejected', 'rejected', 'approved', 'expense'],
    ['rejected', 'pending', 'reopened', 'expense', 'pending'],
    ['approved', 'in-payout', 'into-payout', 'approved', 'in-payout'],
    ['in-payout', 'approved', 'payout-returned', 'in-payout', 'approved'],
    ['paid', 'approved', 'payout-returned', 'paid', 'approved'],
    ['pending', 'clawed-back', 'clawed-back', 'pending', 'expense'],
    ['approved', 'clawed-back', 'clawed-back', 'approved', 'expense'],
    ['paid', 'clawed-back', 'clawed-back', 'approved', 'expense'],
  ] as const)('book a commission that goes from %s to %s as %s: %s to %s', (from, to, kind, debit, credit) => {
    expect(entriesOf(from, to, 700)).toEqual({
      kind,
      entries: [
        { account: debit, amountCents: 700 },
        { account: credit, amountCents: -700 },
      ],
    })
  })

  it.each([
    [null, 'approved'],
    [null, 'rejected'],
    [null, 'clawed-back'],
  ] as const)('begin no commission elsewhere than pending (%s, %s)', (from, to) => {
    expect(() => entriesOf(from, to, 1)).toThrow(RangeError)
  })

  it('undo a payout that came back, all but its commissions, which go back one by one', () => {
    const pay = { commissionCents: 100_000, vatCents: 21_000, withheldCents: 15_000, transferCents: 106_000 }
    expect(returnedEntries(pay)).toEqual([
      { account: 'settled', amountCents: -100_000 },
      { account: 'input-vat', amountCents: -21_000 },
      { account: 'withholding-tax', amountCents: 15_000 },
      { account: 'bank', amountCents: 106_000 },
    ])
    const { entries } = entriesOf('paid', 'approved', 100_000)
    const all = [...payoutEntries(pay), ...returnedEntries(pay), ...entries]
    expect(balancesOf(all)).toMatchObject({ paidCents: 0, approvedCents: 100_000 })
    expect(sumOf(all)).toBe(0)
  })

  it('recover from the account on which the payout stands', () => {
    expect(recoveryEntries(5)).toEqual([
      { account: 'in-payout', amountCents: 5 },
      { account: 'approved', amountCents: -5 },
    ])
    expect(recoveryEntries(5, 'paid')[0]).toEqual({ account: 'paid', amountCents: 5 })
  })

  it('write no row of nothing', () => {
    const pay = { commissionCents: 1, vatCents: 0, withheldCents: 0, transferCents: 1 }
    expect(payoutEntries(pay).map(({ account }) => account)).toEqual(['in-payout', 'paid', 'settled', 'bank'])
  })

  it('book no change that may not be', () => {
    for (const from of commissionStates)
      for (const to of commissionStates)
        if (!mayFollow(from, to)) expect(() => entriesOf(from, to, 1)).toThrow(RangeError)
  })

  it('tell a payout apart into transfer and taxes, and sum to zero', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...partnerTaxKinds), (commissionCents, kind) => {
        const pay = paidOut(commissionCents, builtInRules.tax[kind])
        expect(pay.transferCents).toBe(pay.commissionCents + pay.vatCents - pay.withheldCents)
        const entries = payoutEntries(pay)
        expect(sumOf(entries)).toBe(0)
        expect(balancesOf(entries)).toMatchObject({ paidCents: commissionCents, inPayoutCents: -commissionCents })
      }),
    )
    expect(sumOf(recoveryEntries(5))).toBe(0)
  })

  it('withhold and add VAT by kind of partner', () => {
    expect(paidOut(100_000, builtInRules.tax['self-employed']).transferCents).toBe(106_000)
    expect(paidOut(100_000, builtInRules.tax.company).transferCents).toBe(121_000)
    expect(paidOut(100_000, builtInRules.tax['private-person']).transferCents).toBe(100_000)
  })
})

describe('what a run pays a partner', () => {
  const partner = {
    affiliateId: 'p',
    items: [{ commissionId: 'c', amountCents: 10_000 }],
    taxKind: 'private-person' as const,
    hasTaxNumber: true,
    hasIban: true,
    sharesIban: false,
    isPaused: false,
  }
  const because = (more: Partial<Parameters<typeof partnerPayout>[0]>) => {
    const made = partnerPayout({ ...partner, ...more }, builtInRules)
    return made && 'held' in made ? made.held.because : made?.pay.transferCents
  }
  it('is its commission from the minimum on, to the cent', () => {
    expect(because({})).toBe(10_000)
    expect(because({ items: [{ commissionId: 'c', amountCents: 9_999 }] })).toBe('below-minimum')
    expect(because({ items: [] })).toBeUndefined()
  })
  it('waits while something is missing or looks wrong', () => {
    expect(because({ hasIban: false })).toBe('iban-missing')
    expect(because({ taxKind: null })).toBe('tax-data-missing')
    expect(because({ hasTaxNumber: false })).toBe('tax-data-missing')
    expect(because({ sharesIban: true })).toBe('same-iban')
    expect(because({ isPaused: true })).toBe('paused')
  })
  it('says whose commission waits, and how much of it', () => {
    const made = partnerPayout({ ...partner, hasIban: false }, builtInRules)
    expect(made).toEqual({ held: { affiliateId: 'p', amountCents: 10_000, because: 'iban-missing' } })
    expect(partnerPayout(partner, builtInRules)).toMatchObject({ taxKind: 'private-person' })
  })
  it('is never nothing, even without a minimum', () => {
    const zero = { ...partner, items: [{ commissionId: 'c', amountCents: 0 }] }
    expect(partnerPayout(zero, { ...builtInRules, minimumPayoutCents: 0 })).toMatchObject({
      held: { because: 'below-minimum' },
    })
  })
  it('is less by what was clawed back, and nothing while that is more', () => {
    const debt = { commissionId: 'd', amountCents: -5_000 }
    expect(because({ items: [...partner.items, debt] })).toBe('below-minimum')
    expect(because({ items: [{ commissionId: 'c', amountCents: 20_000 }, debt] })).toBe(15_000)
  })
})
