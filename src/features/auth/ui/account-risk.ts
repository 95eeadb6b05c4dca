import type { Role } from '#src/features/auth/contract.ts'

/** Whose password alone would open everything, or the money of partners. */
const needSecondStep: readonly Role[] = ['admin', 'partner-manager']

export const needsSecondStep = (role: Role): boolean => needSecondStep.includes(role)

/** Accounts in use that a stolen password would be enough for, where it should not; those that may do most first. */
export function atRisk<Account extends { role: Role; state: string; hasSecondFactor: boolean }>(
  accounts: readonly Account[],
): Account[] {
  return accounts
    .filter(({ role, state, hasSecondFactor }) => state === 'active' && !hasSecondFactor && needsSecondStep(role))
    .sort((a, b) => needSecondStep.indexOf(a.role) - needSecondStep.indexOf(b.role))
}

/** Whether nobody else could let people in: the server then keeps this account an administrator. */
export const isLastAdmin = <Account extends { role: Role; state: string }>(
  account: Account,
  accounts: readonly Account[],
): boolean =>
  account.role === 'admin' &&
  account.state !== 'paused' &&
  !accounts.some((other) => other !== account && other.role === 'admin' && other.state === 'active')

/** A sign-in that has been open for so long is worth a look. */
const longDays = 7

export const isLong = (session: { createdAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(session.createdAt) > longDays * 86_400_000
