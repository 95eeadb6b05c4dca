import type { Role } from '#src/features/auth/contract.ts'

/** Whose password alone would open everything, or the money of partners. */
const needSecondStep: readonly Role[] = ['admin', 'partner-manager']

/** Accounts in use that a stolen password would be enough for, where it should not; those that may do most first. */
export function atRisk<Account extends { role: Role; state: string; hasSecondFactor: boolean }>(
  accounts: readonly Account[],
): Account[] {
  return accounts
    .filter(
      ({ role, state, hasSecondFactor }) => state === 'active' && !hasSecondFactor && needSecondStep.includes(role),
    )
    .sort((a, b) => needSecondStep.indexOf(a.role) - needSecondStep.indexOf(b.role))
}

/** A sign-in that has been open for so long is worth a look. */
const longDays = 7

export const isLong = (session: { createdAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(session.createdAt) > longDays * 86_400_000
