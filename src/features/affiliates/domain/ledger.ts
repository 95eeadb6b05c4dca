import type { Cents } from '#src/shared/domain/money.ts'

/**
 * The books of the programme, double entry in whole cents: a debit is positive, a credit negative, and every transaction sums to zero. What a partner
 * is owed stands on four accounts of theirs, as credits; a sum is on one of them only.
 */

export const accounts = [
  'expense',
  'pending',
  'approved',
  'in-payout',
  'paid',
  'settled',
  'input-vat',
  'withholding-tax',
  'bank',
] as const
export type Account = (typeof accounts)[number]

export interface Entry {
  account: Account
  amountCents: Cents
}

export const transactionKinds = [
  'earned',
  'approved',
  'rejected',
  'reopened',
  'into-payout',
  'payout-returned',
  'paid',
  'clawed-back',
  'recovered',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const commissionStates = ['pending', 'approved', 'in-payout', 'paid', 'rejected', 'clawed-back'] as const
export type CommissionState = (typeof commissionStates)[number]

/** Which state may follow which; the database holds the same table (migrations) and refuses everything else. */
export const nextStates: Readonly<Record<CommissionState, readonly CommissionState[]>> = {
  pending: ['approved', 'rejected', 'clawed-back'],
  approved: ['in-payout', 'rejected', 'clawed-back'],
  'in-payout': ['paid', 'approved'],
  // Approved again: the transfer came back from the partner's bank.
  paid: ['clawed-back', 'approved'],
  rejected: ['pending'],
  'clawed-back': [],
}

export const mayFollow = (from: CommissionState, to: CommissionState): boolean => nextStates[from].includes(to)

/** The entries that a change of state of a commission makes. Throws a RangeError for a change that may not be. */
export function entriesOf(
  from: CommissionState | null,
  to: CommissionState,
  amountCents: Cents,
): { kind: TransactionKind; entries: Entry[] } {
  const move = (kind: TransactionKind, debit: Account, credit: Account) => ({
    kind,
    entries: [
      { account: debit, amountCents },
      { account: credit, amountCents: -amountCents },
    ],
  })
  if (from === null && to === 'pending') return move('earned', 'expense', 'pending')
  if (from === 'pending' && to === 'approved') return move('approved', 'pending', 'approved')
  if (from === 'pending' && to === 'rejected') return move('rejected', 'pending', 'expense')
  if (from === 'approved' && to === 'rejected') return move('rejected', 'approved', 'expense')
  if (from === 'rejected' && to === 'pending') return move('reopened', 'expense', 'pending')
  if (from === 'approved' && to === 'in-payout') return move('into-payout', 'approved', 'in-payout')
  if (from === 'in-payout' && to === 'approved') return move('payout-returned', 'in-payout', 'approved')
  if (from === 'paid' && to === 'approved') return move('payout-returned', 'paid', 'approved')
  if (from === 'pending' && to === 'clawed-back') return move('clawed-back', 'pending', 'expense')
  // What was transferred cannot be unmade: the partner's approved balance falls, below zero if need be, and later commissions fill it up.
  if ((from === 'approved' || from === 'paid') && to === 'clawed-back')
    return move('clawed-back', 'approved', 'expense')
  throw new RangeError(`a commission does not go from ${from} to ${to}`)
}

/**
 * The entries of a payout that has left the bank: the partner's commission moves to paid, and its cost is split into transfer, VAT and
 * income tax withheld. `settled` is the other side of all paid commissions.
 */
export function payoutEntries(p: {
  commissionCents: Cents
  vatCents: Cents
  withheldCents: Cents
  transferCents: Cents
}): Entry[] {
  const rows: Entry[] = [
    { account: 'in-payout', amountCents: p.commissionCents },
    { account: 'paid', amountCents: -p.commissionCents },
    { account: 'settled', amountCents: p.commissionCents },
    { account: 'input-vat', amountCents: p.vatCents },
    { account: 'withholding-tax', amountCents: -p.withheldCents },
    { account: 'bank', amountCents: -p.transferCents },
  ]
  return rows.filter(({ amountCents }) => amountCents !== 0)
}

/**
 * The entries of a payout that left the bank and came back: transfer, VAT and income tax withheld are undone. Its commissions go back to approved by
 * entries of their own.
 */
export function returnedEntries(p: Parameters<typeof payoutEntries>[0]): Entry[] {
  return payoutEntries(p)
    .filter(({ account }) => account !== 'in-payout' && account !== 'paid')
    .map(({ account, amountCents }) => ({ account, amountCents: -amountCents }))
}

/** The entries by which a payout recovers what was clawed back after it had been paid; below zero they undo it, from where the payout stands. */
export const recoveryEntries = (amountCents: Cents, payoutAt: 'in-payout' | 'paid' = 'in-payout'): Entry[] => [
  { account: payoutAt, amountCents },
  { account: 'approved', amountCents: -amountCents },
]

/** Sum of entries; zero for every transaction. */
export const sumOf = (entries: readonly { amountCents: Cents }[]): Cents =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What a partner sees, cents: sums of their entries with the sign turned, since what we owe is a credit. */
export interface Balances {
  pendingCents: Cents
  approvedCents: Cents
  inPayoutCents: Cents
  paidCents: Cents
}

export function balancesOf(entries: readonly Entry[]): Balances {
  const owed = (account: Account) => -sumOf(entries.filter((entry) => entry.account === account)) || 0
  return {
    pendingCents: owed('pending'),
    approvedCents: owed('approved'),
    inPayoutCents: owed('in-payout'),
    paidCents: owed('paid'),
  }
}
