import type { Permissions } from '#src/features/auth/public.ts'

/** Who sees and who turns the switch of help at any hour. */
export const onCallPermissions = {
  'on-call.read': ['admin', 'sales', 'technician'],
  'on-call.change': ['admin'],
} as const satisfies Permissions
