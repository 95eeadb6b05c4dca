import type { Permissions } from '#src/features/auth/public.ts'

/** Who looks at forms that were held back. */
export const quarantinePermissions = {
  'quarantine.read': ['admin', 'sales'],
  'quarantine.decide': ['admin', 'sales'],
} as const satisfies Permissions
