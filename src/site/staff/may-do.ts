import type { Role, User } from '#src/features/auth/contract.ts'

/** Whether a member of staff may do what these roles may. The API decides; this only leaves out what it would refuse. */
export function mayDo({ role }: Pick<User, 'role'>, allowed: readonly Role[]): boolean {
  return allowed.includes(role)
}
