import type { Permissions } from './staff-guard.ts'

/** Who lets people in. */
export const authPermissions = { 'users.manage': ['admin'] } as const satisfies Permissions
